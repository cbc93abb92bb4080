import { businessZone } from '@landbridge/contract/shared/business-day'
import { localeOf } from '@landbridge/contract/shared/day-words'
import type { Language } from '@landbridge/contract/shared/languages'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { clauseList } from '@landbridge/contract/shared/word-list'
import { text as en } from '@landbridge/contract/tracking/text/en'
import { text as ru } from '@landbridge/contract/tracking/text/ru'
import { text as zhCn } from '@landbridge/contract/tracking/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/tracking/text/zh-tw'
import { isBareSpot } from '@landbridge/contract/tracking/tracking-values'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import type { JobState } from '@landbridge/contract/workorder/job-lifecycle'
import { text as jobEn } from '@landbridge/contract/workorder/text/en'
import { text as jobRu } from '@landbridge/contract/workorder/text/ru'
import { text as jobZhCn } from '@landbridge/contract/workorder/text/zh-cn'
import { text as jobZhTw } from '@landbridge/contract/workorder/text/zh-tw'
import type { ReaderNames } from '../../reference/index.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
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
  written: names.written,
})

/** A place with its country, as an address; a code that nobody knows stands for itself. */
function addressOfPlace(code: string, mode: LegModeCode, names: ReaderNames): string {
  const place = names.findPlace(code, mode)
  if (!place) return code
  return clauseList([names.place(code, mode), names.country(place.countryCode)], names.language)
}

type SeenSpot = { address?: string | undefined; latitude: number; longitude: number }

const words = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru }

/** A device's coordinates in words: the area of the mode there, else degrees as the language writes them. */
export function spotInWords(
  { address = '', latitude, longitude }: SeenSpot,
  mode: LegModeCode,
  language: Language,
): string {
  if (!isBareSpot(address)) return address
  const area = trackingModeOf(mode).areaAt?.({ latitude, longitude }, language)
  if (area) return area
  const key = `tracking.spot-${latitude < 0 ? 'S' : 'N'}${longitude < 0 ? 'W' : 'E'}` as const
  const degrees = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const [north, east] = [latitude, longitude].map((one) => degrees.format(Math.abs(one))) as [string, string]
  return words[language][key].replace('{latitude}', north).replace('{longitude}', east)
}

/** In the reader's words as far as the place is known, else in those of the entry. */
export function addressOfSighting(
  seen: SeenSpot & { placeCode?: string | null | undefined },
  mode: LegModeCode,
  names: ReaderNames,
): string {
  const place = seen.placeCode && addressOfPlace(seen.placeCode, mode, names)
  return [place, spotInWords(seen, mode, names.language)].filter(Boolean).join(' · ')
}
