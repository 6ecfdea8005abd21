/** What Phaser draws with in WebGL (`src/firstPage/build/phaser`): once it is loaded, a game of type `WEBGL` can be made. */
declare module 'phaser/webgl' {}
