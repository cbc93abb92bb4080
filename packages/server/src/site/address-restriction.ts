import { BlockList, isIP } from 'node:net'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../platform/database.ts'
import type { Call } from '../platform/serve.ts'
import { siteSettingsOf } from './site-store.ts'

const addressFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

export function isAddressOrRange(line: string): boolean {
  const [address = '', bits, ...more] = line.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && isRange && more.length === 0
}

/** True for an address in a list of addresses and ranges; an IPv4 address inside an IPv6 one counts as itself. */
function isListed(address: string, lines: readonly string[]): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (lines.length === 0 || isIP(plain) === 0) return false
  const list = new BlockList()
  for (const line of lines) {
    const [start = '', bits] = line.split('/')
    if (bits === undefined) list.addAddress(start, addressFamily(start))
    else list.addSubnet(start, Number(bits), addressFamily(start))
  }
  return list.check(plain, addressFamily(plain))
}

/** Bookings from a blocked address are refused, by this list of the desk. */
export async function isBlockedAddress(tx: Tx, address: string): Promise<boolean> {
  const { blockedAddresses } = await siteSettingsOf(tx)
  return isListed(address, blockedAddresses)
}

/** Refuses a booking that comes from a blocked address; the check in the browser alone stops nobody. */
export async function checkAddressAllowed({ tx, address }: Call<Actor>): Promise<void> {
  if (address !== undefined && (await isBlockedAddress(tx, address))) throw new Problem('site.address-blocked')
}
