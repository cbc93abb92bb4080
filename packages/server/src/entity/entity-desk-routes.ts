import { entityDeskEndpoints as desk } from '@landbridge/contract/entity/entity-desk-endpoints'
import type { Tx } from '../platform/database.ts'
import { type Port, serve, serveInSteps } from '../platform/serve.ts'
import { keepAccounts, keepEntity, removeEntity } from './entity-commands.ts'
import { listEntities, showEntity } from './entity-queries.ts'
import { keepPartner, removePartner } from './partner-commands.ts'
import { importPartners } from './partner-import-commands.ts'
import { listPartners, showPartner } from './partner-queries.ts'

/** The calls of the desk; `isCarrying` asks the bookings whether an entity that is to be deleted carries one. */
export const entityDeskRoutesWith =
  (isCarrying: (tx: Tx, entityId: string) => Promise<boolean>) =>
  (port: Port): void => {
    serve(port, desk.entities, listEntities)
    serve(port, desk.entity, ({ id }, call) => showEntity(id, call))
    serve(port, desk.saveEntity, keepEntity)
    serve(port, desk.removeEntity, (seen, call) => removeEntity(seen, call, isCarrying))
    serve(port, desk.saveAccounts, keepAccounts)
    serve(port, desk.partners, listPartners)
    serve(port, desk.partner, ({ id }, call) => showPartner(id, call))
    serve(port, desk.savePartner, keepPartner)
    serve(port, desk.removePartner, removePartner)
    serveInSteps(port, desk.importPartners, (opened) => importPartners(opened, port.settings.files))
  }
