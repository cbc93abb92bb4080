import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

/** A point of a trace, as the holder of a share link sees it; the names and times are the specification's. */
const trackPoint = z
  .object({ latitude: z.number(), longitude: z.number(), address: z.string(), createTime: z.string() })
  .meta({ wire: 'trace' })
export type TrackPoint = z.infer<typeof trackPoint>

/** What the open call answers, whatever it was asked. */
export const sharedTrace = z
  .object({ status: z.literal(200), data: z.object({ track: z.array(trackPoint) }).meta({ wire: 'trace' }) })
  .meta({ wire: 'trace' })
export type SharedTrace = z.infer<typeof sharedTrace>

/** The one call that stands outside the envelope and any session: a share's key opens it, and its answer is the whole body. */
export const sharedTraceEndpoints = {
  trace: endpoint({
    method: 'GET',
    path: '/logistics/open-up/getLocationInfo/:jobNo/:conNo',
    summary: 'The trace of a shared box for the holder of the link; every miss answers the same empty track.',
    by: ['guest'],
    signed: false,
    input: z.object({ orderNum: z.string().optional(), key: z.string().optional() }).meta({ wire: 'trace' }),
    output: sharedTrace,
  }),
}

/** The call's path for one box. */
export const tracePath = (jobNo: string, containerNo: string): string =>
  sharedTraceEndpoints.trace.path
    .replace(':jobNo', encodeURIComponent(jobNo))
    .replace(':conNo', encodeURIComponent(containerNo))
