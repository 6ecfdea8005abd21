import { useState } from 'react'
import { NO_SOUND } from '../../../../../content/kit/index.ts'
import { playEffect } from '../../../../lib/sound/sound.ts'
import { pictureText } from '../../text/picture/index.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import type { Item } from '../compose/items.ts'
import { soundOf, type ThingSound, thingSounds } from '../sounds.ts'
import { ItemHead } from './ItemHead.tsx'
import { type ItemProps, kitOf } from './itemProps.ts'

type Idle = NonNullable<Item['idle']>
type Tap = NonNullable<Item['tap']>

/** What is offered first; another motion that a thing has by itself is added. */
const IDLES: readonly Idle[] = ['none', 'blink', 'breathe', 'sway', 'bob', 'nod', 'hop', 'drift']
const TAPS: readonly Tap[] = ['none', 'hop', 'nod', 'spin', 'wiggle', 'grow', 'shake', 'fly']
const withOwn = <Word,>(words: readonly Word[], own: Word | undefined): Word[] => [
  ...new Set([...words, ...(own === undefined ? [] : [own])]),
]

/** How a thing moves by itself and answers a touch, and its sound. */
export function MotionPanel(props: ItemProps) {
  const { name, item, title, language, edits, selection } = props
  const text = pictureText[language]
  const { sprite } = kitOf(props)
  const [idle, tap] = [item.idle ?? sprite?.idle ?? 'none', item.tap ?? sprite?.tap ?? 'none']
  const canBlink = (sprite?.poses?.[item.pose ?? ''] ?? sprite)?.frames['blink'] !== undefined
  const idles = withOwn(IDLES, sprite?.idle).filter((one) => one !== 'blink' || canBlink || idle === 'blink')
  return (
    <div className="stack">
      <ItemHead
        {...props}
        heading={text.moves(title[language])}
        below={text.tryIt(title[language])}
        onBack={() => selection.setMode('arrange')}
      />
      <Choices
        title={text.byItself}
        words={idles}
        labels={text.idle}
        chosen={idle}
        onChoose={(one) => edits.change(name, 'motion', { idle: one })}
      />
      <Choices
        title={text.whenTouched}
        words={withOwn(TAPS, sprite?.tap)}
        labels={text.tap}
        chosen={tap}
        onChoose={(one) => edits.change(name, 'motion', { tap: one })}
      />
      <Sounds {...props} />
      <p className="banner note">
        <Icon name="info" />
        <span className="small-text">{text.motionNote}</span>
      </p>
    </div>
  )
}

const ICONS: Readonly<Partial<Record<string, IconName>>> = {
  none: 'x',
  blink: 'face',
  spin: 'redo',
  hop: 'up',
  grow: 'big',
  fly: 'up',
}

interface ChoicesProps<Word extends string> {
  readonly title: string
  readonly words: readonly Word[]
  readonly labels: Readonly<Record<Word, string>>
  readonly chosen: Word
  readonly onChoose: (word: Word) => void
}

function Choices<Word extends string>({ title, words, labels, chosen, onChoose }: ChoicesProps<Word>) {
  return (
    <section>
      <h2 className="section-head">{title}</h2>
      <div className="tools four" role="group" aria-label={title}>
        {words.map((word) => (
          <button
            key={word}
            type="button"
            className="tool"
            aria-pressed={word === chosen}
            onClick={() => onChoose(word)}
          >
            <Icon name={ICONS[word] ?? 'move'} />
            <span>{labels[word]}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

function Sounds(props: ItemProps) {
  const { name, item, language, edits } = props
  const text = pictureText[language]
  const { sprite } = kitOf(props)
  const [areAllShown, setAllShown] = useState(false)
  const words = thingSounds(text.sound)
  const usual = soundOf(sprite?.sound)
  const now = item.sound === NO_SOUND ? undefined : soundOf(item.sound ?? sprite?.sound)
  const choose = (sound: ThingSound | undefined) => {
    edits.change(name, 'sound', { sound: sound === usual ? undefined : (sound ?? NO_SOUND) })
    if (sound !== undefined) playEffect(sound)
  }
  const shown = words.filter((word) => areAllShown || word === now || word === usual)
  return (
    <section>
      <h2 className="section-head">{text.itsSound}</h2>
      <div className="row" role="group" aria-label={text.itsSound}>
        <button type="button" className="chip" aria-pressed={now === undefined} onClick={() => choose(undefined)}>
          {text.noSound}
        </button>
        {shown.map((word) => (
          <button key={word} type="button" className="chip" aria-pressed={now === word} onClick={() => choose(word)}>
            <Icon name="ear" />
            {word === usual ? text.usualSound(text.sound[word]) : text.sound[word]}
          </button>
        ))}
        {!areAllShown && (
          <button type="button" className="chip" onClick={() => setAllShown(true)}>
            {text.otherSounds}
          </button>
        )}
      </div>
    </section>
  )
}
