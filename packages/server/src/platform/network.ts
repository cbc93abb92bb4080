import { BlockList, isIPv6 } from 'node:net'

/** The address as limits count it: one household has a whole IPv6 /64 to call from, but only one IPv4 address. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped?.[1]) return mapped[1]
  return isIPv6(plain) ? `${firstGroups(plain).join(':')}::/64` : address
}

/** The first four of the eight groups, written out as URLs write them: lower case, without leading zeros. */
function firstGroups(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...(tail === undefined ? [] : between), ...after].slice(0, 4)
}

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

export const isInsideNetwork = (address: string): boolean =>
  insideNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
