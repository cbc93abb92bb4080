import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nothing } from '../shared/wire-values.ts'

/** The company behind the portal as it presents itself to everybody: nothing but what its papers bear anyway. */
const ownCompany = z
  .object({
    legalName: z.string(),
    companyAddress: z.string().optional(),
    entityPhone: z.string().optional(),
    entityEmail: z.string().optional(),
  })
  .meta({ wire: 'ownCompany' })
export type OwnCompany = z.infer<typeof ownCompany>

export const entityEndpoints = {
  ownCompany: endpoint({
    method: 'GET',
    path: '/api/v1/own-company',
    summary: 'Answers the name, the address, the telephone and the e-mail of the company that runs the portal.',
    by: ['guest', 'customer', 'staff'],
    company: 'optional',
    scope: 'read',
    input: nothing,
    output: ownCompany,
  }),
}
