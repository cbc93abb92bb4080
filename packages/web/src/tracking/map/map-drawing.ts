import * as leaflet from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { feature } from 'topojson-client'
import landText from 'world-atlas/land-50m.json?raw'
import './map.css'

/** A point as latitude and longitude. */
export type Point = readonly number[]

/** A place where the box was seen. */
export type TrackPoint = { latitude: number; longitude: number; address: string; time: string }
/** A place on the way that the map names. */
export type MapStop = { label: string; latitude: number; longitude: number; passed: boolean }

export type Drawing = {
  /** Where the box was seen, oldest first. */
  points: readonly TrackPoint[]
  /** The line behind and ahead; without it the points are joined. */
  travelled?: readonly Point[] | undefined
  ahead?: readonly Point[] | undefined
  stops?: readonly MapStop[] | undefined
  /** Begins at the first point, as the specification has it, or shows the whole way. */
  view: 'start' | 'whole'
}

export type DrawnMap = {
  zoomIn(): void
  zoomOut(): void
  showWhole(): void
  draw(drawing: Drawing): void
  remove(): void
}

const defaultZoom = 5
const leastZoom = 3
const mostZoom = 9

// The package is a script of before modules: a bundler names its members, Node gives them as the default.
const L = ('default' in leaflet ? leaflet.default : leaflet) as typeof leaflet

/** Draws a map into an element: land without borders, and on it the trace of a box. */
export function drawMap(element: HTMLElement, first: Drawing): DrawnMap {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: leastZoom,
    maxZoom: mostZoom,
    zoomSnap: 0.25,
    zoomDelta: 1,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    maxBounds: [
      [-80, -190],
      [85, 190],
    ],
  })
  const traces = L.featureGroup()
  map.setView(startOf(first), defaultZoom)
  L.geoJSON(land(), { interactive: false, className: 'map-land' } as leaflet.GeoJSONOptions).addTo(map)
  traces.addTo(map)

  const showWhole = () => {
    const bounds = traces.getBounds()
    if (bounds.isValid()) map.fitBounds(bounds, { paddingTopLeft: [56, 56], paddingBottomRight: [56, 72], maxZoom: 7 })
  }
  const draw = (drawing: Drawing) => {
    traces.clearLayers()
    addTrace(traces, drawing)
    if (drawing.view === 'whole') showWhole()
  }
  draw(first)
  const watch =
    typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => map.invalidateSize({ pan: false }))
  watch?.observe(element)
  return {
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    showWhole,
    draw,
    remove() {
      watch?.disconnect()
      map.remove()
    },
  }
}

const startOf = ({ points, stops }: Drawing): leaflet.LatLngTuple => {
  const { latitude, longitude } = points[0] ?? stops?.[0] ?? { latitude: 48, longitude: 70 }
  return [latitude, longitude]
}

let landShape: ReturnType<typeof feature> | undefined

function land() {
  if (!landShape) {
    const topology = JSON.parse(landText) as Parameters<typeof feature>[0]
    const { land: outline } = topology.objects
    if (!outline) throw new Error('The atlas has no land.')
    landShape = feature(topology, outline)
  }
  return landShape
}

function addTrace(traces: leaflet.FeatureGroup, drawing: Drawing): void {
  const { points, travelled, ahead = [], stops = [] } = drawing
  const behind = travelled ?? points.map(({ latitude, longitude }) => [latitude, longitude])
  if (ahead.length > 1) line(ahead, 'map-ahead').addTo(traces)
  if (behind.length > 1) line(behind, 'map-behind').addTo(traces)
  for (const stop of stops) addStop(traces, stop, { isLast: stop === stops.at(-1), points })
  for (const [i, point] of points.entries()) {
    const isEnd = i === 0 || i === points.length - 1
    const mark = isEnd ? pin('map-pin', point) : circle('map-stop', point)
    mark.bindTooltip(tipOf(point), {
      className: 'map-tip',
      direction: 'top',
      offset: [0, isEnd ? -20 : -6],
      opacity: 1,
    })
    mark.addTo(traces)
  }
}

type Spot = { latitude: number; longitude: number }

const line = (points: readonly Point[], className: string) =>
  L.polyline(
    points.map(([latitude = 0, longitude = 0]): leaflet.LatLngTuple => [latitude, longitude]),
    {
      className,
      interactive: false,
      smoothFactor: 1,
    },
  )

const circle = (className: string, { latitude, longitude }: Spot) =>
  L.circleMarker([latitude, longitude], { className, radius: 4.5, bubblingMouseEvents: false })

function pin(className: string, { latitude, longitude }: Spot) {
  const icon = L.divIcon({ className, html: '', iconSize: [14, 18], iconAnchor: [7, 18] })
  return L.marker([latitude, longitude], { icon, keyboard: true })
}

/** A named place of the route: its name always stands beside it; the mark only where the trace has none. */
function addStop(
  traces: leaflet.FeatureGroup,
  stop: MapStop,
  { isLast, points }: { isLast: boolean; points: readonly TrackPoint[] },
): void {
  const isSeen = points.some(
    (point) => Math.hypot(point.latitude - stop.latitude, point.longitude - stop.longitude) < 0.3,
  )
  const mark =
    isLast && !stop.passed ? pin('map-pin todo', stop) : circle(stop.passed ? 'map-stop' : 'map-stop todo', stop)
  if (isSeen) L.Util.setOptions(mark, { opacity: 0, fillOpacity: 0 })
  const name = document.createElement('span')
  name.textContent = stop.label
  mark.bindTooltip(name, { permanent: true, direction: 'bottom', className: 'map-name', offset: [0, 4], opacity: 1 })
  mark.addTo(traces)
}

/** What is seen over a mark: where and when. */
function tipOf({ address, latitude, longitude, time }: TrackPoint): HTMLElement {
  const tip = document.createElement('div')
  const place = document.createElement('b')
  place.textContent = address
  const spot = document.createElement('span')
  spot.textContent = `${latitude.toFixed(3)}, ${longitude.toFixed(3)} · ${time}`
  tip.append(place, document.createElement('br'), spot)
  return tip
}
