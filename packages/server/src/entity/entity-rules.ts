import type { EntityRule } from '@landbridge/contract/entity/own-entity'
import type { Language } from '@landbridge/contract/shared/languages'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { Paper, PaperPicture } from '../platform/paper.ts'
import type { EntityLane, OwnEntity } from './own-entity.ts'

/** How exactly a rule means a lane; nothing where it means another. A customer counts for more than any lane, a country for more than a mode. */
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

/** The company that nobody has described yet: the portal's name is all that is known of it. */
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

/** Its legal name as a reader of the language writes it; papers for carriers and customs have the English one. */
export function entityName(entity: OwnEntity, language: Language): string {
  const { legalNameEng, legalNameChs, legalNameRus } = entity
  if (language.startsWith('zh')) return legalNameChs || legalNameEng
  return (language === 'ru' && legalNameRus) || legalNameEng
}

export function entityAddress(entity: OwnEntity, language: Language): string {
  const { addressEng, addressChs } = entity
  return (language.startsWith('zh') ? addressChs || addressEng : addressEng || addressChs) ?? ''
}

/** The look of papers that an entity issues. */
export const letterheadOf = (entity: OwnEntity, language: Language): NonNullable<Paper['letterhead']> => ({
  address: entityContact(entity, language) || undefined,
  logo: entity.pictures.logo,
  colours: { main: entity.mainColour || undefined, accent: entity.accentColour || undefined },
})

/** Signature and stamp, as far as they are kept, for what an entity signs. */
export const signedBy = ({ pictures: { signature, stamp } }: OwnEntity): { pictures?: PaperPicture[] } => {
  const pictures = [signature, stamp].filter((one) => one !== undefined)
  return pictures.length > 0 ? { pictures } : {}
}

/** How to reach it, in one line. */
export const entityContact = (entity: OwnEntity, language: Language): string =>
  clauseList([entityAddress(entity, language), entity.entityPhone, entity.entityEmail], language)

/** Name, address and numbers under each other, in Latin letters. */
export function wholeEntity(entity: OwnEntity): string {
  const { taxNo, entityPhone, entityEmail } = entity
  return [entityName(entity, 'en'), entityAddress(entity, 'en'), clauseList([taxNo, entityPhone, entityEmail], 'en')]
    .filter(Boolean)
    .join('\n')
}
