import { isIP } from 'node:net'
import { isInsideNetwork } from '../platform/network.ts'
import type { Settings } from './settings.ts'

const insideName = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/i

/** Whether an address of the web leads nowhere from outside. A name is judged as it is written; nobody is asked for it. */
function leadsInside(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? insideName.test(host) : isInsideNetwork(host)
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
