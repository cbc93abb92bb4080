import type { Language } from '@landbridge/contract/shared/languages'
import type * as leaflet from 'leaflet'
import { L } from './map-leaflet.ts'

/** Sides of a mark for its name, by the library's word and distance in pixels. */
const places = {
  bottom: { direction: 'bottom', offset: [0, 10] },
  top: { direction: 'top', offset: [0, -20] },
  right: { direction: 'right', offset: [10, -6] },
  left: { direction: 'left', offset: [-10, -6] },
  belowRight: { direction: 'right', offset: [6, 14] },
  belowLeft: { direction: 'left', offset: [-6, 14] },
  aboveRight: { direction: 'right', offset: [6, -22] },
  aboveLeft: { direction: 'left', offset: [-6, -22] },
} as const satisfies Record<string, { direction: leaflet.Direction; offset: readonly [number, number] }>
type Side = keyof typeof places

/** Sides on which a name is tried: a minor one first beside its mark, where no other name claims it, corners last. */
const corners: readonly Side[] = ['belowRight', 'belowLeft', 'aboveRight', 'aboveLeft']
const sides: readonly Side[] = ['bottom', 'top', 'right', 'left', ...corners]
const sidesOfMinor: readonly Side[] = ['right', 'left', 'bottom', 'top', ...corners]

/** A name at its place; flat marks without a pin let it come closer. */
type Named = { x: number; y: number; width: number; height: number; isMinor?: boolean; isFlat?: boolean }
type Area = { left: number; top: number; right: number; bottom: number }

/** Puts each name on a side of its place where it is whole and free; country names give way to all others. */
export function placeNames(
  map: leaflet.Map,
  marks: leaflet.FeatureGroup,
  countries: readonly CountryMark[] = [],
): void {
  const spots = marks.getLayers().flatMap((mark) => {
    const at = 'getLatLng' in mark ? (mark as leaflet.Marker | leaflet.CircleMarker).getLatLng() : undefined
    return at ? [{ point: map.latLngToContainerPoint(at), isPin: !('getRadius' in mark) }] : []
  })
  const named = marks.getLayers().flatMap((mark) => {
    const tip = (mark as leaflet.Layer).getTooltip()
    const element = tip?.options.permanent ? tip.getElement() : undefined
    const at = tip?.getLatLng()
    if (!tip || !element || !at) return []
    const place = map.latLngToContainerPoint(at)
    const { x, y } = place
    const isMinor = element.classList.contains('map-name-minor')
    const isFlat = !spots.some(({ point, isPin }) => isPin && point.distanceTo(place) < 6)
    return [{ tip, element, x, y, width: element.offsetWidth, height: element.offsetHeight, isMinor, isFlat }]
  })
  const { x: right, y: bottom } = map.getSize()
  const mapArea = { left: 0, top: 0, right, bottom }
  const controls = controlsOver(map.getContainer())
  const pins = spots.map(({ point, isPin }) => (isPin ? pinAt(point) : circleAt(point)))
  const lines = marks
    .getLayers()
    .flatMap((mark) => ('getLatLngs' in mark ? alongLine(map, mark as leaflet.Polyline) : []))
  const chosen = sidesOfNames(named, mapArea, { pins: [...pins, ...controls], lines })
  for (const [i, { tip, element, isFlat }] of named.entries()) {
    const side = chosen[i]
    element.classList.toggle('hidden', side === undefined)
    if (!side) continue
    tip.options.direction = places[side].direction
    tip.options.offset = [...offsetOf(side, isFlat)]
    tip.update()
  }
  const taken = named.flatMap((one, i) => {
    const side = chosen[i]
    return side ? [areaOf(one, side)] : []
  })
  const visibleCountries = countries.flatMap(({ marker, leastZoom }) => {
    const element = marker.getElement()?.firstElementChild as HTMLElement | null
    if (!element) return []
    const { x, y } = map.latLngToContainerPoint(marker.getLatLng())
    return [
      { element, x, y, width: element.offsetWidth, height: element.offsetHeight, isLarge: map.getZoom() >= leastZoom },
    ]
  })
  const isFree = roomFor(visibleCountries, [...pins, ...controls, ...lines, ...taken], mapArea)
  for (const [i, { element, isLarge }] of visibleCountries.entries())
    element.classList.toggle('hidden', !isLarge || !isFree[i])
}

/** A country's name with its least zoom. */
export type CountryMark = { marker: leaflet.Marker; leastZoom: number }

/** True for each name with room among taken areas; earlier ones win. */
export function roomFor(names: readonly Named[], there: readonly Area[], mapArea: Area): boolean[] {
  const taken = [...there]
  return names.map(({ x, y, width, height }) => {
    const area = { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
    const isFree = isWithin(area, mapArea) && !taken.some((other) => overlap(area, other))
    if (isFree) taken.push(area)
    return isFree
  })
}

/** A circle with air around it against foreign names. */
const circleAt = ({ x, y }: { x: number; y: number }): Area => ({
  left: x - 8,
  right: x + 8,
  top: y - 8,
  bottom: y + 8,
})

/** A pin's area above its tip. */
const pinAt = ({ x, y }: { x: number; y: number }): Area => ({ left: x - 7, right: x + 7, top: y - 18, bottom: y + 5 })

function controlsOver(container: HTMLElement): Area[] {
  const { left: x, top: y } = container.getBoundingClientRect()
  const controls = [...(container.parentElement?.querySelectorAll('.on-map') ?? [])]
  return controls.map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y }
  })
}

function alongLine(map: leaflet.Map, line: leaflet.Polyline): Area[] {
  const points = (line.getLatLngs() as leaflet.LatLng[]).map((at) => map.latLngToContainerPoint(at))
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    const pieces = Math.ceil(from.distanceTo(to) / pieceOfLine)
    return Array.from({ length: pieces }, (_, piece): Area => {
      const x = from.x + ((to.x - from.x) * piece) / pieces
      const y = from.y + ((to.y - from.y) * piece) / pieces
      return { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 }
    })
  })
}

const pieceOfLine = 6

/** A free side for each name beside pins and, if possible, lines; earlier ones choose first. */
export function sidesOfNames(
  names: readonly Named[],
  mapArea: Area,
  { pins = [], lines = [] }: { pins?: readonly Area[]; lines?: readonly Area[] } = {},
): (Side | undefined)[] {
  const taken = [...pins]
  return names.map((name) => {
    const isFree = (area: Area) => isWithin(area, mapArea) && !taken.some((other) => overlap(area, other))
    const free = (name.isMinor ? sidesOfMinor : sides).filter((one) => isFree(areaOf(name, one)))
    const clear = free.find((one) => !lines.some((line) => overlap(areaOf(name, one), line)))
    // A lesser name that would lie on a line waits until the map is drawn larger.
    const side = clear ?? (name.isMinor ? undefined : free[0])
    if (side) taken.push(areaOf(name, side))
    return side
  })
}

const offsetOf = (side: Side, isFlat: boolean | undefined) =>
  side === 'top' && isFlat ? ([0, -10] as const) : places[side].offset

function areaOf({ x, y, width, height, isFlat }: Named, side: Side): Area {
  const [right, down] = offsetOf(side, isFlat)
  const { direction } = places[side]
  const left = { bottom: x - width / 2, top: x - width / 2, right: x + right, left: x + right - width }[direction]
  const beside = y + down - height / 2
  const top = { bottom: y + down, top: y + down - height, right: beside, left: beside }[direction]
  return { left, top, right: left + width, bottom: top + height }
}

const isWithin = (inner: Area, outer: Area) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

const overlap = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Countries of land routes, named beside the usual routes, large ones from afar. */
// biome-ignore format: a table
const countryPlaces: Readonly<Record<string, readonly [latitude: number, longitude: number, leastZoom: number]>> = {
  CN: [30.5, 100, 0],  RU: [61.5, 78, 0],   KZ: [48.6, 67, 1.5],  MN: [46.3, 103, 2.5], IN: [23, 79, 2],
  IR: [32.5, 54.5, 3], TR: [39, 34.5, 3],   UA: [48.6, 31.5, 3.5], DE: [51.1, 10.4, 4], FR: [46.8, 2.6, 3.5],
  ES: [39.9, -3.6, 3.5], PL: [52.9, 19.2, 4], BY: [53.2, 28.2, 4.5], IT: [43.2, 12.2, 4.5], UZ: [42, 63, 4],
  TM: [39, 59.5, 4],   FI: [63, 26.5, 4],   SE: [62.5, 15.5, 4],  RO: [45.9, 25, 4.5],  VN: [15.8, 108, 4.5],
  LA: [18.8, 103.3, 5], TH: [15.6, 101, 4.5], KG: [41.4, 74.6, 5], TJ: [38.6, 71, 5],   LT: [55.4, 23.9, 5],
  LV: [56.9, 25.2, 5.5], EE: [58.8, 25.6, 5.5], CZ: [49.8, 15.4, 5], SK: [48.7, 19.5, 5.5], HU: [47.1, 19.3, 5],
  AT: [47.4, 14, 5.5], GE: [42.2, 43.5, 5.5], AZ: [40.4, 47.8, 5.5], NL: [52.4, 5.6, 6], BE: [50.6, 4.6, 6],
}

/** Country names under the cargo's drawing, hidden from screen readers. */
export function addCountries(map: leaflet.Map, language: Language): CountryMark[] {
  map.createPane('countries').setAttribute('aria-hidden', 'true')
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return Object.entries(countryPlaces).map(([code, [latitude, longitude, leastZoom]]) => {
    const word = document.createElement('span')
    word.textContent = names.of(code) ?? code
    const icon = L.divIcon({ className: 'map-country', html: word, iconSize: [0, 0] })
    const marker = L.marker([latitude, longitude], { icon, pane: 'countries', interactive: false, keyboard: false })
    return { marker: marker.addTo(map), leastZoom }
  })
}
