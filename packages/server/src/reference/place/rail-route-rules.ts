export type Point = readonly [latitude: number, longitude: number]

export type Route = { points: Point[]; km: number }

export type Line = readonly { at: Point; code?: string | undefined }[]

type Node = { at: Point; ways: Map<string, number> }
type Network = Map<string, Node>

type Habits = {
  /** Length of a way as a multiple of the lines drawn for it, between one bend and the next. */
  winding: number
  /** Distance in kilometres up to which lines that meet are drawn apart. */
  meetingKm: number
  /** Longest way that is believed, as a multiple of the great circle. */
  mostDetour: number
}

/** Track winds more than its lines, and what several lines call one place is drawn apart. */
const byTrack: Habits = { winding: 1.15, meetingKm: 80, mostDetour: 3 }
/** A station that stands on no drawn line is joined to its nearest points. */
const joinsOfStation = 2

/** Legs that are kept once found, the last so many. */
const mostLegs = 1_000

/** Routes over the drawn lines: a function that finds the shortest way through the places in their order. */
export function routesOver(
  lines: readonly Line[],
  positionOf: (code: string) => Point | undefined,
  most = mostLegs,
  habits = byTrack,
) {
  const network = networkOf(lines, habits)
  const known = new Map<string, Route | undefined>()
  const leg = (from: string, to: string) => {
    const key = `${from}>${to}`
    const found = known.has(key) ? known.get(key) : legBetween(network, [from, to], { positionOf, habits })
    known.delete(key)
    known.set(key, found)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return found
  }
  return (from: string, via: readonly string[], to: string): Route => {
    const stops = [from, ...via, to].filter(
      (code, index, all) => positionOf(code) !== undefined && code !== all[index - 1],
    )
    const legs = stops.slice(1).map((code, index) => leg(stops[index] ?? code, code))
    const points = legs.flatMap((one, index) => one?.points.slice(index === 0 ? 0 : 1) ?? [])
    return { points, km: Math.round(legs.reduce((sum, one) => sum + (one?.km ?? 0), 0)) }
  }
}

/** Points that lie on each other are one, however many lines pass through. */
const keyOf = ([latitude, longitude]: Point) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`

function networkOf(lines: readonly Line[], { meetingKm }: Habits): Network {
  const network: Network = new Map()
  for (const line of lines) {
    for (const [index, point] of line.entries()) {
      const before = line[index - 1]
      const key = nodeAt(network, point)
      if (before) joined(network, nodeAt(network, before), key)
    }
  }
  for (const line of lines)
    for (const end of [line.at(0), line.at(-1)]) if (end && meetingKm > 0) joinLine(network, line, { end, meetingKm })
  return network
}

/** A line that ends beside another one goes on there, though the two name the place differently. */
function joinLine(network: Network, line: Line, { end, meetingKm }: { end: Line[number]; meetingKm: number }): void {
  const nodesOfLine = new Set(line.map((point) => nodeAt(network, point)))
  const others = [...network].filter(([key]) => !nodesOfLine.has(key))
  const nearest = others
    .map(([key, node]) => ({ key, km: kmBetween(end.at, node.at) }))
    .reduce<{ key: string; km: number } | undefined>((best, one) => (best && best.km <= one.km ? best : one), undefined)
  if (nearest && nearest.km < meetingKm) joined(network, nodeAt(network, end), nearest.key)
}

function nodeAt(network: Network, { at, code }: Line[number]): string {
  const key = code ?? keyOf(at)
  if (!network.has(key)) network.set(key, { at, ways: new Map() })
  return key
}

function joined(network: Network, one: string, other: string): void {
  const [from, to] = [network.get(one), network.get(other)]
  if (!from || !to || one === other) return
  const km = kmBetween(from.at, to.at)
  from.ways.set(other, km)
  to.ways.set(one, km)
}

/** The shortest way along the lines; between places that none joins, the great circle. */
function legBetween(
  network: Network,
  [from, to]: [string, string],
  { positionOf, habits }: { positionOf: (code: string) => Point | undefined; habits: Habits },
) {
  const ends = [positionOf(from), positionOf(to)]
  const [start, end] = ends
  if (!start || !end) return undefined
  const direct = kmBetween(start, end)
  const { winding, mostDetour } = habits
  const withEnds = withStation(withStation(network, from, start), to, end)
  const way = shortestWay(withEnds, from, to)
  if (!way || way.km > direct * mostDetour + 200) return { points: [start, end], km: direct * winding }
  return { points: [start, ...way.points.slice(1, -1), end], km: way.km * winding }
}

function withStation(network: Network, code: string, at: Point): Network {
  if (network.has(code)) return network
  const nearest = [...network]
    .map(([key, node]) => ({ key, km: kmBetween(at, node.at) }))
    .toSorted((a, b) => a.km - b.km)
  const joins = nearest.slice(0, joinsOfStation)
  const more: Network = new Map(network)
  more.set(code, { at, ways: new Map(joins.map(({ key, km }) => [key, km])) })
  for (const { key, km } of joins) {
    const node = network.get(key)
    if (node) more.set(key, { at: node.at, ways: new Map([...node.ways, [code, km]]) })
  }
  return more
}

function shortestWay(network: Network, from: string, to: string): Route | undefined {
  const reached = new Map<string, { km: number; before?: string }>([[from, { km: 0 }]])
  const open = new Set([from])
  while (open.size > 0) {
    const nearest = [...open].reduce((best, key) => (kmTo(reached, key) < kmTo(reached, best) ? key : best))
    if (nearest === to) break
    open.delete(nearest)
    for (const [next, km] of network.get(nearest)?.ways ?? []) {
      const total = kmTo(reached, nearest) + km
      if (total >= kmTo(reached, next)) continue
      reached.set(next, { km: total, before: nearest })
      open.add(next)
    }
  }
  return reached.has(to) ? { points: pointsBack(network, reached, to), km: kmTo(reached, to) } : undefined
}

const kmTo = (reached: ReadonlyMap<string, { km: number }>, key: string) =>
  reached.get(key)?.km ?? Number.POSITIVE_INFINITY

function pointsBack(network: Network, reached: ReadonlyMap<string, { before?: string }>, to: string): Point[] {
  const points: Point[] = []
  for (let key: string | undefined = to; key !== undefined; key = reached.get(key)?.before) {
    const node = network.get(key)
    if (node) points.unshift(node.at)
  }
  return points
}

export const lengthKm = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + kmBetween(points[i] ?? point, point), 0)

export function kmBetween([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(rad(lat2 - lat1) / 2) ** 2 +
    Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * Math.sin(rad(lon2 - lon1) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)))
}
