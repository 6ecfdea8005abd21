/** The words of a text. A hyphenated word (`bukit-bukit`) counts as one, as in EYD. */
export function wordsOf(text: string): string[] {
  return text.match(/[A-Za-zÀ-ÿ]+(?:['’-][A-Za-zÀ-ÿ]+)*/g) ?? []
}

/** The sentences of a text. A sentence ends at `.`, `!` or `?`, and a closing quote, before a capital: “Ayo!” ajak Eka. is one. */
export function sentencesOf(text: string): string[] {
  return text
    .trim()
    .split(/(?<=[.!?][”"]?)\s+(?=[“"]?[A-Z])/)
    .filter((part) => wordsOf(part).length > 0)
}
