/** A written word and what closes it (as `,` or `.`). */
export interface Token {
  readonly w: string
  readonly punc: string
}

/** One spoken sentence; `isAttribution` marks "she says." after a quotation, which follows after a shorter pause. */
export interface Sentence {
  readonly tokens: readonly Token[]
  readonly isAttribution: boolean
}

/** Plain text: no markup, straight quotes, single spaces. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** A written word without the punctuation around it: `"Hooray!"` is `Hooray`. */
function bare(token: string): string {
  return token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** The written words of a text, in order. */
export function writtenWords(text: string): string[] {
  return plain(text).split(' ').map(bare).filter(Boolean)
}

/** The sentences of a script. */
export function sentences(text: string): Sentence[] {
  let isQuoted = false
  return (plain(text).match(/[^.!?]+[.!?]*["']*/g) ?? [])
    .map((part) => {
      const isAttribution = isQuoted && /^[a-z]/.test(part.trim())
      isQuoted = /["']\s*$/.test(part)
      return { tokens: tokensOf(part), isAttribution }
    })
    .filter(({ tokens }) => tokens.length > 0)
}

function tokensOf(part: string): Token[] {
  return part
    .trim()
    .split(' ')
    .filter((token) => bare(token) !== '')
    .map((token) => ({ w: bare(token), punc: (/[.,!?;:]+(?=["']*$)/.exec(token)?.[0] ?? '').slice(0, 1) }))
}
