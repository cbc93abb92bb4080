import type { Language } from '@landbridge/contract/shared/languages'
import type { CodeItem, Names, Place } from './reference-types.ts'

export const nameIn = (names: Names, language: Language): string => names[language]

export const placeName = (place: Place, language: Language): string => nameIn(place.names, language)

/** The name for lists, strips and cards: the city of a station that is named after it, else its own name without what stands in brackets. */
export function shortPlaceName(place: Place, language: Language): string {
  const bare = placeName(place, language).replace(/\s*[(（].*[)）]$/, '')
  const city = place.cityNames?.[language].replace(/\s*[(（].*[)）]$/, '')
  return city && bare.startsWith(city) ? city : bare
}

/** A code that nobody knows stands for itself. */
export function codeLabel(items: readonly CodeItem[], code: string, language: Language): string {
  const item = items.find((one) => one.code === code)
  return item ? nameIn(item.names, language) : code
}
