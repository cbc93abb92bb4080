import { lclStates } from '@landbridge/contract/booking/lcl-state'
import { jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLoadedByLeaving, lclStateOf, lclStateOfJobs, lclStateOfNew } from './lcl-state-rules.ts'

it('awaits shared cargo from the first, and says nothing of what goes by itself', () => {
  expect(lclStateOfNew({ mode: 'R', loadType: 'LCL' })).toBe('awaiting')
  expect(lclStateOfNew({ mode: 'R', loadType: 'FCL' })).toBeNull()
  expect(lclStateOfNew({ mode: 'T', loadType: 'LTL' })).toBe('awaiting')
  expect(lclStateOfNew({ mode: 'T', loadType: 'FTL' })).toBeNull()
})

it('stands in the warehouse once it is received, and is loaded once it is stuffed, received or not', () => {
  expect(lclStateOf({ isReceived: false, isStuffed: false })).toBe('awaiting')
  expect(lclStateOf({ isReceived: true, isStuffed: false })).toBe('warehoused')
  expect([true, false].map((isReceived) => lclStateOf({ isReceived, isStuffed: true }))).toEqual(['loaded', 'loaded'])
})

it('is loaded by leaving where it shares a truck, over which nobody closes a container', () => {
  expect(isLoadedByLeaving({ mode: 'T', loadType: 'LTL' })).toBe(true)
  expect(isLoadedByLeaving({ mode: 'R', loadType: 'LCL' })).toBe(false)
  expect(isLoadedByLeaving({ mode: 'R', loadType: 'FCL' })).toBe(false)
})

it('is of a booking where the least advanced of its live jobs is, in whatever order they stand', () => {
  const job = fc.record({
    legSeq: fc.constant(1),
    state: fc.constantFrom(...jobStates),
    lclState: fc.constantFrom(...lclStates, null),
  })
  fc.assert(
    fc.property(fc.array(job, { maxLength: 6 }), (jobs) => {
      const state = lclStateOfJobs(jobs)
      expect(lclStateOfJobs(jobs.toReversed())).toBe(state)
      const live = jobs.filter((one) => one.state !== 'cancelled').flatMap(({ lclState }) => lclState ?? [])
      const least = Math.min(...live.map((one) => lclStates.indexOf(one)))
      expect(state).toBe(live.length > 0 ? lclStates[least] : null)
    }),
  )
})

it('is of a booking of several legs what it is on the first that shares, wherever the later ones stand', () => {
  const job = (legSeq: number, lclState: 'awaiting' | 'warehoused' | 'loaded' | null) => ({
    legSeq,
    lclState,
    state: 'underway' as const,
  })
  expect(lclStateOfJobs([job(2, 'awaiting'), job(1, 'loaded')])).toBe('loaded')
  expect(lclStateOfJobs([job(1, null), job(2, 'warehoused'), job(3, 'awaiting')])).toBe('warehoused')
})
