import { BlockList, isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** Object identifier of the extension, RFC 5280 section 4.2.1.10. */
export const NAME_CONSTRAINTS = '2.5.29.30'

/** What an authority may sign for: DNS names with their subdomains, and subnets as `address/bits`. */
export interface Permitted {
  readonly names: readonly string[]
  readonly subnets: readonly string[]
}

// With these, a new address or name in the school's network needs no new authority. No public website uses any of them.
const ALWAYS: Permitted = {
  names: ['local', 'localhost'],
  subnets: [
    '127.0.0.0/8',
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '169.254.0.0/16',
    '::1/128',
    'fc00::/7',
    'fe80::/10',
  ],
}

/** What a school's authority may sign for: the requested names and addresses, `.local`, this machine, and private networks. */
export function permittedFor(asked: readonly string[]): Permitted {
  const names = asked.filter((one) => isIP(one) === 0).map(plainName)
  const subnets = asked.filter((one) => isIP(one) !== 0).map((one) => `${one}/${isIP(one) === 4 ? 32 : 128}`)
  return {
    names: [...new Set([...names, ...ALWAYS.names])],
    subnets: [...ALWAYS.subnets, ...subnets.filter((one) => !isWithin(one.split('/')[0] ?? '', ALWAYS.subnets))],
  }
}

/** Whether an authority with these limits may sign for a name or an address. */
export function isPermitted(asked: string, { names, subnets }: Permitted): boolean {
  if (isIP(asked) !== 0) return isWithin(asked, subnets)
  const name = plainName(asked)
  return names.some((permitted) => name === permitted || name.endsWith(`.${permitted}`))
}

/** The extension's value, DER-encoded. */
export function encodePermitted({ names, subnets }: Permitted): Buffer {
  const bases = [
    ...names.map((name) => der(DNS_NAME, Buffer.from(name, 'ascii'))),
    ...subnets.map((subnet) => der(IP_ADDRESS, bytesOfSubnet(subnet))),
  ]
  return der(SEQUENCE, der(PERMITTED, Buffer.concat(bases.map((base) => der(SEQUENCE, base)))))
}

/** Inverse of `encodePermitted`. */
export function decodePermitted(value: Buffer): Permitted {
  const permitted = parts(parts(value)[0]?.content ?? Buffer.of()).find(({ tag }) => tag === PERMITTED)
  const bases = parts(permitted?.content ?? Buffer.of()).flatMap(({ content }) => parts(content).slice(0, 1))
  return {
    names: bases.filter(({ tag }) => tag === DNS_NAME).map(({ content }) => content.toString('ascii')),
    subnets: bases.filter(({ tag }) => tag === IP_ADDRESS).map(({ content }) => subnetOfBytes(content)),
  }
}

const SEQUENCE = 0x30
const PERMITTED = 0xa0
const DNS_NAME = 0x82
const IP_ADDRESS = 0x87

/** A DNS name as in a certificate: Punycode, lower case, without the `*.` of a wildcard. */
const plainName = (name: string) => (domainToASCII(name.replace(/^\*\./, '')) || name).toLowerCase()

function isWithin(address: string, subnets: readonly string[]): boolean {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [base = '', bits] = subnet.split('/')
    list.addSubnet(base, Number(bits), familyOf(base))
  }
  return list.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The bytes of the address, then those of its mask. */
function bytesOfSubnet(subnet: string): Buffer {
  const [address = '', bits] = subnet.split('/')
  const bytes = isIP(address) === 4 ? Buffer.from(address.split('.').map(Number)) : bytesOfV6(address)
  const mask = bytes.map((_, at) => 0xff & ~(0xff >> Math.min(8, Math.max(0, Number(bits) - at * 8))))
  return Buffer.concat([bytes.map((byte, at) => byte & (mask[at] ?? 0)), mask])
}

function bytesOfV6(address: string): Buffer {
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  return Buffer.from(all.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]))
}

function subnetOfBytes(content: Buffer): string {
  const half = content.length / 2
  const bytes = [...content.subarray(0, half)]
  const bits = [...content.subarray(half)].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  const v6 = () =>
    bytes.flatMap((byte, at) => (at % 2 === 0 ? [((byte << 8) | (bytes[at + 1] ?? 0)).toString(16)] : []))
  return `${half === 4 ? bytes.join('.') : v6().join(':')}/${bits}`
}

interface Part {
  readonly tag: number
  readonly content: Buffer
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function parts(bytes: Buffer): Part[] {
  const found: Part[] = []
  for (let at = 0; at + 1 < bytes.length; ) {
    const tag = bytes[at] ?? 0
    const first = bytes[at + 1] ?? 0
    const more = first < 0x80 ? 0 : first & 0x7f
    const length = more === 0 ? first : bytes.readUIntBE(at + 2, more)
    const begin = at + 2 + more
    found.push({ tag, content: bytes.subarray(begin, begin + length) })
    at = begin + length
  }
  return found
}
