import type { FreeTime } from '@landbridge/contract/pricing/free-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClockedBox, clockDaysOf, clocksOf, lastFreeDayOf } from './clock-rules.ts'

const agreed: FreeTime = {
  currency: 'USD',
  lines: [
    { clock: 'storage', freeDays: 5, per20: '12', per40: '18' },
    { clock: 'containerUse', freeDays: 10, per20: '10', per40: '15' },
    { clock: 'containerUse', freeDays: 10, fromDay: 21, per20: '20', per40: '30' },
  ],
}
const box = (changes: Partial<ClockedBox> = {}): ClockedBox => ({
  containerType: '40HQ',
  containerOwner: 'C',
  freeDays: null,
  lastFreeDay: null,
  clockDays: { discharged: '2031-02-01' },
  ...changes,
})

describe('a clock of free time', () => {
  it('begins on the day after the one that starts it, and tells what is left and what the first paid day will cost', () => {
    expect(clocksOf(box(), agreed, '2031-02-04')).toEqual([
      {
        clock: 'storage',
        startsOn: '2031-02-01',
        endsOn: undefined,
        freeDays: 5,
        lastFreeDay: '2031-02-06',
        daysLeft: 2,
        currency: 'USD',
        cost: '0.00',
        dayCost: '18',
      },
      expect.objectContaining({ clock: 'containerUse', lastFreeDay: '2031-02-11', daysLeft: 7, dayCost: '15' }),
    ])
  })

  it('costs by the rate of each day behind the free ones, and its next day by the rate of that one', () => {
    const [, use] = clocksOf(box(), agreed, '2031-02-25')
    // Day 24: ten free, ten at 15, four at 30.
    expect(use).toMatchObject({ daysLeft: -14, cost: '270.00', dayCost: '30' })
    expect(clocksOf(box({ containerType: '20GP' }), agreed, '2031-02-25')[1]).toMatchObject({ cost: '180.00' })
  })

  it('stands still once it has ended', () => {
    const clockDays = { discharged: '2031-02-01', gateOut: '2031-02-08', returned: '2031-02-10' }
    const [storage, use] = clocksOf(box({ clockDays }), agreed, '2031-06-01')
    expect(storage).toMatchObject({ endsOn: '2031-02-08', daysLeft: undefined, cost: '36.00', dayCost: undefined })
    expect(use).toMatchObject({ endsOn: '2031-02-10', cost: '0.00' })
  })

  it("runs on the carrier's boxes alone where it is for their use", () => {
    const clocks = clocksOf(box({ containerOwner: 'S' }), agreed, '2031-02-04')
    expect(clocks.map(({ clock }) => clock)).toEqual(['storage'])
  })

  it('shows days only where no rate is agreed, and none before what starts it', () => {
    const free: FreeTime = { currency: 'USD', lines: [{ clock: 'containerUse', freeDays: 10 }] }
    const [use] = clocksOf(box(), free, '2031-02-04')
    expect(use).not.toHaveProperty('cost')
    expect(clocksOf(box({ clockDays: null }), agreed, '2031-02-04')).toEqual([])
    expect(clocksOf(box(), undefined, '2031-02-04')).toEqual([])
  })

  it('goes by what staff typed on the box', () => {
    expect(clocksOf(box({ freeDays: 14 }), agreed, '2031-02-04')[1]).toMatchObject({ lastFreeDay: '2031-02-15' })
    const typed = clocksOf(box({ lastFreeDay: '2031-02-20' }), agreed, '2031-02-04')[1]
    expect(typed).toMatchObject({ lastFreeDay: '2031-02-20', freeDays: 19, daysLeft: 16 })
    expect(clocksOf(box({ freeDays: 7 }), undefined, '2031-02-04')).toMatchObject([
      { clock: 'containerUse', lastFreeDay: '2031-02-08' },
    ])
  })

  it('never costs less for a day more, and nothing within the free days', () => {
    const day = (days: number) => new Date(Date.parse('2031-02-01') + days * 86_400_000).toISOString().slice(0, 10)
    fc.assert(
      fc.property(fc.nat(120), fc.nat(40), (days, freeDays) => {
        const lines = agreed.lines.filter(({ clock }) => clock === 'containerUse')
        const at = (today: string) => clocksOf(box({ freeDays }), { currency: 'USD', lines }, today)[0]
        const [now, next] = [at(day(days)), at(day(days + 1))]
        expect(Number(next?.cost)).toBeGreaterThanOrEqual(Number(now?.cost))
        if (days <= freeDays) expect(now?.cost).toBe('0.00')
        expect(now?.daysLeft).toBe(freeDays - days)
      }),
    )
  })
})

it('names the last free day of a box that is out, the nearest of its clocks at destination, and none once it is back', () => {
  expect(lastFreeDayOf(box(), agreed, '2031-02-04')).toBe('2031-02-06')
  const out = { discharged: '2031-02-01', gateOut: '2031-02-03' }
  expect(lastFreeDayOf(box({ clockDays: out }), agreed, '2031-02-04')).toBe('2031-02-11')
  expect(lastFreeDayOf(box({ clockDays: { ...out, returned: '2031-02-05' } }), agreed, '2031-02-06')).toBeUndefined()
  expect(lastFreeDayOf(box({ clockDays: null, lastFreeDay: '2031-03-01' }), agreed, '2031-02-06')).toBe('2031-03-01')
})

it('takes the days of its clocks from what happened, by the calendar of each place', () => {
  const at = (time: string) => new Date(time)
  const rows = [
    { step: 'PICK.origin', placeCode: 'CNXIA', actual: at('2031-01-20T18:00:00Z') },
    { step: 'GTIN.origin', placeCode: 'CNXIA' },
    { step: 'DISC.destination', placeCode: 'DEHAM', actual: at('2031-02-01T18:00:00Z') },
  ]
  const zones: Record<string, string> = { CNXIA: 'Asia/Shanghai', DEHAM: 'Europe/Berlin' }
  expect(clockDaysOf(rows, (code) => zones[code] ?? 'UTC')).toEqual({
    pickedUp: '2031-01-21',
    discharged: '2031-02-01',
  })
})
