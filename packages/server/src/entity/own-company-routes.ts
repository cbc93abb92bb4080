import { entityEndpoints } from '@landbridge/contract/entity/entity-endpoints'
import { type Port, serveInSteps } from '../platform/serve.ts'
import { ownCompany } from './entity-queries.ts'

/** Guests have no row of ours to read: the system reads for them the little that is answered. */
export function ownCompanyRoutes(port: Port): void {
  serveInSteps(port, entityEndpoints.ownCompany, ({ language }) =>
    port.db.as({ actor: 'system' }, (tx) => ownCompany(tx, language)),
  )
}
