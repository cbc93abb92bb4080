import { businessZone } from '@landbridge/contract/shared/business-day'
import type { Language } from '@landbridge/contract/shared/languages'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { clauseList } from '@landbridge/contract/shared/word-list'
import { text as en } from '@landbridge/contract/tracking/text/en'
import { text as ru } from '@landbridge/contract/tracking/text/ru'
import { text as zhCn } from '@landbridge/contract/tracking/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/tracking/text/zh-tw'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import type { JobState } from '@landbridge/contract/workorder/job-lifecycle'
import { text as jobEn } from '@landbridge/contract/workorder/text/en'
import { text as jobRu } from '@landbridge/contract/workorder/text/ru'
import { text as jobZhCn } from '@landbridge/contract/workorder/text/zh-cn'
import { text as jobZhTw } from '@landbridge/contract/workorder/text/zh-tw'
import type { ReaderNames } from '../../reference/index.ts'
import type { RowNames } from '../way/tracking-mode.ts'

const jobWords = { 'zh-CN': jobZhCn, 'zh-TW': jobZhTw, en: jobEn, ru: jobRu }

export const jobStateLabel = (state: JobState, language: Language): string => jobWords[language][jobStateLabels[state]]

export const onTheWay = {
  'zh-CN': zhCn['tracking.on-the-way'],
  'zh-TW': zhTw['tracking.on-the-way'],
  en: en['tracking.on-the-way'],
  ru: ru['tracking.on-the-way'],
} as const satisfies Record<Language, string>

/** The zone of the business where nobody knows the place. */
export const zoneOf = (code: string, mode: LegModeCode, names: ReaderNames): string =>
  names.findPlace(code, mode)?.timeZone ?? businessZone

export const rowNames = (names: ReaderNames, mode: LegModeCode): RowNames => ({
  place: (code) => names.shortPlace(code, mode),
  truckType: names.truckType,
})

/** A place with its country, as an address; a code that nobody knows stands for itself. */
function addressOfPlace(code: string, mode: LegModeCode, names: ReaderNames): string {
  const place = names.findPlace(code, mode)
  if (!place) return code
  return clauseList([names.place(code, mode), names.country(place.countryCode)], names.language)
}

/** In the reader's words as far as the place is known, else in those of the entry. */
export function addressOfSighting(
  { placeCode, address }: { placeCode?: string | null | undefined; address?: string | undefined },
  mode: LegModeCode,
  names: ReaderNames,
): string {
  return [placeCode && addressOfPlace(placeCode, mode, names), address].filter(Boolean).join(' · ')
}
