/** A point as latitude and longitude. */
export type Point = readonly number[]

/** A place where the box was seen, and what the map calls it. */
export type TrackPoint = { latitude: number; longitude: number; address: string; name?: string; time: string }
/** A place on the way that the map names. */
export type MapStop = { label: string; latitude: number; longitude: number; passed: boolean }

/** One of several shipments on a map: its line behind and ahead, where it is now, what it is called, and the name that stands beside it, if any. */
export type MapWay = {
  id: string
  label: string
  name?: string | undefined
  travelled: readonly Point[]
  ahead: readonly Point[]
}

export type Drawing = {
  points: readonly TrackPoint[]
  /** The line behind and ahead; without it the points are joined. */
  travelled?: readonly Point[] | undefined
  ahead?: readonly Point[] | undefined
  stops?: readonly MapStop[] | undefined
  /** Several shipments instead of one box, on a small map that always shows them all. */
  ways?: readonly MapWay[] | undefined
}
