import type { Language } from '@landbridge/contract/shared/languages'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { Paper, PaperPicture } from '../platform/paper.ts'
import type { OwnEntity } from './own-entity.ts'

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

export const entityContact = (entity: OwnEntity, language: Language): string =>
  clauseList([entityAddress(entity, language), entity.entityPhone, entity.entityEmail], language)

/** Name, address and numbers under each other, in Latin letters. */
export function wholeEntity(entity: OwnEntity): string {
  const { taxNo, entityPhone, entityEmail } = entity
  return [entityName(entity, 'en'), entityAddress(entity, 'en'), clauseList([taxNo, entityPhone, entityEmail], 'en')]
    .filter(Boolean)
    .join('\n')
}

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
