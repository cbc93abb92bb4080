import type { Tx } from '../../platform/database.ts'
import { placesByCode, railRoute, stationsAlong } from '../../reference/index.ts'
import type { JobRoute, RouteEnds } from '../way/tracking-mode.ts'
import { type CorridorStop, crossingsOf } from './rail-chain.ts'

export async function railCorridor(
  tx: Tx,
  { originCode, destinationCode, entryPortCode, viaCodes }: RouteEnds,
): Promise<JobRoute> {
  const via = entryPortCode && !viaCodes.includes(entryPortCode) ? [entryPortCode, ...viaCodes] : viaCodes
  const { points, km } = railRoute(originCode, via, destinationCode)
  const passed = codesAlong(points, { originCode, destinationCode })
  const places = await placesByCode(
    tx,
    'RAIL',
    passed.map(({ code }) => code),
  )
  const stops = passed.flatMap(({ code, share }): CorridorStop[] => {
    const place = places.get(code)
    if (!place) return []
    return [{ code, countryCode: place.countryCode, isBorder: place.isBorder, share }]
  })
  return { points, km, halts: crossingsOf(stops, entryPortCode) }
}

function codesAlong(points: JobRoute['points'], ends: { originCode: string; destinationCode: string }) {
  const isEnd = (code: string) => code === ends.originCode || code === ends.destinationCode
  const between = stationsAlong(points).filter(({ code }) => !isEnd(code))
  return [{ code: ends.originCode, share: 0 }, ...between, { code: ends.destinationCode, share: 1 }]
}
