import type { Language } from '@landbridge/contract/shared/languages'
import { type MilestoneEvent, milestoneTexts } from '@landbridge/contract/shared/milestones'
import { text as sharedEn } from '@landbridge/contract/shared/text/en'
import { text as sharedRu } from '@landbridge/contract/shared/text/ru'
import { text as sharedZhCn } from '@landbridge/contract/shared/text/zh-cn'
import { text as sharedZhTw } from '@landbridge/contract/shared/text/zh-tw'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import type { JobState } from '@landbridge/contract/workorder/job-lifecycle'
import { text as jobEn } from '@landbridge/contract/workorder/text/en'
import { text as jobRu } from '@landbridge/contract/workorder/text/ru'
import { text as jobZhCn } from '@landbridge/contract/workorder/text/zh-cn'
import { text as jobZhTw } from '@landbridge/contract/workorder/text/zh-tw'
import { countryNames, type Place, placeName, shortPlaceName } from '../../reference/index.ts'

const eventWords = { 'zh-CN': sharedZhCn, 'zh-TW': sharedZhTw, en: sharedEn, ru: sharedRu }
const jobWords = { 'zh-CN': jobZhCn, 'zh-TW': jobZhTw, en: jobEn, ru: jobRu }

/** What happened, in the reader's language. */
export const eventLabel = (event: MilestoneEvent, language: Language): string =>
  eventWords[language][milestoneTexts[event]]

export const jobStateLabel = (state: JobState, language: Language): string => jobWords[language][jobStateLabels[state]]

/** Places by the names that one reader knows them by; a code that nobody knows stands for itself. */
export type PlaceNames = { places: ReadonlyMap<string, Place>; language: Language }

export function nameOfPlace(code: string, { places, language }: PlaceNames): string {
  const place = places.get(code)
  return place ? placeName(place, language) : code
}

/** As lists call a place. */
export function shortNameOfPlace(code: string, { places, language }: PlaceNames): string {
  const place = places.get(code)
  return place ? shortPlaceName(place, language) : code
}

/** A place with its country, as an address. */
export function addressOfPlace(code: string, { places, language }: PlaceNames): string {
  const place = places.get(code)
  if (!place) return code
  return `${placeName(place, language)}, ${countryNames(place.countryCode)[language]}`
}
