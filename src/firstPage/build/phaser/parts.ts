/**
 * What of Phaser the house uses: `import … from 'phaser'` means this, in the built app, in development and in tests
 * (docs/decisions/trimmed-phaser.md). A scene that needs more of it names it here; `tests/contract/engine.test.ts` tells what is missing.
 * Paths are those of `node_modules/phaser/src`.
 */

/** Game objects: `new GameObjects.Image(…)`. Each draws by two functions; WebGL's is a chunk of its own. */
export const GAME_OBJECTS = {
  Container: 'gameobjects/container/Container.js',
  Graphics: 'gameobjects/graphics/Graphics.js',
  Image: 'gameobjects/image/Image.js',
} as const

/** `scene.add.…`: files that register themselves with Phaser's factory. */
export const FACTORIES = {
  container: 'gameobjects/container/ContainerFactory.js',
  graphics: 'gameobjects/graphics/GraphicsFactory.js',
} as const

/** Systems of a scene: `scene.tweens`, `scene.cameras`, … The game does not boot without events, scene, children and updates. */
export const SYSTEMS = {
  cameras: 'cameras/2d/CameraManager.js',
  children: 'gameobjects/DisplayList.js',
  events: 'events/EventEmitter.js',
  scene: 'scene/ScenePlugin.js',
  tweens: 'tweens/TweenManager.js',
  updates: 'gameobjects/UpdateList.js',
} as const

/** What else `phaser` exports. */
export const VALUES = {
  Game: 'core/Game.js',
  Scene: 'scene/Scene.js',
} as const

/** Namespaces that `phaser` exports, by what is in them. */
export const NAMESPACES = {
  Scale: { NONE: 0 },
  Scenes: { Events: 'scene/events/index.js' },
} as const

/** Numbers that `phaser` exports (`const.js`). */
export const NUMBERS = ['CANVAS', 'WEBGL'] as const

/** Functions that draw in WebGL, by the file that asks for them; all come with the chunk `phaser/webgl`. */
export const DRAWN_BY_WEBGL = {
  'gameobjects/container/ContainerRender.js': './ContainerWebGLRenderer',
  'gameobjects/graphics/GraphicsRender.js': './GraphicsWebGLRenderer',
  'gameobjects/image/ImageRender.js': './ImageWebGLRenderer',
  'gameobjects/layer/LayerRender.js': './LayerWebGLRenderer',
} as const

const NOTHING = 'module.exports = class {}'
const UNUSED = 'module.exports = null'
const NO_EFFECT = `module.exports = class {
  preRender() {} update() {} reset() {} destroy() {} postRenderCanvas() {} postRenderWebGL() {}
}`

const NODES = 'renderer/webgl/renderNodes'
const EFFECTS = ['Fade', 'Flash', 'Pan', 'RotateTo', 'Shake', 'Zoom']
const UNUSED_NODES = [
  'BatchHandlerPointLight',
  'BatchHandlerQuadSingle',
  'BatchHandlerTileSprite',
  'DynamicTextureHandler',
  'submitter/SubmitterMeshToQuad',
  'submitter/SubmitterTile',
  'submitter/SubmitterTileSprite',
  'submitter/SubmitterTilemapGPULayer',
  'texturer/TexturerTileSprite',
  'transformer/TransformerTile',
  'transformer/TransformerTileSprite',
]

/** What Phaser mixes into game objects. */
const ABILITIES = ['Filters', 'GetBounds', 'Lighting', 'Mask', 'PathFollower']

/** Parts that Phaser loads in any case and the house never calls, with what stands in for them. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  // Touches are pointer events (`src/game/scene/touch/pointerInput.ts`), pictures are fetched by `pictureFiles.ts`, motion is tweens and `motions.ts`.
  'input/InputManager.js': NOTHING,
  'cache/CacheManager.js': NOTHING,
  'animations/AnimationManager.js': NOTHING,
  'core/DebugHeader.js': 'module.exports = () => {}',
  'data/DataManager.js': NOTHING,
  'device/Audio.js': 'module.exports = {}',
  'device/Fullscreen.js': 'module.exports = { available: false }',
  'device/Video.js': 'module.exports = {}',
  'display/mask/GeometryMask.js': NOTHING,
  'geom/ellipse/Ellipse.js': NOTHING,
  'math/random-data-generator/RandomDataGenerator.js': 'module.exports = class { init() {} sow() {} }',
  'tweens/builders/NumberTweenBuilder.js': UNUSED,
  'tweens/builders/StaggerBuilder.js': UNUSED,
  'tweens/tween/TweenFrameData.js': UNUSED,
  'renderer/snapshot/CanvasSnapshot.js': UNUSED,
  'renderer/snapshot/WebGLSnapshot.js': UNUSED,
  // Made by the texture manager for textures that are drawn into.
  'gameobjects/tilesprite/TileSprite.js': 'module.exports = class { setOrigin() { return this } }',
  'textures/CanvasTexture.js': NOTHING,
  'textures/DynamicTexture.js': NOTHING,
  'textures/parsers/index.js': `module.exports = { Canvas: require('./Canvas'), Image: require('./Image') }`,
  'math/index.js': `module.exports = { RandomDataGenerator: require('./random-data-generator/RandomDataGenerator') }`,
  ...Object.fromEntries(ABILITIES.map((name) => [`gameobjects/components/${name}.js`, 'module.exports = {}'])),
  'gameobjects/components/FilterList.js': `module.exports = class {
    get length() { return 0 }
    getActive() { return [] }
    destroy() {}
  }`,
  ...Object.fromEntries(EFFECTS.map((name) => [`cameras/2d/effects/${name}.js`, NO_EFFECT])),
  // The whole of it is never asked for; it stands first because Phaser's WebGL files need each other in a circle.
  'renderer/index.js': `module.exports = { Events: require('./events') }`,
  ...Object.fromEntries(UNUSED_NODES.map((name) => [`${NODES}/${name}.js`, UNUSED])),
}

/** What our build therefore cannot do, though the types say so: methods of game objects, tweens and textures. */
export const LEFT_OUT_METHODS = [
  'addCanvas',
  'addCounter',
  'addDynamicTexture',
  'createCanvas',
  'createGeometryMask',
  'enableFilters',
  'fillEllipse',
  'getBounds',
  'setData',
  'setMask',
  'stagger',
  'startFullscreen',
  'strokeEllipse',
] as const

/** All of WebGL's filters, each with a shader: none is used, because Canvas has none. */
export const LEFT_OUT_FILTERS = new RegExp(`^${NODES}/filters/`)
