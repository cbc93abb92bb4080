import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nothing } from '../shared/wire-values.ts'

/** Papers of a company; the licence is the one that certification needs. */
export const certificationPapers = ['BLIC', 'POA', 'OTH'] as const
export const neededPaper = 'BLIC' satisfies (typeof certificationPapers)[number]

export const paperEndings = ['pdf', 'jpg', 'jpeg', 'png'] as const

const owner = { by: ['customer'], roles: ['owner'] } as const
const fid = z.object({ fid: z.uuid() })

export const certificationEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/api/v1/certification-document',
    summary: 'Puts an uploaded file with the papers that staff look at before they certify the company.',
    ...owner,
    input: fid.extend({ documentType: z.enum(certificationPapers) }),
    output: fid,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/certification-document',
    summary: 'Takes a paper back, as long as staff are not looking at it.',
    ...owner,
    input: fid,
    output: nothing,
  }),
}
