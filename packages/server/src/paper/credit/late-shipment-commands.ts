import { text as en } from '@landbridge/contract/paper/text/mail/en'
import { text as ru } from '@landbridge/contract/paper/text/mail/ru'
import { text as zhCn } from '@landbridge/contract/paper/text/mail/zh-cn'
import { text as zhTw } from '@landbridge/contract/paper/text/mail/zh-tw'
import { businessZone, dayIn } from '@landbridge/contract/shared/business-day'
import { dayInWords } from '@landbridge/contract/shared/day-words'
import { isSame } from '@landbridge/contract/shared/differences'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { recordBookingEvent, tellingAboutBooking } from '../../booking/index.ts'
import type { Telling } from '../../communication/index.ts'
import type { Tx } from '../../platform/database.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import { type Job, type JobHead, markLateShipment } from '../../workorder/index.ts'

type Shipment = { latest: string | null | undefined; shipsOn: string }

/** The mark of a job that ships after its letter of credit allows; none in time or without a credit. */
export const lateShipmentOf = ({ latest, shipsOn }: Shipment): JobHead['lateShipment'] =>
  latest && shipsOn > latest ? { latest, shipsOn } : undefined

/** The last shipment day of a job's letter of credit, by its instruction, else by its booking. */
async function latestShipmentOf(tx: Tx, jobId: string): Promise<string | undefined> {
  const [row] = await tx.ask<{ latest: string | null }>(
    `select case when stated.content ->> 'underLetterOfCredit' = 'true' then stated.content ->> 'lcLatestShipment' end as latest
      from (select coalesce(i.content, b.form) as content
        from work_order w join booking b on b.id = w.booking_id left join shipping_instruction i on i.job_id = w.id
        where w.id = $1) stated`,
    [jobId],
  )
  return row?.latest ?? undefined
}

/** Checks a job's shipping day against its letter of credit: marks it late, and tells the customer each later day once. */
export async function noteLateShipment(call: Call<Actor>, job: Job): Promise<void> {
  const { tx } = call
  const latest = await latestShipmentOf(tx, job.id)
  const before = job.head.lateShipment
  if (!latest && !before) return
  const placeMode = placeModeOf(job.mode)
  const places = await placesByCode(tx, placeMode, [job.originCode])
  const zone = places.get(job.originCode)?.timeZone ?? businessZone
  const late = lateShipmentOf({ latest, shipsOn: dayIn(zone, job.atd ?? job.etd) })
  if (isSame(before ?? null, late ?? null)) return
  await markLateShipment(tx, job.id, late)
  if (!late || late.shipsOn <= (before?.shipsOn ?? late.latest)) return
  const { id, jobNo, bookingId, customerId } = job
  const data = { jobNo, day: late.shipsOn, latest: late.latest }
  await recordBookingEvent(call, { bookingId, customerId, kind: 'shipmentLate', data, bySystem: true })
  await emit(call, { kind: 'paper.shipment-late', id, customerId, data: { ...data, bookingId } })
}

export const paperTellings: readonly Telling[] = [
  tellingAboutBooking({
    event: 'shipmentLate',
    kind: 'paper.shipment-late',
    mailTexts: { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru },
    facts: ({ jobNo, day, latest }, _, { language }) => ({
      job: String(jobNo ?? ''),
      day: typeof day === 'string' ? dayInWords(day, language) : '',
      latest: typeof latest === 'string' ? dayInWords(latest, language) : '',
    }),
  }),
]
