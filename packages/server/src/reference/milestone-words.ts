import type { Language } from '@landbridge/contract/shared/languages'
import { type MilestoneEvent, milestoneTextOf, milestoneTexts } from '@landbridge/contract/shared/milestones'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { text as en } from '@landbridge/contract/shared/text/milestones/en'
import { text as ru } from '@landbridge/contract/shared/text/milestones/ru'
import { text as zhCn } from '@landbridge/contract/shared/text/milestones/zh-cn'
import { text as zhTw } from '@landbridge/contract/shared/text/milestones/zh-tw'

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
