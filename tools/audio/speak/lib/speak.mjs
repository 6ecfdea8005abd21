/** From script to samples: reads the words, speaks the sentences, joins them with pauses, softens and levels. */
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readEnglish } from './english.mjs'
import { speakAll, VOICES } from './festival.mjs'
import { readIndonesian } from './indonesian.mjs'
import { level, RATE, soften } from './level.mjs'
import { operate } from './surgery.mjs'
import { sentences } from './text.mjs'
import { concat, fade, readWav } from './wav.mjs'

/** Changing this makes everything be spoken again. */
const TOOL_VERSION = 1
/** Changing this makes what is cut from a carrier be spoken again. */
const CUT_VERSION = 2
/** Silences in milliseconds, and the speed of running text by language (1 = the voice's own). */
const LEAD = 100,
  GAP = 600,
  ATTRIBUTION_GAP = 280,
  TAIL = 300,
  EDGE = 40,
  JOIN_HIGHLIGHT = 250
const SPEED = { en: 0.72, id: 0.85 }
const WORD_KINDS = new Set(['word', 'count', 'letter name and sound'])

/** Speed and carrier of a single word: its own entry in lexicon.json, else the language's default. */
function singleChoice(item, lexicon) {
  const table = item.kind === 'letter name and sound' ? lexicon.letters : lexicon.single
  return { ...lexicon.single[item.lang].default, ...table[item.lang][item.script.toLowerCase()] }
}

/** Works out how a manifest entry is to be spoken. Returns { item, lang, rate, sents, carrier, hash }. */
export function plan(item, lexicon, pronunciation) {
  const { lang } = item,
    single = WORD_KINDS.has(item.kind)
  const special = single ? singleChoice(item, lexicon) : {}
  const rate = special.rate || SPEED[lang]
  const carrier = special.carrier?.replaceAll('{w}', item.script) || null
  const text = carrier || (single ? item.script + '.' : item.script)
  const ctx = { lex: pronunciation, words: lexicon.words.id }
  const sents = sentences(text).map(({ tokens, attribution }) => ({
    attribution,
    words: tokens.map((t, i) => ({
      ...t,
      ...(lang === 'en' ? readEnglish(tokens, i, lexicon.words.en) : readIndonesian(tokens, i, ctx)),
    })),
  }))
  const cut = carrier ? [CUT_VERSION] : []
  const how = JSON.stringify([TOOL_VERSION, item.kind, item.script, rate, sents, ...cut])
  const hash = crypto.createHash('sha1').update(how).digest('hex').slice(0, 16)
  return { item, lang, rate, sents, single, carrier, hash }
}

/** Speaks plans of one language and calls done(plan, { x, words, ms }) for each: levelled samples and word times. */
export function speakPlans(lang, plans, work, done) {
  const dir = path.join(work, lang)
  const jobs = plans.flatMap((p, n) =>
    p.sents.map((s, k) => ({ id: `${p.hash}-${n}-${k}`, rate: p.rate, words: s.words })),
  )
  const spoken = speakAll(lang, jobs, dir)
  let at = 0
  for (const p of plans) {
    const mine = spoken.slice(at, at + p.sents.length)
    at += p.sents.length
    done(p, p.single ? oneWord(p, mine, dir) : join(p, mine, dir))
    for (const s of mine) fs.rmSync(s.file, { force: true })
  }
}

/** Reads a spoken sentence and does the surgery of the Indonesian voice. */
function load(lang, s) {
  const { rate, x } = readWav(s.file)
  const first = s.segments[0].start,
    last = s.segments.at(-1).end
  if (lang !== 'id') return { rate, x, words: s.words, first, last }
  const cut = operate(x, rate, s.segments)
  const words = s.words.map((w) => ({ w: w.w, start: cut.map(w.start), end: cut.map(w.end) }))
  return { rate, x: cut.x, words, first: cut.map(first), last: cut.map(last) }
}

/** Joins the sentences of a script. */
function join(p, spoken, dir) {
  const parts = [],
    words = []
  let rate = 0,
    now = 0
  const silence = (ms) => new Float32Array(Math.max(0, Math.round((ms * rate) / 1000)))
  spoken.forEach((s, k) => {
    const v = load(p.lang, s)
    rate = v.rate
    const from = Math.max(0, v.first - EDGE),
      to = Math.min((v.x.length * 1000) / rate, v.last + EDGE)
    const pause = k === 0 ? LEAD : (p.sents[k].attribution ? ATTRIBUTION_GAP : GAP) - EDGE
    const gap = pause - (v.first - from)
    const hole = silence(gap)
    const seg = fade(v.x.slice(Math.round((from * rate) / 1000), Math.round((to * rate) / 1000)), rate, 10, 15)
    parts.push(hole)
    now += hole.length
    const shift = (now * 1000) / rate - from
    for (const w of v.words) words.push({ w: w.w, s: Math.round(w.start + shift), e: Math.round(w.end + shift) })
    parts.push(seg)
    now += seg.length
  })
  parts.push(silence(TAIL - EDGE))
  words.forEach((w, i) => {
    // a word stays lit until the next one starts if the hole is short: no flicker
    const next = words[i + 1]
    if (next && next.s - w.e < JOIN_HIGHLIGHT) w.e = next.s
  })
  const x = level(soften(concat(parts), rate, VOICES[p.lang].name, path.join(dir, p.hash)))
  return { x, words, ms: Math.round((x.length * 1000) / RATE) }
}

/** How far into a word to cut, so that nothing of the carrier's last vowel is left: into the closure of a stop (ms). */
function cutIn(word) {
  return /^[pbtdkgcj]/i.test(word) ? 25 : /^[aeiou]/i.test(word) ? 20 : 8
}

/** A single word; out of a carrier sentence it is cut at the word's times. */
function oneWord(p, spoken, dir) {
  const v = load(p.lang, spoken.at(-1))
  const target = v.words.filter((w) => w.w.toLowerCase() === p.item.script.toLowerCase()).at(-1) || v.words.at(-1)
  const before = v.words[v.words.indexOf(target) - 1]
  const edge = !before || target.start - before.end > 2 * EDGE ? EDGE : -cutIn(target.w)
  const from = Math.max(0, target.start - edge),
    to = Math.min((v.x.length * 1000) / v.rate, target.end + EDGE)
  const seg = fade(v.x.slice(Math.round((from * v.rate) / 1000), Math.round((to * v.rate) / 1000)), v.rate, 8, 25)
  const pad = new Float32Array(Math.round(v.rate * 0.03)),
    tail = new Float32Array(Math.round(v.rate * 0.09))
  const x = level(soften(concat([pad, seg, tail]), v.rate, VOICES[p.lang].name, path.join(dir, p.hash)))
  return { x, words: [], ms: Math.round((x.length * 1000) / RATE) }
}
