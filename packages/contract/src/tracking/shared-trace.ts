import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { enteredPartNo } from './part-no.ts'
import { trackingDetail } from './tracking-endpoints.ts'

/** A point of a trace, as the holder of a share link sees it; the names and times are the specification's. */
const trackPoint = z
  .object({ latitude: z.number(), longitude: z.number(), address: z.string(), createTime: z.string() })
  .meta({ wire: 'trace' })
export type TrackPoint = z.infer<typeof trackPoint>

/** Alike whatever was requested, so that it betrays nothing. */
export const sharedTrace = z
  .object({ status: z.literal(200), data: z.object({ track: z.array(trackPoint) }).meta({ wire: 'trace' }) })
  .meta({ wire: 'trace' })

/** A link with an unknown key is wrong; one that expired or was withdrawn is named so to whoever holds its key. */
export const shareStates = ['open', 'wrong', 'expired', 'withdrawn'] as const

/** The part of a tracking page that a link shows, without numbers that belong to the owner of the box. */
const sharedBox = trackingDetail.pick({
  bookingNo: true,
  bookingMode: true,
  jobNo: true,
  containerNo: true,
  containerType: true,
  originName: true,
  originPlaceZone: true,
  destinationName: true,
  destinationPlaceZone: true,
  etd: true,
  atd: true,
  eta: true,
  ata: true,
  promisedEta: true,
  doneKm: true,
  totalKm: true,
  impliedTimes: true,
  punctuality: true,
  delayDays: true,
  milestones: true,
  positions: true,
  travelled: true,
  ahead: true,
  travelledKm: true,
  aheadKm: true,
  behindPercent: true,
  stops: true,
})
export type SharedBox = z.infer<typeof sharedBox>

const part = z.string().max(60)

/** The calls that a share's key opens, the first of them outside the envelope and any session. */
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
  box: endpoint({
    method: 'POST',
    path: '/api/v1/shared-tracking',
    reads: true,
    summary:
      'What a shared link shows of its box, or why it shows nothing: a wrong key, a link that ended, or one that was withdrawn.',
    by: ['guest', 'customer', 'staff'],
    company: 'optional',
    input: z.object({ bookingNo: part, jobNo: part, containerNo: enteredPartNo.max(60), key: part }),
    output: z.object({ state: z.enum(shareStates), box: sharedBox.optional() }),
  }),
}

export const tracePath = (jobNo: string, containerNo: string): string =>
  sharedTraceEndpoints.trace.path
    .replace(':jobNo', encodeURIComponent(jobNo))
    .replace(':conNo', encodeURIComponent(containerNo))
