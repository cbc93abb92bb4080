import { z } from 'zod'
import { languages } from '../shared/languages.ts'
import { page, paging } from '../shared/paging.ts'
import { actionView, count, day, flag, instant } from '../shared/wire-values.ts'
import { announcementActions, announcementStates } from './announcement-lifecycle.ts'

/** Words that may be left out; an empty text is as good as none. */
const openText = (maxLength: number) =>
  z.codec(z.string().nullish(), z.string().max(maxLength, 'communication.too-long'), {
    decode: (sent) => (sent ?? '').trim(),
    encode: (value) => value,
  })

const openDay = z.codec(z.string().nullish(), z.union([z.literal(''), z.iso.date()]), {
  decode: (sent) => sent ?? '',
  encode: (value) => value,
})

const wordsIn = z.object({ language: z.enum(languages), title: openText(120), body: openText(4000) })
export type AnnouncementWords = z.infer<typeof wordsIn>

const form = {
  texts: z.array(wordsIn).max(languages.length),
  /** It stands above all others. */
  pinned: flag,
  fromDay: day,
  /** The last day on which it is shown; without one it stays. */
  toDay: openDay,
}

type Form = { texts: AnnouncementWords[]; fromDay: string; toDay: string }

/** Chinese is always there, another language wholly or not at all, none twice; it does not end before it begins. */
function checkForm({ texts, fromDay, toDay }: Form, context: z.RefinementCtx): void {
  const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (!texts.some(({ language }) => language === languages[0])) wrong(['texts'], 'shared.needed')
  for (const [index, { language, title, body }] of texts.entries()) {
    if (texts.findIndex((other) => other.language === language) < index) {
      wrong(['texts', index, 'language'], 'shared.not-understood')
    }
    const isWanted = language === languages[0] || title !== '' || body !== ''
    if (isWanted && title === '') wrong(['texts', index, 'title'], 'shared.needed')
    if (isWanted && body === '') wrong(['texts', index, 'body'], 'shared.needed')
  }
  if (toDay !== '' && toDay < fromDay) wrong(['toDay'], 'communication.ends-early')
}

export const announcementForm = z.object(form).superRefine(checkForm)
export type AnnouncementForm = z.infer<typeof announcementForm>

export const announcementChange = z.object({ id: z.uuid(), version: count(1), ...form }).superRefine(checkForm)
export type AnnouncementChange = z.infer<typeof announcementChange>

/** An announcement as everybody reads it, in the reader's language or the nearest that was written. */
const announcementShown = z.object({
  id: z.uuid(),
  language: z.enum(languages),
  title: z.string(),
  body: z.string(),
  pinned: flag,
  fromDay: day,
})
export type AnnouncementShown = z.infer<typeof announcementShown>

export const announcementInput = paging(['fromDay'])
export type AnnouncementInput = z.infer<typeof announcementInput>
export const announcementsShown = page(announcementShown)
export const announcementsOnTop = z.object({ items: z.array(announcementShown) })

const ownAnnouncement = announcementShown.extend({ isRead: flag })
export type OwnAnnouncement = z.infer<typeof ownAnnouncement>
export const ownAnnouncementInput = paging([])
export type OwnAnnouncementInput = z.infer<typeof ownAnnouncementInput>

export const unreadCount = z.object({ unread: z.int() })
export const ownAnnouncements = page(ownAnnouncement).extend(unreadCount.shape).meta({ wire: 'page' })
export type OwnAnnouncements = z.infer<typeof ownAnnouncements>

const announcementRow = z.object({
  id: z.uuid(),
  title: z.string(),
  languages: z.array(z.enum(languages)),
  pinned: flag,
  fromDay: day,
  toDay: openDay,
  state: z.enum(announcementStates),
  version: z.int(),
  changedAt: instant,
  changedBy: z.string(),
})
export type AnnouncementRow = z.infer<typeof announcementRow>
export const announcementRows = page(announcementRow)

export const announcementFilter = paging(['fromDay', 'changedAt']).extend({
  state: z.enum(['all', ...announcementStates]).default('all'),
})
export type AnnouncementFilter = z.infer<typeof announcementFilter>

export const announcementDetail = announcementRow.extend({
  texts: z.array(wordsIn),
  actions: z.array(actionView(announcementActions)),
})
export type AnnouncementDetail = z.infer<typeof announcementDetail>
