import type { AnnouncementWords } from '@landbridge/contract/communication/announcement'
import {
  type AnnouncementAction,
  type AnnouncementState,
  announcementLifecycle,
} from '@landbridge/contract/communication/announcement-lifecycle'
import { type Language, languages } from '@landbridge/contract/shared/languages'
import { type ActionView, actionsFor, nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'

/** Languages that a reader understands next best where one was not written. */
const nearestLanguages: Readonly<Record<Language, readonly Language[]>> = {
  'zh-CN': ['zh-CN'],
  'zh-TW': ['zh-TW', 'zh-CN'],
  en: ['en', 'zh-CN'],
  ru: ['ru', 'en', 'zh-CN'],
}

const emptyWords: AnnouncementWords = { language: languages[0], title: '', body: '' }

/** The words for a reader: in the own language, or the nearest that was written. */
export const wordsFor = (texts: readonly AnnouncementWords[], language: Language): AnnouncementWords =>
  nearestLanguages[language].map((one) => texts.find((text) => text.language === one)).find((text) => text) ??
  emptyWords

export function stateAfter(action: AnnouncementAction, standing: { state: AnnouncementState; version: number }) {
  const next = nextState(announcementLifecycle, standing, { action, by: 'staff' })
  if (next && next !== 'gone') return next
  const { state, version } = standing
  throw new Problem('communication.action-not-allowed', undefined, { state, version, actions: actionsOf(state) })
}

export const actionsOf = (state: AnnouncementState): ActionView<AnnouncementAction>[] =>
  actionsFor(announcementLifecycle, { state }, 'staff')
