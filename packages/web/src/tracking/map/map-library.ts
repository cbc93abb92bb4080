import type * as drawing from './map-drawing.ts'

/** The library is large, so it comes when the first map is shown. */
export type MapLibrary = typeof drawing
export type MapLoader = () => Promise<MapLibrary>

let library: MapLibrary | undefined
let isComing = false

/** Asks for the library, unless it is here or on its way. One that could not be loaded may be asked for again. */
export function askForMaps(load: MapLoader = () => import('./map-drawing.ts')): void {
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

export const mapsReady = (): MapLibrary | undefined => library
