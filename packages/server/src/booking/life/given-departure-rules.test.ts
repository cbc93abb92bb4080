import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { departure } from '../../pricing/pricing-fixtures.ts'
import { aPlace } from '../place-fixtures.ts'
import { cutoffsOf, givenAs, givenByStops, givenOf, givenTyped } from './given-departure-rules.ts'

const train = departure()
const xian = aPlace('CNXIA')
const hamburg = aPlace('DEHAM', { countryCode: 'DE', timeZone: 'Europe/Berlin' })
const ends = { origin: xian, destination: hamburg }
const at = (text: string) => new Date(text)

describe('a departure that was given', () => {
  it('keeps its cut-offs in the zone of its origin, and its arrival as the one promised', () => {
    expect(givenOf(train)).toMatchObject({ departureId: train.id, eta: train.eta, promisedEta: train.eta })
    expect(cutoffsOf(train)).toEqual([
      { cutoffKind: 'SI', at: train.siCutoff, timeZone: 'Asia/Shanghai' },
      { cutoffKind: 'CARGO', at: train.cargoCutoff, timeZone: 'Asia/Shanghai' },
      { cutoffKind: 'CUSTOMS', at: train.customsCutoff, timeZone: 'Asia/Shanghai' },
    ])
  })

  it('goes as staff say, else as it is planned; what they say is promised', () => {
    expect(givenAs(train, {})).toEqual(givenOf(train))
    const eta = at('2031-02-08T10:00:00Z')
    expect(givenAs(train, { eta, cutoffs: [] })).toEqual({ ...givenOf(train), eta, promisedEta: eta })
  })

  it('never arrives before it left, whoever says so', () => {
    const moment = fc.date({ min: at('2031-01-01'), max: at('2031-03-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, moment, (etd, eta) => {
        const give = () => givenAs(train, { etd, eta })
        if (etd < eta) expect(give().eta).toEqual(eta)
        else expect(give).toThrow(expect.objectContaining({ fields: { eta: 'booking.eta-before-etd' } }))
      }),
    )
  })
})

describe('what no departure carries', () => {
  const stops: BookingForm['stops'] = [
    { stopSeq: 3, stopType: 'U', stopDate: '2031-02-10', timeFrom: '07:30' },
    { stopSeq: 1, stopType: 'L', stopDate: '2031-01-20', timeTo: '10:00' },
    { stopSeq: 2, stopType: 'L', stopDate: '2031-01-21' },
    { stopSeq: 4, stopType: 'U', stopDate: '2031-02-12' },
  ]

  it('leaves when the last of its stops has loaded, and is there when the first unloads, by their own clocks', () => {
    expect(givenByStops({ form: { loadingDate: '2031-01-20', stops } }, ends)).toEqual({
      loadingDate: '2031-01-20',
      etd: at('2031-01-21T10:00:00Z'),
      eta: at('2031-02-10T06:30:00Z'),
    })
  })

  it('leaves on its day of loading where no stop says a day, and is there at a time that nobody knows', () => {
    const given = givenByStops({ form: { loadingDate: '2031-01-20' } }, ends)
    expect(given).toMatchObject({ etd: at('2031-01-20T10:00:00Z'), eta: undefined })
    expect(givenByStops({ form: { stops } }, { origin: undefined, destination: undefined })).toEqual({})
  })

  const typed = (mode: 'A' | 'T', entered: Parameters<typeof givenTyped>[1]) =>
    givenTyped({ mode, form: { carrierCode: 'CA', borderPortCode: 'CNHRS' } }, entered, ends)
  const times = { etd: at('2031-01-22T04:00:00Z'), eta: at('2031-01-23T04:00:00Z') }

  it('needs what its mode asks for, every missing field named', () => {
    expect(() => typed('A', {})).toThrow(
      expect.objectContaining({
        fields: {
          departureNo: 'booking.flight-no-needed',
          etd: 'booking.etd-needed',
          eta: 'booking.eta-needed',
          cutoffs: 'booking.cutoffs-needed',
        },
      }),
    )
    expect(() => typed('T', times)).toThrow(
      expect.objectContaining({ fields: { loadingDate: 'booking.loading-date-needed' } }),
    )
  })

  it('goes as staff typed it, in the zones of its ends; a truck has no number', () => {
    expect(typed('T', { ...times, departureNo: 'CA1041', loadingDate: '2031-01-22' })).toEqual({
      departureNo: undefined,
      carrierCode: 'CA',
      entryPortCode: 'CNHRS',
      loadingDate: '2031-01-22',
      ...times,
      etdZone: 'Asia/Shanghai',
      etaZone: 'Europe/Berlin',
      promisedEta: times.eta,
      cutoffs: [],
    })
  })

  it('does not leave before the day on which it is loaded, by the clock of where it loads', () => {
    const etd = at('2031-01-21T16:30:00Z')
    expect(typed('T', { ...times, etd, loadingDate: '2031-01-22' }).etd).toEqual(etd)
    expect(() => typed('T', { ...times, etd: at('2031-01-21T15:30:00Z'), loadingDate: '2031-01-22' })).toThrow(
      expect.objectContaining({ fields: { etd: 'booking.etd-before-loading' } }),
    )
  })
})
