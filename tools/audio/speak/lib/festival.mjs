/** Speaks many sentences in one Festival run (loading the voice is the slow part). */
import { execFileSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The voices by language: Festival's name, and the name for softening. */
export const VOICES = {
  en: { festival: 'voice_cmu_us_slt_arctic_hts', name: 'slt' },
  id: { festival: 'voice_upc_ca_ona_hts', name: 'ona' },
}

/** A private spelling for a phone string, so that no spelling rule of the voice touches it. */
function privateWord(entry) {
  const h = crypto.createHash('sha1').update(entry).digest()
  return 'wa' + [...h.subarray(0, 6)].map((b) => 'bdfgklmnprstvz'[b % 14] + 'aeiou'[(b >> 4) % 5]).join('')
}

function entryOf(syllables) {
  return '(' + syllables.map((s) => `((${s.phones.join(' ')}) ${s.stress})`).join(' ') + ')'
}

const PRELUDE = `(set! phrase_cart_tree simple_phrase_cart_tree)
(Parameter.set 'Phrase_Method 'cart_tree)
(set! base_params hts_engine_params)
(define (report_token tk)
  (let ((a 0) (b 0))
    (mapcar (lambda (d)
      (if (> (item.feat d "word_end") 0)
        (begin
          (if (< b 0.001) (set! a (item.feat d "word_start")))
          (set! b (item.feat d "word_end")))))
      (item.daughters tk))
    (if (> b 0) (format t "T\\t%f\\t%f\\n" a b))))
(define (report_segment s)
  (format t "S\\t%s\\t%f\\t%f\\n" (item.name s) (item.feat s "segment_start") (item.feat s "segment_end")))
(define (speak text file rate)
  (set! hts_engine_params (append base_params (list (list "-r" rate))))
  (set! u (utt.synth (eval (list 'Utterance 'Text text))))
  (utt.save.wave u file 'riff)
  (mapcar report_token (utt.relation.items u 'Token))
  (mapcar report_segment (utt.relation.items u 'Segment)))
`

/**
 * Speaks sentences of one language. jobs: [{ id, rate, words: [{ w, parts, punc }] }]. Writes id.wav into dir.
 * Returns per job { file, words: [{ w, start, end }], segments: [{ p, start, end, op }] }, times in milliseconds.
 */
export function speakAll(lang, jobs, dir) {
  if (!jobs.length) return []
  fs.mkdirSync(dir, { recursive: true })
  const entries = new Set(),
    lines = []
  jobs.forEach((job, n) => {
    const text = job.words
      .map((w) =>
        w.parts
          .map((p, k) => {
            const end = k < w.parts.length - 1 ? ',' : w.punc
            if (p.text) return p.text + end
            const entry = entryOf(p.syllables),
              spelling = privateWord(entry)
            entries.add(`(lex.add.entry '("${spelling}" nil ${entry}))`)
            return spelling + end
          })
          .join(' '),
      )
      .join(' ')
    lines.push(`(format t "U\\t${n}\\n")`)
    lines.push(`(speak ${JSON.stringify(text)} ${JSON.stringify(path.join(dir, job.id + '.wav'))} ${job.rate})`)
  })
  const script = path.join(dir, `speak-${lang}.scm`)
  fs.writeFileSync(script, [`(${VOICES[lang].festival})`, ...entries, PRELUDE, ...lines].join('\n') + '\n')
  const out = execFileSync('festival', ['-b', script], { encoding: 'utf8', maxBuffer: 1 << 28 })
  const found = jobs.map(() => ({ T: [], S: [] }))
  let now = null
  const ms = (s) => Math.round(Number(s) * 1000)
  for (const line of out.split('\n')) {
    const f = line.split('\t')
    if (f[0] === 'U') now = found[Number(f[1])]
    else if (f[0] === 'T') now.T.push({ start: ms(f[1]), end: ms(f[2]) })
    else if (f[0] === 'S' && f[1] !== 'pau' && f[1] !== '#') {
      now.S.push({ p: f[1], start: ms(f[2]), end: ms(f[3]), op: '' })
    }
  }
  return jobs.map((job, n) => {
    const { T, S } = found[n],
      parts = job.words.map((w) => w.parts.length),
      total = parts.reduce((a, b) => a + b, 0)
    if (T.length !== total) throw new Error(`${job.id}: ${T.length} tokens for ${total} spoken words`)
    let at = 0
    const words = job.words.map((w, i) => {
      const mine = T.slice(at, at + parts[i])
      at += parts[i]
      return { w: w.w, start: mine[0].start, end: mine.at(-1).end }
    })
    const sylls = job.words.flatMap((w) => w.parts.flatMap((p) => p.syllables || []))
    if (job.words.every((w) => w.parts.every((p) => p.syllables))) {
      const want = sylls.flatMap((s) => s.phones),
        ops = sylls.flatMap((s) => s.ops || s.phones.map(() => ''))
      if (want.length !== S.length) throw new Error(`${job.id}: ${S.length} phones for ${want.length}`)
      S.forEach((s, i) => {
        s.op = ops[i]
        if (s.p !== want[i]) console.warn(`${job.id}: the voice changed ${want[i]} to ${s.p}`)
      })
    }
    return { file: path.join(dir, job.id + '.wav'), words, segments: S }
  })
}
