import { isIP } from 'node:net'

/** Groups of addresses that Fastify knows by name: this machine; one link; private networks (10/8, 172.16/12, 192.168/16, fc00::/7). */
const NAMED: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** What to write, for whoever has written something else. */
export const PROXIES_HELP =
  'must be the addresses of the proxies, with commas between them: 172.31.213.2, 10.0.0.0/8, loopback, linklocal or uniquelocal. ' +
  'A number of proxies, or "true", is no longer taken: either lets strangers pass for others. Leave it out where there is no proxy'

/**
 * The proxies whose `X-Forwarded-*` are believed, as Fastify takes them: addresses, subnets and names. Nobody for an empty text or `false`;
 * undefined where something else is written.
 */
export function readProxies(text: string): readonly string[] | undefined {
  const proxies = text.split(/[\s,]+/).filter((one) => one !== '')
  if (proxies.length === 1 && proxies[0] === 'false') return []
  return proxies.every((one) => NAMED.has(one) || isSubnet(one)) ? proxies : undefined
}

function isSubnet(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  const most = version === 4 ? 32 : 128
  // Without a bit in common it would be everybody.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
}
