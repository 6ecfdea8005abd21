/**
 * Text as our books write it: curly quotes, apostrophes, an ellipsis, dashes; no markup, no hidden characters. Words and names stay as they were
 * written. Line breaks separate paragraphs; empty lines and spaces at the ends go.
 */
export function typeset(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[\u00A0\t]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .split('\n')
    .map((line) => quoted(line.replaceAll(/ {2,}/g, ' ').trim()))
    .filter((line) => line !== '')
    .join('\n')
}

function quoted(line: string): string {
  return line
    .replaceAll(/\.{3,}/g, '…')
    .replaceAll(/\s?--+\s?/g, ' – ')
    .replaceAll(/(^|[\s([{–—“‘])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([{–—“])'(?=\p{L})/gu, '$1‘')
    .replaceAll("'", '’')
}

/** What pasted text becomes while it is still being written: plain, but with its spaces and line breaks where they are. */
export function pasted(text: string): string {
  return text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[\u00A0\t]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''))
}
