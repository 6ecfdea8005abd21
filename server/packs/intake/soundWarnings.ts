import { packFault, type PackFault, type Pack } from '../../../src/content/pack/index.ts'

/** Formats that every browser plays, older iPads too. */
const EVERYWHERE = /\.(?:mp3|m4a)$/

/** Sounds that some browsers stay silent at: nothing is converted here, the other formats have to be in the pack. */
export function soundWarnings({ sounds }: Pack['speech']): PackFault[] {
  return sounds.flatMap((formats, index) => {
    const [name = ''] = formats
    const isEverywhere = formats.some((path) => EVERYWHERE.test(path))
    return isEverywhere ? [] : [packFault('sound-opus-only', 'speech.json', `sounds[${index}]`, { name })]
  })
}
