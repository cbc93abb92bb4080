import type { Language } from '@landbridge/contract/shared/languages'
import { type MilestoneEvent, milestoneTextOf, milestoneTexts } from '@landbridge/contract/shared/milestones'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { text as en } from '@landbridge/contract/shared/text/milestones/en'
import { text as ru } from '@landbridge/contract/shared/text/milestones/ru'
import { text as zhCn } from '@landbridge/contract/shared/text/milestones/zh-cn'
import { text as zhTw } from '@landbridge/contract/shared/text/milestones/zh-tw'
import type { CodeItem, Names, Place } from './reference-types.ts'

export const nameIn = (names: Names, language: Language): string => names[language]

export const placeName = (place: Place, language: Language): string => nameIn(place.names, language)

/** The short name of a place: the city of its station, else its name without brackets. */
export function shortPlaceName(place: Place, language: Language): string {
  const bare = placeName(place, language).replace(/\s*[(（].*[)）]$/, '')
  const city = place.cityNames?.[language].replace(/\s*[(（].*[)）]$/, '')
  return city && bare.startsWith(city) ? city : bare
}

export function codeLabel(items: readonly CodeItem[], code: string, language: Language): string {
  const item = items.find((one) => one.code === code)
  return item ? nameIn(item.names, language) : code
}

const texts = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const

/** A code that nobody knows stands for itself. */
export function milestoneWord(code: string, mode: ModeCode, language: Language): string {
  const event = code === 'CUSR' ? 'CUSR-export' : code
  return event in milestoneTexts ? texts[language][milestoneTextOf(event as MilestoneEvent, mode)] : code
}

/** The last milestone and its place: "Departed · Xi'an". */
export function trackLabel(
  { code, placeName, mode }: { code: string | null | undefined; placeName: string | undefined; mode: ModeCode },
  language: Language,
): string | undefined {
  if (!code) return undefined
  return [milestoneWord(code, mode, language), placeName].filter(Boolean).join(' · ')
}
