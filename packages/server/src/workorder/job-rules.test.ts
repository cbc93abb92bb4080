import { type Actor, nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { jobActions, jobLifecycle, jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { describe, expect, it } from 'vitest'
import type { Job } from './job.ts'
import { aContainer, aJob } from './job-fixtures.ts'
import {
  advance,
  allCompleted,
  areInstructed,
  boxTextOf,
  checkLive,
  checkNoBillIssued,
  checkNoneArrived,
  checkShares,
  checkUnchanged,
  missingOf,
  nextActionOf,
  papersOf,
  partsLeft,
  releaseOf,
} from './job-rules.ts'

const refusal = (work: () => unknown): Problem => {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('Nothing was refused.')
}

describe('work order lifecycle', () => {
  it('allows exactly these actions', () => {
    const lines = jobStates.flatMap((state) =>
      (['guest', 'customer', 'staff', 'system'] as const).flatMap((by) => {
        const steps = jobActions.flatMap((action) => {
          const to = nextState(jobLifecycle, { state }, { action, by })
          return to ? [`${action} > ${to}`] : []
        })
        return steps.length > 0 ? [`${state} · ${by}: ${steps.join(', ')}`] : []
      }),
    )
    expect(lines).toEqual([
      'opened · staff: cancel > cancelled',
      'opened · system: start > underway, arrive > arrived, cancel > cancelled',
      'underway · staff: cancel > cancelled',
      'underway · system: arrive > arrived, cancel > cancelled',
      'arrived · staff: issue > awaitingConfirmation',
      'awaitingConfirmation · customer: confirm > completed, object > objected',
      'awaitingConfirmation · system: lapse > completed',
      'objected · staff: issue > awaitingConfirmation',
    ])
  })

  it('moves by these lines only, and names what is possible instead', () => {
    expect(advance(aJob({ state: 'arrived' }), 'issue', 'staff').state).toBe('awaitingConfirmation')
    for (const state of jobStates) {
      for (const action of jobActions) {
        for (const by of ['guest', 'customer', 'staff', 'system'] as Actor[]) {
          const to = nextState(jobLifecycle, { state }, { action, by })
          if (to) continue
          const problem = refusal(() => advance(aJob({ state }), action, by))
          expect(problem).toMatchObject({ code: 'workorder.action-not-allowed', data: { state, version: 3 } })
        }
      }
    }
  })
})

it('refuses a change to an older version, and any change to a job that has ended', () => {
  expect(refusal(() => checkUnchanged(aJob(), 2, 'staff')).code).toBe('workorder.changed-meanwhile')
  expect(() => checkUnchanged(aJob(), undefined, 'customer')).not.toThrow()
  expect(refusal(() => checkLive(aJob({ state: 'completed' }), 'staff')).code).toBe('workorder.closed')
})

it('finishes a booking when every job that is not cancelled is completed', () => {
  const of = (...states: (typeof jobStates)[number][]) =>
    allCompleted(
      states.map((state) => ({ state, legSeq: 1 })),
      1,
    )
  expect(of('completed', 'cancelled')).toBe(true)
  expect(of('completed', 'arrived')).toBe(false)
  expect(of('cancelled')).toBe(false)
  expect(of()).toBe(false)
})

it('finishes a booking of several legs when a job of each of them is completed', () => {
  const done = (legSeq: number) => ({ state: 'completed' as const, legSeq })
  expect(allCompleted([done(1)], 2)).toBe(false)
  expect(allCompleted([done(1), { state: 'cancelled', legSeq: 2 }], 2)).toBe(false)
  expect(allCompleted([done(2), done(1)], 2)).toBe(true)
})

it('lets a booking be cancelled as long as no job of it has arrived, and names those that have', () => {
  const jobs = (...states: (typeof jobStates)[number][]) =>
    states.map((state, index) => ({ state, jobNo: `JR-${index + 1}` }))
  expect(() => checkNoneArrived(jobs())).not.toThrow()
  expect(() => checkNoneArrived(jobs('opened', 'underway', 'cancelled'))).not.toThrow()
  for (const state of ['arrived', 'awaitingConfirmation', 'objected', 'completed'] as const) {
    expect(refusal(() => checkNoneArrived(jobs('opened', state, 'cancelled', state)))).toMatchObject({
      code: 'booking.jobs-underway',
      data: { jobNos: ['JR-2', 'JR-4'] },
    })
  }
})

it('lets no bill that was issued be contradicted, and names its jobs', () => {
  const jobs = [false, false, true, false, true].map((billsOut, index) => ({ billsOut, jobNo: `JR-${index + 1}` }))
  expect(() => checkNoBillIssued([])).not.toThrow()
  expect(() => checkNoBillIssued(jobs.filter(({ billsOut }) => !billsOut))).not.toThrow()
  expect(refusal(() => checkNoBillIssued(jobs))).toMatchObject({
    code: 'workorder.bill-to-take-back',
    data: { jobNos: ['JR-3', 'JR-5'] },
  })
})

describe('boxes of a booking', () => {
  const booked = [
    { kind: 'box' as const, containerType: '40HQ', containerOwner: 'C' as const, qty: 3 },
    { kind: 'box' as const, containerType: '20GP', containerOwner: 'S' as const, qty: 1 },
  ]

  it('are shared between jobs until none is left', () => {
    const left = partsLeft(booked, [
      { kind: 'box', containerType: '40HQ', containerOwner: 'C' },
      { kind: 'box', containerType: '20GP', containerOwner: 'S' },
    ])
    expect(left).toEqual([{ kind: 'box', containerType: '40HQ', containerOwner: 'C', qty: 2 }])
  })

  it('cannot be given away twice', () => {
    const share = (containerQty: number) => ({
      boxes: [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty }],
    })
    expect(() => checkShares([share(1), share(2)], booked)).not.toThrow()
    expect(refusal(() => checkShares([share(2), share(2)], booked))).toMatchObject({
      code: 'workorder.too-many-boxes',
      fields: { 'shares.1.boxes.0.containerQty': 'workorder.more-than-booked' },
    })
  })

  it('are told as the trade does', () => {
    const box = (containerType: string) => aContainer({ containerType })
    expect(boxTextOf([box('40HQ'), box('40HQ'), box('20GP')])).toBe('2*40HQ/1*20GP')
  })
})

const longBefore = new Date('2031-01-20T08:00:00Z')
/** Within the five days before the shipping instruction is cut off. */
const daysBefore = new Date('2031-01-30T08:00:00Z')

it('says of papers and customs what a day or a milestone says, and else what the desk wrote down', () => {
  const papers = (changes: Parameters<typeof aJob>[0], now = daysBefore) => papersOf(aJob(changes), now)
  expect(papers({})).toMatchObject({ siState: 'due', exportCustomsState: 'none' })
  expect(papers({}, longBefore).siState).toBe('notDue')
  expect(papers({ siState: 'sent' }).siState).toBe('sent')
  expect(papers({ siCutoff: null }).siState).toBe('notDue')
  expect(papers({ state: 'completed' }).siState).toBe('notDue')
  expect(papers({ head: { exportCustomsState: 'declared' } }).exportCustomsState).toBe('declared')
  expect(papers({ head: { exportCustomsState: 'declared' }, customsReleased: ['export'] })).toMatchObject({
    exportCustomsState: 'released',
    importCustomsState: 'none',
  })
})

it('tells the customer what to do next', () => {
  const next = (changes: Parameters<typeof aJob>[0], now = longBefore) => nextActionOf(aJob(changes), now)
  expect(next({})).toBeUndefined()
  expect(next({}, daysBefore)).toBe('siDue')
  expect(next({ siState: 'due' })).toBe('siDue')
  expect(next({ billState: 'draft' })).toBe('confirmDraft')
  expect(next({ state: 'awaitingConfirmation', siState: 'due' })).toBe('confirmCompletion')
  expect(next({ state: 'cancelled', siState: 'due' })).toBeUndefined()
})

it('tells the desk what is still missing', () => {
  const whole = aContainer({ containerNo: 'CSQU3054383', sealNos: ['S1'], consignmentNoteNo: '24771001' })
  const needed = ['containerNo', 'seal', 'consignmentNote', 'packing', 'charges'] as const
  const lacking = { containers: [whole, aContainer()], isReceived: false, hasPacking: false, hasCharges: false, needed }
  expect(missingOf(aJob(), lacking)).toEqual(['containerNo', 'seal', 'consignmentNote', 'packing', 'charges'])
  expect(
    missingOf(aJob(), { containers: [whole], isReceived: false, hasPacking: true, hasCharges: true, needed }),
  ).toEqual([])
  expect(missingOf(aJob({ state: 'completed' }), lacking)).toEqual([])
})

it('counts a booking as instructed when every job that goes was, by whatever it goes; a truck behind a ship asks for nothing of its own', () => {
  const job = (siState: Job['siState'], changes: Partial<Job> = {}) => aJob({ siState, ...changes })
  for (const mode of ['R', 'S', 'A', 'T'] as const) {
    expect(areInstructed([job('sent', { mode }), job('final', { mode })]), mode).toBe(true)
    expect(areInstructed([job('sent', { mode }), job('returned', { mode })]), mode).toBe(false)
  }
  expect(areInstructed([job('sent'), job('notDue', { state: 'cancelled' })])).toBe(true)
  expect(areInstructed([job('sent', { mode: 'S' }), job('notDue', { mode: 'T' })])).toBe(true)
  expect([areInstructed([]), areInstructed([job('final', { state: 'cancelled' })])]).toEqual([false, false])
})

it('holds the cargo of a booking while one of its jobs is held, and has it released when all are', () => {
  const [held, released, open] = (['held', 'released', 'notAsked'] as const).map((releaseState) =>
    aJob({ releaseState }),
  ) as [Job, Job, Job]
  expect(releaseOf([released, held])).toBe('held')
  expect(releaseOf([released, open])).toBe('notAsked')
  expect(releaseOf([released, { ...held, state: 'cancelled' }])).toBe('released')
  expect(releaseOf([])).toBeNull()
})
