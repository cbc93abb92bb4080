import type { Tx } from '../../platform/database.ts'
import { placesByCode, seaRoute } from '../../reference/index.ts'
import type { JobRoute, RouteEnds } from '../way/tracking-mode.ts'

/** No vessel keeps to the way points of an open ocean. */
const mostOffKm = 800

/** Over the way points of the sea, with the ports where the box changes vessels. */
export async function seaLane(tx: Tx, { originCode, destinationCode, viaCodes }: RouteEnds): Promise<JobRoute> {
  const known = await placesByCode(tx, 'SEA', viaCodes)
  const ports = viaCodes.filter((code) => known.has(code) && code !== originCode && code !== destinationCode)
  const { points, km } = seaRoute(originCode, ports, destinationCode)
  const halts = ports.map((code, i) => {
    const sailed = seaRoute(originCode, ports.slice(0, i), code).km
    return { near: code, far: code, share: km === 0 ? 0 : sailed / km, kind: 'tranship' }
  })
  return { points, km, mostOffKm, halts }
}
