import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { CommandError } from './command.ts'
import { type Authority, issue, limitsOf, newAuthority } from './issue.ts'
import { isPermitted, permittedFor } from './nameConstraints.ts'

const USAGE = `Usage: npm run certificate [-- --folder FOLDER] [NAME or ADDRESS …]
Without names: the names and addresses that this machine has now.`

const FILES = { authority: 'authority.pem', authorityKey: 'authority.key', cert: 'lumbung.pem', key: 'lumbung.key' }

/**
 * `npm run certificate`: makes a certificate for this machine in its local network, signed by the school's own certificate authority, which each
 * tablet must trust once. Later runs reuse the authority, so that tablets need no further setup.
 */
export async function certificate(words: readonly string[], print: (line: string) => void): Promise<void> {
  const { folder, names } = parse(words)
  const at = (name: keyof typeof FILES) => join(folder, FILES[name])
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const isNew = !existsSync(at('authority'))
  const authority = isNew
    ? await newAuthority(hostname(), permittedFor(names))
    : readAuthority(at('authority'), at('authorityKey'))
  refuseBeyond(authority, names, at('authority'))
  const made = await issue(authority, names).catch((error: unknown) => {
    throw new CommandError(`${folder} holds no authority that can be used (${String(error)}): move it away.`)
  })
  // Write files only after everything was made.
  if (isNew) {
    writeFileSync(at('authorityKey'), authority.key, { mode: 0o600 })
    writeFileSync(at('authority'), authority.cert)
  }
  writeFileSync(at('key'), made.key, { mode: 0o600 })
  writeFileSync(at('cert'), made.cert + authority.cert)
  print(`A certificate for ${names.join(', ')}, good until ${made.until.toISOString().slice(0, 10)}.`)
  print(`Start with  TLS_CERT=${at('cert')} TLS_KEY=${at('key')}`)
  print(
    `Tablets trust it once they have ${at('authority')} (docs/operations.md); keep ${at('authorityKey')} to yourself.`,
  )
}

/** Names by which tablets may reach this machine: its host name with and without `.local`, `localhost`, and its addresses. */
export function namesOfThisMachine(): string[] {
  const name = hostname()
    .toLowerCase()
    .replace(/\.local$/, '')
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    // Link-local IPv6 addresses cannot be typed into a browser.
    .flatMap(({ address }) => (address.startsWith('fe80:') ? [] : [address]))
  return [...new Set([name, `${name}.local`, 'localhost', ...addresses])]
}

function parse(words: readonly string[]): { folder: string; names: string[] } {
  const at = words.indexOf('--folder')
  const folder = at < 0 ? 'certificates' : words[at + 1]
  const names = at < 0 ? [...words] : words.toSpliced(at, 2)
  const isName = (word: string) => /^[a-z0-9.:*-]{1,253}$/i.test(word) && !word.startsWith('-')
  if (folder === undefined || !names.every(isName)) throw new CommandError(USAGE)
  return { folder, names: names.length === 0 ? namesOfThisMachine() : names }
}

/** Throws if the authority's name constraints exclude a name: browsers would not trust such a certificate. */
function refuseBeyond(authority: Authority, names: readonly string[], file: string): void {
  const limits = limitsOf(authority)
  const beyond = limits ? names.filter((name) => !isPermitted(name, limits)) : []
  if (beyond.length === 0) return
  throw new CommandError(
    `The authority in ${file} was not made for ${beyond.join(', ')}, and no browser would trust it there.\n` +
      'Leave these names out, or move the folder away and run this again: that makes a new authority, which each tablet must trust once more.',
  )
}

function readAuthority(cert: string, key: string): Authority {
  if (!existsSync(key))
    throw new CommandError(`${key} is missing: without it ${cert} cannot sign. Move both away to start again.`)
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
}
