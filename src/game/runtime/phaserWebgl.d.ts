/** Phaser's WebGL renderer (`src/firstPage/build/phaser`): once it is loaded, games of type `WEBGL` can be created. */
declare module 'phaser/webgl' {}
