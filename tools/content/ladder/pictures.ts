import type { Scene } from '../../../src/content/ladder/schema.ts'
import type { Expect } from '../fault.ts'
import type { LadderData } from './data.ts'
import { checkText } from './texts.ts'

/** Pictures that are kept for pages to come. */
const SPARE = new Set(['echo', 'flags', 'fence'])

/** Collects which pictures the ladder shows, so that one that nobody uses is found. */
export class ShownPictures {
  private readonly used = new Set<string>()
  private readonly pictures: LadderData['ladder']['pictures']

  constructor(pictures: LadderData['ladder']['pictures']) {
    this.pictures = pictures
  }

  /** Records that a picture is shown; a fault where there is no such picture. */
  show(id: string, where: string, expect: Expect): void {
    expect(Object.hasOwn(this.pictures, id), where, `there is no picture '${id}'`)
    this.used.add(id)
  }

  /** Checks the picture of a sentence. */
  showScene(scene: Scene, where: string, expect: Expect): void {
    this.show(scene.a, where, expect)
    if (scene.b !== undefined) this.show(scene.b, where, expect)
    expect(
      (scene.b === undefined) === (scene.rel === undefined),
      where,
      'a second thing needs its place, and a place a thing',
    )
    expect(scene.a !== scene.b, where, `shows '${scene.a}' twice`)
  }

  /** Reports the pictures that are never shown. */
  checkUnused(expect: Expect): void {
    for (const id of Object.keys(this.pictures))
      expect(this.used.has(id) || SPARE.has(id), `picture ${id}`, 'is never used')
  }
}

/** Checks that each picture has one source that exists. */
export function checkPictures({ ladder, art }: LadderData, expect: Expect): void {
  for (const [id, picture] of Object.entries(ladder.pictures)) {
    const where = `picture ${id}`
    checkText(picture.name, where, expect)
    const sources = [picture.free, picture.sprite, picture.kit, picture.new].filter((source) => source !== undefined)
    expect(sources.length === 1, where, 'needs one source')
    const { free, page = '', sprite, kit } = picture
    expect(free === undefined || art.hasFile(free), where, `there is no file ${free}`)
    expect(sprite === undefined || hasSprite(art, page, sprite), where, `${page} has no sprite '${sprite}'`)
    expect(kit === undefined || art.kit.has(kit), where, `the art package draws no '${kit}'`)
    expect(
      (picture.new === undefined) === (picture.wanted === undefined),
      where,
      'a new picture says how much it is wanted',
    )
  }
}

/** Whether a page's picture has a sprite of this name. */
export const hasSprite = ({ sprites }: LadderData['art'], page: string, name: string): boolean =>
  sprites.get(page)?.has(name) ?? false
