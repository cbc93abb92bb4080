import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onDay, otherDay } from './other-day-rules.ts'

const now = new Date('2031-01-15T08:00:00Z')
const form: BookingForm = {
  readyDate: '2031-01-17',
  loadingDate: '2031-01-19',
  wantedDate: '2031-01-20',
  wantedDateTo: '2031-01-24',
  flightDate: '2031-01-20',
  stops: [{ stopType: 'L', stopDate: '2031-01-19' }, { stopType: 'L' }, { stopType: 'U', stopDate: '2031-02-02' }],
}
const dates = fc
  .date({ min: new Date('2030-01-01'), max: new Date('2033-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a form on another day', () => {
  it('moves what is loaded, flown and unloaded by as many days, over the ends of months and years', () => {
    expect(onDay(form, '2031-03-01')).toEqual({
      ...form,
      loadingDate: '2031-02-28',
      wantedDate: '2031-03-01',
      wantedDateTo: '2031-03-05',
      flightDate: '2031-03-01',
      stops: [{ stopType: 'L', stopDate: '2031-02-28' }, { stopType: 'L' }, { stopType: 'U', stopDate: '2031-03-14' }],
    })
  })

  it('is as it was, once it is moved back', () => {
    fc.assert(
      fc.property(dates, (day) => {
        expect(onDay(onDay(form, day), '2031-01-20')).toEqual(form)
      }),
    )
  })

  it('gains no day that nobody had named', () => {
    expect(onDay({}, '2031-03-01')).toEqual({ wantedDate: '2031-03-01' })
  })
})

describe('an offer of another day', () => {
  const offered = (mode: 'R' | 'A' | 'T', day: string | null) => otherDay({ mode, form }, day, now)

  it('says the days that it changes beside those that stood', () => {
    expect(offered('T', '2031-01-23')).toEqual({
      changes: { wantedDate: '2031-01-23', loadingDate: '2031-01-22' },
      stood: { wantedDate: '2031-01-20', loadingDate: '2031-01-19' },
    })
  })

  it('is none where departures of ours carry it, where the day is the same, and where none is named', () => {
    expect(offered('R', '2031-01-23')).toBeUndefined()
    expect(offered('A', '2031-01-20')).toBeUndefined()
    expect(offered('A', null)).toBeUndefined()
  })

  it('is refused before the cargo is ready, and before today', () => {
    const refusedAs = (reason: string) => expect.objectContaining({ fields: { wantedDate: reason } })
    expect(() => offered('A', '2031-01-16')).toThrow(refusedAs('booking.wanted-before-ready'))
    const ready = { ...form, readyDate: '2031-01-01' }
    const past = () => otherDay({ mode: 'A', form: ready }, '2031-01-14', now)
    expect(past).toThrow(refusedAs('booking.wanted-date-past'))
    expect(otherDay({ mode: 'A', form: ready }, '2031-01-15', now)?.changes.wantedDate).toBe('2031-01-15')
  })
})
