import { z } from 'zod'

/** A point of a trace, as the holder of a share link sees it; the names and times are the specification's. */
export const trackPoint = z.object({
  latitude: z.number(),
  longitude: z.number(),
  address: z.string(),
  createTime: z.string(),
})
export type TrackPoint = z.infer<typeof trackPoint>

/** What the open call answers, whatever happened. */
export const sharedTrace = z.object({ status: z.literal(200), data: z.object({ track: z.array(trackPoint) }) })
export type SharedTrace = z.infer<typeof sharedTrace>

/** The open call that needs no login: `orderNum` and `key` stand in its query. */
export const sharedTraceRoute = '/logistics/open-up/getLocationInfo/:jobNo/:conNo'

/** The parts of a share link. */
export type SharedBox = { orderNo: string; jobNo: string; containerNo: string; key: string }

export function sharedTraceUrl(base: string, { orderNo, jobNo, containerNo, key }: SharedBox): string {
  const path = `/logistics/open-up/getLocationInfo/${encodeURIComponent(jobNo)}/${encodeURIComponent(containerNo)}`
  return `${base.replace(/\/$/, '')}${path}?${new URLSearchParams({ orderNum: orderNo, key })}`
}

/** The address of the page that a share link opens. */
export const sharePath = ({ orderNo, jobNo, containerNo, key }: SharedBox): string =>
  `/track/share/${[orderNo, jobNo, containerNo].map(encodeURIComponent).join('/')}?key=${encodeURIComponent(key)}`
