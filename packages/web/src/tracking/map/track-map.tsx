import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSettings } from '../../platform/settings.ts'
import { useLanguage, useText } from '../../platform/text.tsx'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import type * as drawing from './map-drawing.ts'
import type { DrawnMap } from './map-drawing.ts'
import type { MapDrawing } from './map-trace.ts'
import './map.css'

const pollMs = 1_000

/** The large map library, loaded with the first map. */
type MapLibrary = typeof drawing
export type MapLoader = () => Promise<MapLibrary>

let library: MapLibrary | undefined
let isComing = false

/** Loads the library once, again after a failure. */
function askForMaps(load: MapLoader = () => import('./map-drawing.ts')): void {
  if (library || isComing) return
  isComing = true
  load()
    .then((loaded) => {
      library = loaded
    })
    .catch(() => {})
    .finally(() => {
      isComing = false
    })
}

const mapsReady = (): MapLibrary | undefined => library

type TrackMapProps = MapDrawing & {
  label: string
  caption?: ReactNode
  legend?: ReactNode
  onOpen?: (id: string) => void
  load?: MapLoader
}

/** A box's trace on a map, or the reason why there is none. */
export function TrackMap({ label, caption, legend, onOpen, load, ...drawing }: TrackMapProps) {
  const text = useText()
  const language = useLanguage()
  const isReady = useMapsReady(load)
  const isEmpty = drawing.points.length === 0 && !drawing.stops?.length && !drawing.routes?.length
  return (
    <figure className="track-map" aria-label={label}>
      {!isReady ? (
        <div className="on-map map-coming skeleton" role="status" aria-label={text('tracking.map-loading')} />
      ) : isEmpty ? (
        <div className="on-map notice" role="status">
          {text('tracking.no-trace')}
        </div>
      ) : (
        <Canvas key={language} drawing={drawing} onOpen={onOpen} />
      )}
      {caption && <figcaption className="on-map caption">{caption}</figcaption>}
      {legend && !isEmpty && <div className="on-map legend">{legend}</div>}
    </figure>
  )
}

/** True once the library is there; retries a failed load. */
function useMapsReady(load?: MapLoader): boolean {
  const [isReady, setReady] = useState(() => mapsReady() !== undefined)
  useEffect(() => {
    if (isReady) return
    askForMaps(load)
    const timer = setInterval(() => {
      if (mapsReady()) setReady(true)
      else askForMaps(load)
    }, pollMs)
    return () => clearInterval(timer)
  }, [isReady, load])
  return isReady
}

function Canvas({ drawing, onOpen }: { drawing: MapDrawing; onOpen: ((id: string) => void) | undefined }) {
  const element = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const { map: tiles } = useSettings()
  const language = useLanguage()
  // What is drawn is compared by what it says, so that the map stays where the reader has moved it.
  const drawingText = JSON.stringify(drawing)
  const open = useEffectEvent((id: string) => onOpen?.(id))
  useEffect(() => {
    const maps = mapsReady()
    if (!maps || !element.current) return
    const next = JSON.parse(drawingText) as MapDrawing
    if (drawn.current) drawn.current.draw(next)
    else drawn.current = maps.drawMap(element.current, next, { language, tiles, onOpen: (id) => open(id) })
  }, [drawingText, tiles, language])
  useEffect(
    () => () => {
      drawn.current?.remove()
      drawn.current = undefined
    },
    [],
  )
  return (
    <>
      <div ref={element} />
      {!drawing.routes && <MapButtons map={drawn} />}
    </>
  )
}

const MapButtons = ({ map }: { map: { readonly current: DrawnMap | undefined } }) => {
  const text = useText()
  // What is moved by dragging is moved by a button as well, where there is room for so many.
  const buttons: [IconName, string, () => void, isMove?: true][] = [
    ['track', text('tracking.show-whole'), () => map.current?.showWhole()],
    ['up', text('tracking.map-up'), () => map.current?.move('up'), true],
    ['plus', text('tracking.zoom-in'), () => map.current?.zoomIn()],
    ['left', text('tracking.map-left'), () => map.current?.move('left'), true],
    ['right', text('tracking.map-right'), () => map.current?.move('right'), true],
    ['down', text('tracking.map-down'), () => map.current?.move('down'), true],
    ['minus', text('tracking.zoom-out'), () => map.current?.zoomOut()],
  ]
  return (
    <div className="on-map zoom">
      {buttons.map(([icon, label, act, isMove]) => (
        <button
          key={icon}
          type="button"
          className={isMove && 'map-move'}
          title={label}
          aria-label={label}
          style={{ gridArea: icon }}
          onClick={act}
        >
          <Icon name={icon} size="s" />
        </button>
      ))}
    </div>
  )
}
