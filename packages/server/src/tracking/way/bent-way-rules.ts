import { greatCircle } from '../../reference/index.ts'
import { isAwayFrom, kmBetween, nearestOn, roundedWay, type Way, type WayPoint } from './route-rules.ts'

export type WayStop = { code: string; point: WayPoint; isBehind: boolean }

type Node = { point: WayPoint; code?: string }

/** Of legs this long the whole of the longer road counts; where it was seen every few kilometres the line follows the road itself. */
const wholeLegKm = 100

function roadKms(nodes: readonly Node[], winding: number): number[] {
  let km = 0
  return nodes.map(({ point }, i) => {
    const straight = kmBetween(nodes[i - 1]?.point ?? point, point)
    km += straight * (1 + (winding - 1) * Math.min(1, straight / wholeLegKm))
    return km
  })
}

/** The way of a part without a drawn line: past stops and sightings in time order, then the stops ahead. */
export function bentWay(
  { points, winding }: { points: readonly WayPoint[]; winding: number },
  { stops, seen }: { stops: readonly WayStop[]; seen: readonly WayPoint[] },
): Way & { stopKm: Record<string, number> } {
  const behind = nodesBehind(points, stops, seen)
  const last = behind.at(-1)
  const ahead: Node[] = [...(last ? [last] : []), ...stops.filter(({ isBehind }) => !isBehind)]
  const [behindKms, aheadKms] = [roadKms(behind, winding), roadKms(ahead, winding)]
  const km = { behind: behindKms.at(-1) ?? 0, ahead: aheadKms.at(-1) ?? 0 }
  const stopKm: Record<string, number> = {}
  for (const [i, { code }] of behind.entries()) if (code) stopKm[code] ??= Math.round(behindKms[i] ?? 0)
  for (const [i, { code }] of ahead.entries()) if (code) stopKm[code] ??= Math.round(km.behind + (aheadKms[i] ?? 0))
  return { ...roundedWay(lineOver(behind), lineOver(ahead), km), stopKm }
}

const lineOver = (nodes: readonly Node[]): WayPoint[] =>
  nodes.length < 2 ? [] : greatCircle(nodes.map(({ point }) => point)).points

/** In the order of the way: sightings, named by the stop that is there, and stops without one. */
function nodesBehind(line: readonly WayPoint[], stops: readonly WayStop[], seen: readonly WayPoint[]): Node[] {
  const past = stops.filter(({ isBehind }) => isBehind)
  const nodes = seen.map((point): Node => {
    const stop = past.find((one) => !isAwayFrom(one.point, point))
    return stop ? { point, code: stop.code } : { point }
  })
  const alongKm = ({ point }: Node) => nearestOn(line, point)?.alongKm ?? 0
  for (const { code, point } of past) {
    if (nodes.some((node) => node.code === code)) continue
    const lastKm = alongKm({ point })
    const next = nodes.findIndex((node) => alongKm(node) > lastKm)
    nodes.splice(next < 0 ? nodes.length : next, 0, { point, code })
  }
  return nodes
}
