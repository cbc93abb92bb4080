import { BlockList, isIP } from 'node:net'
import type { Settings } from './settings.ts'

const insideNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  insideNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  insideNetworks.addSubnet(network, bits, 'ipv6')

const insideName = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/i

/** Whether an address of the web leads nowhere from outside. A name is judged as it is written; nobody is asked for it. */
function leadsInside(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  const kind = isIP(host)
  return kind === 0 ? insideName.test(host) : insideNetworks.check(host, kind === 4 ? 'ipv4' : 'ipv6')
}

type Doubted = Pick<Settings, 'isProduction' | 'TRUST_PROXY' | 'PUBLIC_ADDRESS' | 'SMS_HTTP_URL'>

/** What can be meant so, but seldom is where customers come from outside: said at the start, which goes on. */
export function doubtsOf({ isProduction, TRUST_PROXY, PUBLIC_ADDRESS, SMS_HTTP_URL }: Doubted): string[] {
  if (!isProduction) return []
  return [
    !TRUST_PROXY &&
      'TRUST_PROXY is not set: behind a proxy all visitors have its address, and wrong passwords of one slow the others.',
    PUBLIC_ADDRESS &&
      leadsInside(PUBLIC_ADDRESS) &&
      `PUBLIC_ADDRESS is inside a network (${PUBLIC_ADDRESS}): links in mails lead nowhere from outside.`,
    SMS_HTTP_URL &&
      leadsInside(SMS_HTTP_URL) &&
      `SMS_HTTP_URL is inside a network (${new URL(SMS_HTTP_URL).origin}): one-time codes go there.`,
  ].filter((doubt) => typeof doubt === 'string')
}
