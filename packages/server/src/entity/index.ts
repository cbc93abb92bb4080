/** Entity: our own companies with their licences, and the agents, terminals and depots at each place. */

export { keepFirstEntity } from './entity-commands.ts'
export { entityDeskRoutesWith } from './entity-desk-routes.ts'
export { defaultEntity, entityFor, keptEntityId } from './entity-queries.ts'
export { entityAddress, entityContact, entityName, wholeEntity } from './entity-rules.ts'
export type { EntityLane, OwnEntity } from './own-entity.ts'
export { partnerAt, partnerCalled, wholePartner } from './partner-rules.ts'
export { type LocalPartner, notePrinted, partnersAtPlaces } from './partner-store.ts'
