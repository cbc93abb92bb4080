import type { Language } from '@landbridge/contract/shared/languages'
import type * as leaflet from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { boundsWith, landRounds } from './map-land.ts'
import { L } from './map-leaflet.ts'
import { drawnOnce, roundsOf, unbroken } from './map-lines.ts'
import { addCountries, placeNames } from './map-names.ts'
import type { MapDrawing, MapPoint, MapRoute, MapSighting, MapStop } from './map-trace.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The deployment's tile service: an address with {z}, {x}, {y} and, if needed, {key}. */
export type Tiles = { style: string; key: string }

export type DrawnMap = {
  zoomIn(): void
  zoomOut(): void
  move(direction: Direction): void
  showWhole(): void
  draw(drawing: MapDrawing): void
  remove(): void
}

const defaultZoom = 5
/** The least zoom, except where a route needs less on a phone. */
const leastZoom = 3
const leastZoomOfAll = 1.5
const mostZoom = 9
const steps: Readonly<Record<Direction, leaflet.PointTuple>> = {
  up: [0, -120],
  down: [0, 120],
  left: [-120, 0],
  right: [120, 0],
}

type DrawWith = { language: Language; tiles?: Tiles | undefined; onOpen?: ((id: string) => void) | undefined }

/** A small map is fixed and shows everything. */
const optionsOf = ({ isSmall, isCalm }: { isSmall: boolean; isCalm: boolean }): leaflet.MapOptions => ({
  ...(isSmall && { scrollWheelZoom: false, dragging: false, keyboard: false }),
  zoomControl: false,
  attributionControl: false,
  minZoom: leastZoomOfAll,
  maxZoom: mostZoom,
  zoomSnap: 0.25,
  zoomDelta: 1,
  zoomAnimation: !isCalm,
  fadeAnimation: !isCalm,
  // Land is drawn somewhat beyond the edges, so that a drag shows no blank.
  renderer: L.svg({ padding: 0.6 }),
  maxBounds: boundsWith([]),
})

/** Draws a map into an element: land and country names or a service's tiles, and a box's trace on it. */
export function drawMap(element: HTMLElement, first: MapDrawing, { language, tiles, onOpen }: DrawWith): DrawnMap {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const isSmall = first.routes !== undefined
  const map = L.map(element, optionsOf({ isSmall, isCalm }))
  const traces = L.featureGroup()
  map.setView(startOf(first), defaultZoom)
  if (tiles?.style)
    L.tileLayer(tiles.style, { key: tiles.key, minZoom: leastZoomOfAll, maxZoom: mostZoom } as object).addTo(map)
  else landRounds(0).addTo(map)
  const countries = tiles?.style ? [] : addCountries(map, language)
  traces.addTo(map)
  const placeAll = () => placeNames(map, traces, countries)
  map.on('zoomend moveend', placeAll)

  const showWhole = () => {
    const bounds = traces.getBounds()
    if (!bounds.isValid()) return
    if (isSmall) return void map.fitBounds(bounds, { padding: [36, 26], maxZoom: 6, animate: false })
    map.setMinZoom(leastZoomOfAll)
    map.fitBounds(bounds, { ...roomAround(map.getSize()), maxZoom: 7, animate: false })
    map.setMinZoom(Math.min(leastZoom, map.getZoom()))
  }
  const drawnRounds = new Set<number>()
  const goBeyond = (drawing: MapDrawing) => {
    for (const side of roundsOf(drawing).filter((side) => !drawnRounds.has(side))) {
      drawnRounds.add(side)
      if (!tiles?.style) landRounds(side).addTo(map)
      map.setMaxBounds(boundsWith([...drawnRounds]))
    }
  }
  const draw = (wrappedDrawing: MapDrawing) => {
    const drawing = unbroken(wrappedDrawing)
    traces.clearLayers()
    goBeyond(drawing)
    addTrace(traces, drawing)
    addRoutes(traces, drawing.routes ?? [], onOpen)
    showWhole()
    placeAll()
  }
  draw(first)
  const watch =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(() => {
          map.invalidateSize({ pan: false })
          if (isSmall) showWhole()
        })
  watch?.observe(element)
  return {
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    move: (direction) => void map.panBy(steps[direction], { animate: !isCalm }),
    showWhole,
    draw,
    remove() {
      watch?.disconnect()
      map.remove()
    },
  }
}

/** Room around the route for names, legend and buttons. */
const roomAround = ({ x }: { x: number }): leaflet.FitBoundsOptions =>
  x < 480
    ? { paddingTopLeft: [52, 56], paddingBottomRight: [40, 68] }
    : { paddingTopLeft: [104, 56], paddingBottomRight: [84, 84] }

const startOf = ({ points, stops }: MapDrawing): leaflet.LatLngTuple => {
  const { latitude, longitude } = points[0] ?? stops?.[0] ?? { latitude: 48, longitude: 70 }
  return [latitude, longitude]
}

function addTrace(traces: leaflet.FeatureGroup, drawing: MapDrawing): void {
  const { points, travelled, ahead = [], stops = [] } = drawing
  const behind = travelled ?? points.map(({ latitude, longitude }) => [latitude, longitude])
  if (ahead.length > 1) line(ahead, 'map-ahead').addTo(traces)
  if (behind.length > 1) line(behind, 'map-behind').addTo(traces)
  addNames(traces, points, stops)
  for (const { point, isEnd } of marksOf(points)) {
    const mark = isEnd ? pin('map-pin', point, `${point.address}, ${point.time}`) : circle('map-stop', point)
    const tip = { className: 'map-tip', direction: 'auto', opacity: 1 } as const
    mark.bindTooltip(tipOf(point), { ...tip, offset: [10, isEnd ? -9 : 0] })
    mark.addTo(traces)
  }
}

/** Places names by importance: ends, present place, stops, positions newest first. */
function addNames(traces: leaflet.FeatureGroup, points: readonly MapSighting[], stops: readonly MapStop[]): void {
  const named = namedPoints(points, stops)
  const now = named.find((point) => point === points.at(-1))
  const [end, start] = [stops.at(-1), stops.length > 1 ? stops[0] : undefined]
  for (const stop of [end, start]) if (stop) addStop(traces, stop, { isLast: stop === end, points })
  if (now) addName(traces, now, 'map-name')
  // Beside where the box is now no halt close by has a name: it would be taken for the place of the box.
  const halts = stops.slice(1, -1).filter((stop) => !now || !isAt(stop, now, besideDegrees))
  for (const stop of halts) addStop(traces, stop, { isLast: false, points })
  for (const point of named) if (point !== now) addName(traces, point, 'map-name map-name-minor')
}

/** Degrees within which two names mean one spot. */
const besideDegrees = 0.3

/** Newest positions, each place once and none that the route names. */
function namedPoints(points: readonly MapSighting[], stops: readonly MapStop[]): MapSighting[] {
  const named: MapSighting[] = []
  const newest = points.at(-1)
  for (const point of points.toReversed()) {
    const rivals = point === newest ? stops.filter(({ label }) => label === point.name) : [...stops, ...named]
    if (point.name && !rivals.some((other) => isAt(other, point, besideDegrees))) named.push(point)
  }
  return named
}

function addName(traces: leaflet.FeatureGroup, point: MapSighting, className: string): void {
  const name = document.createElement('span')
  name.textContent = point.name ?? ''
  const mark = circle('map-unseen', point)
  mark.bindTooltip(name, { permanent: true, className, opacity: 1 })
  mark.addTo(traces)
}

/** Marks of a trace: pins at its ends, circles between, one for each spot. */
function marksOf(points: readonly MapSighting[]): { point: MapSighting; isEnd: boolean }[] {
  const ends = [...new Set([points[0], points.at(-1)])].filter((point) => point !== undefined)
  const between = points.slice(1, -1).filter((point, i, all) => {
    return [...ends, all[i - 1]].every((other) => !other || !isAt(other, point))
  })
  return [...between.map((point) => ({ point, isEnd: false })), ...ends.map((point) => ({ point, isEnd: true }))]
}

const isAt = (one: Spot, other: Spot, degrees = 0.02) =>
  Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < degrees

type Spot = { latitude: number; longitude: number }

const line = (points: readonly MapPoint[], className: string) =>
  L.polyline(
    points.map(([latitude = 0, longitude = 0]): leaflet.LatLngTuple => [latitude, longitude]),
    {
      className,
      interactive: false,
      // A great circle bends without corners.
      smoothFactor: 0.3,
    },
  )

const circle = (className: string, { latitude, longitude }: Spot) =>
  L.circleMarker([latitude, longitude], { className, radius: 4.5, bubblingMouseEvents: false })

/** A focusable pin with a tooltip and an accessible name. */
function pin(className: string, { latitude, longitude }: Spot, name: string) {
  const icon = L.divIcon({ className, html: '', iconSize: [14, 18], iconAnchor: [7, 18] })
  const marker = L.marker([latitude, longitude], { icon, keyboard: true })
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', name))
  return marker
}

/** A route's place with its permanent name, and a mark where the trace has none. */
function addStop(
  traces: leaflet.FeatureGroup,
  stop: MapStop,
  { isLast, points }: { isLast: boolean; points: readonly MapSighting[] },
): void {
  const isSeen = points.some((point) => isAt(point, stop, 0.3))
  const ahead = isLast ? pin('map-pin todo', stop, stop.label) : circle('map-stop todo', stop)
  const passed = circle(isSeen ? 'map-unseen' : 'map-stop', stop)
  const mark = stop.passed || isSeen ? passed : ahead
  const name = document.createElement('span')
  name.textContent = stop.label
  mark.bindTooltip(name, {
    permanent: true,
    className: 'map-name',
    opacity: 1,
  })
  mark.addTo(traces)
}

/** Several shipments, drawn without covering travelled lines or marks. */
function addRoutes(traces: leaflet.FeatureGroup, routes: readonly MapRoute[], onOpen?: (id: string) => void): void {
  for (const ahead of drawnOnce(routes.map((route) => route.ahead))) line(ahead, 'map-ahead').addTo(traces)
  for (const { travelled } of routes) if (travelled.length > 1) line(travelled, 'map-behind').addTo(traces)
  for (const route of routes) addRouteMarks(traces, route, onOpen)
}

/** Circles at a shipment's ends, and a pin at its present place that opens it. */
function addRouteMarks(traces: leaflet.FeatureGroup, route: MapRoute, onOpen?: (id: string) => void): void {
  const { id, label, travelled, ahead } = route
  const [from, to] = [travelled[0], ahead.at(-1)]
  const now = travelled.at(-1) ?? ahead[0]
  if (from && from !== now) circle('map-stop', spotOf(from)).addTo(traces)
  if (to) circle('map-stop todo', spotOf(to)).addTo(traces)
  if (!now) return
  const mark = pin('map-pin', spotOf(now), label)
  if (route.name) {
    const name = document.createElement('span')
    name.textContent = route.name
    mark.bindTooltip(name, { permanent: true, className: 'map-name', opacity: 1 })
  }
  mark.on('click', () => onOpen?.(id))
  mark.addTo(traces)
}

const spotOf = ([latitude = 0, longitude = 0]: MapPoint): Spot => ({ latitude, longitude })

function tipOf({ address, latitude, longitude, time }: MapSighting): HTMLElement {
  const tip = document.createElement('div')
  const place = document.createElement('b')
  place.textContent = address
  const spot = document.createElement('span')
  spot.textContent = `${latitude.toFixed(3)}, ${longitude.toFixed(3)} · ${time}`
  tip.append(place, document.createElement('br'), spot)
  return tip
}
