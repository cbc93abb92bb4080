import type { EntityRule } from '@landbridge/contract/entity/own-entity'
import type { EntityLane, OwnEntity } from './own-entity.ts'

/** The exactness of a rule for a lane, customer over lane, country over mode; nothing if it is about another. */
function weightOf(rule: EntityRule, lane: EntityLane): number | undefined {
  const { customerId, ruleMode, originCountry, destinationCountry } = rule
  const isOther =
    (customerId && customerId !== lane.customerId) ||
    (ruleMode && !lane.modes.includes(ruleMode)) ||
    (originCountry && originCountry !== lane.originCountry) ||
    (destinationCountry && destinationCountry !== lane.destinationCountry)
  if (isOther) return undefined
  return (customerId ? 8 : 0) + (originCountry ? 2 : 0) + (destinationCountry ? 2 : 0) + (ruleMode ? 1 : 0)
}

/** The entity whose rule means the lane most exactly, of several the first by its code; else the default. */
export function entityOfLane(entities: readonly OwnEntity[], lane: EntityLane): OwnEntity | undefined {
  const meant = entities
    .filter(({ active }) => active)
    .toSorted((one, other) => (one.entityCode < other.entityCode ? -1 : 1))
    .flatMap((entity) => entity.rules.map((rule) => ({ entity, weight: weightOf(rule, lane) })))
    .reduce<{ entity: OwnEntity; weight: number } | undefined>(
      (best, { entity, weight }) => (weight !== undefined && weight > (best?.weight ?? -1) ? { entity, weight } : best),
      undefined,
    )
  return meant?.entity ?? entities.find(({ isDefault }) => isDefault)
}

/** The default company, of which the portal's name alone is known. */
export const entityOfPortal = (companyName: string, companyContact: string): Omit<OwnEntity, 'id'> => ({
  entityCode: 'MAIN',
  legalNameEng: companyName,
  ...(companyContact &&
    (companyContact.includes('@') ? { entityEmail: companyContact } : { entityPhone: companyContact })),
  billIssuer: 'carrier',
  rules: [],
  pictures: {},
  isDefault: true,
  active: true,
  version: 1,
})
