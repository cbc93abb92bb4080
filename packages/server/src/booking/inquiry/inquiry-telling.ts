import { text as en } from '@landbridge/contract/booking/text/mail/en'
import { text as ru } from '@landbridge/contract/booking/text/mail/ru'
import { text as zhCn } from '@landbridge/contract/booking/text/mail/zh-cn'
import { text as zhTw } from '@landbridge/contract/booking/text/mail/zh-tw'
import type { Telling, TellingWords } from '../../communication/index.ts'
import { readerNames } from '../../reference/index.ts'
import { makerAndOwners } from '../life/maker-and-owners-queries.ts'
import { loadInquiry } from './inquiry-store.ts'

type MailTexts = Readonly<Record<keyof typeof zhCn, string>>

const wordsIn = (texts: MailTexts): TellingWords => ({
  subject: texts['insight.mail-inquiryAnswered-subject'],
  sentence: texts['insight.mail-inquiryAnswered-text'],
  body: texts['insight.mail-inquiry'],
  linked: texts['insight.mail-inquiry-link'],
  unlinked: texts['insight.mail-inquiry-no-link'],
  sms: texts['insight.sms-text'],
})

/** Our answer to an inquiry, told to whoever asked and to the owners of its company. */
export const inquiryTelling: Telling = {
  event: 'inquiryAnswered',
  kind: 'booking.inquiry-answered',
  channel: 'email',
  words: { 'zh-CN': wordsIn(zhCn), 'zh-TW': wordsIn(zhTw), en: wordsIn(en), ru: wordsIn(ru) },
  // Whoever asked before a company was named hears of the answer also when another one has taken the account in.
  readers: async ({ id }, { tx }) => makerAndOwners(tx, await loadInquiry(tx, String(id))),
  async facts({ id }, { tx, language }) {
    const [{ inquiryNo, facts, serviceModeId }, names] = await Promise.all([
      loadInquiry(tx, String(id)),
      readerNames(tx, language),
    ])
    const ends = [facts.originCode, facts.destinationCode].map((code) => names.place(code, serviceModeId))
    return { no: inquiryNo, lane: ends.join(' – ') }
  },
  link: () => '/user/order/inquiries',
}
