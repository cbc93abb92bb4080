export type MapPoint = readonly number[]

export type MapSighting = { latitude: number; longitude: number; address: string; name?: string; time: string }
export type MapStop = { label: string; latitude: number; longitude: number; passed: boolean }

export type MapRoute = {
  id: string
  label: string
  name?: string | undefined
  travelled: readonly MapPoint[]
  ahead: readonly MapPoint[]
}

export type MapDrawing = {
  /** Oldest first. */
  points: readonly MapSighting[]
  /** Lines behind and ahead; by default the points are joined. */
  travelled?: readonly MapPoint[] | undefined
  ahead?: readonly MapPoint[] | undefined
  stops?: readonly MapStop[] | undefined
  /** Several shipments, on a small map of all. */
  routes?: readonly MapRoute[] | undefined
}
