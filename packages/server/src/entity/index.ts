/** Entity: our own companies with their licences, and the agents, terminals and depots at each place. */

export { keepFirstEntity } from './entity-commands.ts'
export { entityDeskRoutesWith } from './entity-desk-routes.ts'
export { entityContact, entityName, letterheadOf, signedBy, wholeEntity } from './entity-on-paper.ts'
export { activeEntities, entityFor, keptEntityId } from './entity-queries.ts'
export { ownCompanyRoutes } from './own-company-routes.ts'
export type { EntityLane, OwnEntity } from './own-entity.ts'
export { type LocalPartners, type PartnerPlaces, partnerOnBill, partnersOnLane, wholePartner } from './partner-rules.ts'
export { notePrinted, partnersAtPlaces } from './partner-store.ts'
