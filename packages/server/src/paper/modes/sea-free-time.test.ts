import type { FreeTime } from '@landbridge/contract/pricing/free-time'
import type { BoxClock } from '@landbridge/contract/workorder/box-clock'
import { expect, it } from 'vitest'
import { freeTimeOf } from './sea-free-time.ts'

const agreed: FreeTime = {
  currency: 'USD',
  lines: [
    { clock: 'originStorage', freeDays: 3 },
    { clock: 'demurrage', freeDays: 7 },
  ],
}
const running = (clock: BoxClock['clock']): BoxClock => ({
  ...{ clock, freeDays: 4, startsOn: '2031-01-20', lastFreeDay: '2031-01-24' },
})
const called = (key: string) => key

it('names the free days agreed at destination while the clocks of origin alone have run', () => {
  const box = { clocks: [running('originDetention'), running('originStorage')] }
  expect(freeTimeOf(box, agreed, called)).toBe('workorder.paper-clock-demurrage: 7')
  expect(freeTimeOf({ ...box, freeDays: 12 }, agreed, called)).toBe('12')
})

it('names each clock that runs at destination with its last free day, and none of origin', () => {
  const clocks = [running('originStorage'), running('demurrage')]
  expect(freeTimeOf({ clocks }, agreed, called)).toBe(
    'workorder.paper-clock-demurrage: 4\nworkorder.paper-last-free-day: 2031-01-24',
  )
})
