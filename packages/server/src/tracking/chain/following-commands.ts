import { randomUUID } from 'node:crypto'
import { dayInWords } from '@landbridge/contract/shared/day-words'
import { isArrival, isDeparture } from '@landbridge/contract/shared/milestones'
import { text as en } from '@landbridge/contract/tracking/text/mail/en'
import { text as ru } from '@landbridge/contract/tracking/text/mail/ru'
import { text as zhCn } from '@landbridge/contract/tracking/text/mail/zh-cn'
import { text as zhTw } from '@landbridge/contract/tracking/text/mail/zh-tw'
import { tellingAboutBooking } from '../../booking/index.ts'
import type { Telling } from '../../communication/index.ts'
import type { DomainEvent, Follower } from '../../platform/call.ts'
import type { Call } from '../../platform/serve.ts'
import { loadJob } from '../../workorder/index.ts'
import { holdTracking } from './box-track-store.ts'
import { planMilestones } from './chain-commands.ts'
import { foldJob } from './fold-commands.ts'
import { insertMilestones, markCorrected, milestonesOf } from './milestone-store.ts'
import { movedFollowers } from './moved-followers.ts'
import { reportedFollowers } from './reported-followers.ts'
import { sharedCargoFollowers } from './shared-cargo-followers.ts'

async function planWhenOpened(jobId: string, call: Call<'system'>): Promise<void> {
  await holdTracking(call.tx, jobId)
  const job = await loadJob(call.tx, jobId)
  await foldJob(call, job, await planMilestones(call, job))
}

/** Plans the milestones of a job anew when it goes another way or by another departure; those that happened stand. */
async function planAnew({ id: jobId, data }: DomainEvent, call: Call<'system'>): Promise<void> {
  const { tx, now } = call
  await holdTracking(tx, jobId)
  const [job, records] = await Promise.all([loadJob(tx, jobId), milestonesOf(tx, [jobId])])
  // A departure that staff chose arrives when they say; what was promised to the customer stays promised.
  const planned = typeof data?.eta === 'string' ? { ...job, promisedEta: new Date(data.eta) } : job
  const removedIds = records.filter(({ classifier }) => classifier !== 'ACT').map(({ id }) => id)
  await markCorrected(tx, removedIds, { userId: null, at: now, reason: '' })
  await foldJob(call, job, await planMilestones(call, planned))
}

/** Staff say in its head when a job leaves or arrives: their word stands over the plan until they take it back. */
async function takeTyped({ id: jobId, data = {} }: DomainEvent, call: Call<'system'>): Promise<void> {
  const { tx, now } = call
  const { etd, eta, etaBefore, by } = data as Record<string, string | undefined>
  await holdTracking(tx, jobId)
  const job = await loadJob(tx, jobId)
  const records = await planMilestones(call, job)
  const stated = [
    { at: etd, isOf: isDeparture },
    { at: eta, isOf: isArrival },
  ].flatMap(({ at, isOf }) => (at ? [{ at: new Date(at), isOf }] : []))
  const superseded = records.filter(
    ({ classifier, step }) => classifier === 'EST' && stated.some(({ isOf }) => isOf(step)),
  )
  const typed = stated.flatMap(({ at, isOf }) => {
    const plan = records.find(({ classifier, step }) => classifier === 'PLN' && isOf(step))
    if (!plan) return []
    return [
      {
        ...plan,
        id: randomUUID(),
        classifier: 'EST',
        at,
        source: 'staff',
        enteredBy: by ?? null,
        enteredAt: now,
      } as const,
    ]
  })
  await markCorrected(
    tx,
    superseded.map(({ id }) => id),
    { userId: by ?? null, at: now, reason: '' },
  )
  await insertMilestones(tx, typed)
  const before = { ...job, ...(etaBefore && { eta: new Date(etaBefore) }) }
  await foldJob(call, before, [...records.filter((one) => !superseded.includes(one)), ...typed])
}

export const trackingFollowers: readonly Follower[] = [
  { kind: 'workorder.rerouted', follow: planAnew },
  { kind: 'workorder.retimed', follow: takeTyped },
  ...movedFollowers,
  { kind: 'workorder.opened', follow: ({ id }, call) => planWhenOpened(id, call) },
  ...sharedCargoFollowers,
  ...reportedFollowers,
]

export const trackingTellings: readonly Telling[] = [
  tellingAboutBooking({
    event: 'delayed',
    kind: 'tracking.delayed',
    mailTexts: { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru },
    facts: ({ jobNo, day }, _, { language }) => ({
      job: String(jobNo ?? ''),
      day: typeof day === 'string' ? dayInWords(day, language) : '',
    }),
  }),
]
