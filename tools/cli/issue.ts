// @peculiar/x509 requires this to be imported first.
import 'reflect-metadata'
import { isIP } from 'node:net'
import * as x509 from '@peculiar/x509'
import { decodePermitted, encodePermitted, NAME_CONSTRAINTS, type Permitted } from './nameConstraints.ts'

/** A certificate with its private key, both PEM. */
export interface Authority {
  readonly cert: string
  readonly key: string
}

const DAY_MS = 86_400_000

/** Safari rejects server certificates that are valid for longer than 825 days, whoever signed them. */
const SERVER_DAYS = 820
const AUTHORITY_DAYS = 10 * 365

// Supported by every tablet browser of the last ten years.
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** A new authority, valid for ten years. It may sign server certificates for these names and addresses only, and no further authorities. */
export async function newAuthority(place: string, permitted: Permitted): Promise<Authority> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const cert = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serial(),
    name: `CN=Lumbung ${clean(place)}`,
    ...span(AUTHORITY_DAYS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      // Critical: a browser that does not understand it must not trust the authority at all.
      new x509.Extension(NAME_CONSTRAINTS, true, new Uint8Array(encodePermitted(permitted))),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return { cert: pem(cert), key: await pemOfKey(keys.privateKey) }
}

/** What an authority may sign for. `undefined` for authorities made before there were limits, which may sign for anything. */
export function limitsOf({ cert }: Pick<Authority, 'cert'>): Permitted | undefined {
  const extension = new x509.X509Certificate(cert).getExtension(NAME_CONSTRAINTS)
  return extension ? decodePermitted(Buffer.from(extension.value)) : undefined
}

/** A server certificate for these names and addresses, signed by the authority. */
export async function issue(
  authority: Authority,
  names: readonly string[],
): Promise<Authority & { readonly until: Date }> {
  const signer = new x509.X509Certificate(authority.cert)
  const signingKey = await crypto.subtle.importKey(
    'pkcs8',
    x509.PemConverter.decodeFirst(authority.key),
    ALGORITHM,
    false,
    ['sign'],
  )
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const { notBefore, notAfter } = span(SERVER_DAYS)
  const cert = await x509.X509CertificateGenerator.create({
    serialNumber: serial(),
    // Never an IP address: it would be checked as a DNS name, which the name constraints exclude.
    subject: `CN=${clean(names.find((name) => isIP(name) === 0) ?? 'Lumbung')}`,
    issuer: signer.subject,
    notBefore,
    notAfter: notAfter < signer.notAfter ? notAfter : signer.notAfter,
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value })),
      ),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(signer),
    ],
  })
  return { cert: pem(cert), key: await pemOfKey(keys.privateKey), until: cert.notAfter }
}

/** Valid from a day ago, because tablets' clocks are often wrong. */
function span(days: number) {
  return { notBefore: new Date(Date.now() - DAY_MS), notAfter: new Date(Date.now() + days * DAY_MS) }
}

/** A random serial number, positive as X.509 requires. */
function serial(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `4${Buffer.from(bytes).toString('hex').slice(1)}`
}

const clean = (text: string) => text.replace(/[^a-z0-9.:-]/gi, '')

const pem = (cert: x509.X509Certificate) => `${cert.toString('pem')}\n`

async function pemOfKey(key: CryptoKey): Promise<string> {
  return `${x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')}\n`
}
