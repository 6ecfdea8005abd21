/** Splitting a script into sentences and written words. */

/** A script as plain text: no bold markup, straight quotes, single spaces. */
export function plain(text) {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** A written word without the punctuation around it: `"Hooray!"` -> `Hooray`. */
export function bare(token) {
  return token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** The written words of a text, in order, punctuation and markup stripped. */
export function writtenWords(text) {
  return plain(text).split(' ').map(bare).filter(Boolean)
}

/**
 * Splits a script into sentences. Returns [{ tokens, attribution }]; tokens are { w, punc } (punc: what closes the
 * word, as , or .); attribution marks "she says." after a quotation, which is spoken after a shorter pause.
 */
export function sentences(text) {
  const parts = plain(text).match(/[^.!?]+[.!?]*["']*/g) || []
  let quoted = false
  return parts
    .map((part) => {
      const tokens = part
        .trim()
        .split(' ')
        .filter((t) => bare(t))
        .map((t) => ({
          w: bare(t),
          punc: (t.match(/[.,!?;:]+(?=["']*$)/) || [''])[0].slice(0, 1),
        }))
      const attribution = quoted && /^[a-z]/.test(part.trim())
      quoted = /["']\s*$/.test(part)
      return { tokens, attribution }
    })
    .filter((s) => s.tokens.length)
}
