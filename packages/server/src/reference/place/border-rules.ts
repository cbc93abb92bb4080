import { onFirstUse } from '@landbridge/contract/shared/on-first-use'
import { readRailTerminals } from '@landbridge/reference-data/rail-terminals'
import { railRoute } from './route-networks.ts'

const stations = onFirstUse(() => new Map(readRailTerminals().rows.map((row) => [row.PortCd, row])))

/** Longest detour of a train that crosses at another border, as a multiple of the shortest way: Manzhouli for Chongqing to Moscow. */
const longestDetour = 1.6

type Line = { originCode?: string | null | undefined; destinationCode?: string | null | undefined }

/** True for a crossing that serves a route to one of the ends abroad, without a great detour, or where the corridors do not know an end. */
export function isBorderOnLine(borderCode: string, { originCode, destinationCode }: Line): boolean {
  const [border, origin, destination] = [borderCode, originCode, destinationCode].map((code) =>
    stations().get(code ?? ''),
  )
  if (!border || !origin || !destination) return true
  const abroad = [origin, destination].filter(({ CountryCd }) => CountryCd !== 'CN')
  if (!abroad.some(({ Routes }) => Routes.some((route) => border.Routes.includes(route)))) return false
  const [from, to] = [origin.PortCd, destination.PortCd]
  return railRoute(from, [border.PortCd], to).km <= railRoute(from, [], to).km * longestDetour
}
