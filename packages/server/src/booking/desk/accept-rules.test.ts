import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import { describe, expect, it } from 'vitest'
import { departure } from '../../pricing/pricing-fixtures.ts'
import { aBooking, railForm } from '../booking-fixtures.ts'
import { knownFromXianToDuisburg } from '../place-fixtures.ts'
import {
  agreedPrice,
  checkBoxesOfLines,
  checkCarriage,
  checkDeparture,
  givenFor,
  priceUnderWay,
} from './accept-rules.ts'

const now = new Date('2031-01-16T08:00:00Z')
const known = knownFromXianToDuisburg()
const refusing = (fields: Record<string, string>) => expect.objectContaining({ fields })
const freight = (changes: Partial<PriceLine> = {}): PriceLine => ({
  chargeCode: 'RAILF',
  unit: 'BOX',
  containerType: '40HQ',
  quantity: '2',
  unitPrice: '2800',
  currency: 'USD',
  ...changes,
})
const quote = {
  charges: [{ ...freight(), amount: '5600.00' }],
  totals: [{ currency: 'USD', amount: '5600.00' }],
} as never

describe('the departure of an acceptance', () => {
  const facts = { departure: departure(), known, isChosen: true, now }

  it('runs the lane and is still to come', () => {
    expect(checkDeparture(aBooking(), facts).id).toBe(departure().id)
    const hamburg = { ...facts, departure: departure({ destinationCode: 'DEHAM' }) }
    expect(() => checkDeparture(aBooking(), hamburg)).toThrow(refusing({ departureId: 'booking.departure-other-lane' }))
    const gone = { ...facts, now: new Date('2031-01-23T00:00:00Z') }
    expect(() => checkDeparture(aBooking(), gone)).toThrow(refusing({ departureId: 'booking.departure-closed' }))
  })

  it('is needed by train, and by truck there is none', () => {
    const none = { ...facts, departure: undefined }
    expect(() => checkCarriage(aBooking(), none)).toThrow(refusing({ departureId: 'booking.departure-needed' }))
    expect(() => checkCarriage(aBooking({ mode: 'T' }), none)).not.toThrow()
  })

  it('gives its times, unless staff enter others', () => {
    const eta = new Date('2031-02-08T10:00:00Z')
    expect(givenFor(aBooking(), facts, {}).eta).toEqual(departure().eta)
    expect(givenFor(aBooking(), facts, { eta })).toMatchObject({ eta, promisedEta: eta, etd: departure().etd })
  })
})

describe('the price of an acceptance', () => {
  const priced = (entered: Parameters<typeof agreedPrice>[1], changes = {}) =>
    agreedPrice(aBooking({ quote, ...changes }), entered, { now, setting: { fcaTerminalByShipper: false } }).totals

  it('is the one quoted where staff enter none, and cannot be left out where it is to be quoted', () => {
    expect(priced({})).toEqual([{ currency: 'USD', amount: '5600.00' }])
    expect(() => priced({}, { toQuote: true })).toThrow(refusing({ agreedLines: 'booking.price-needed' }))
  })

  it('gives a reason where it differs from the quote', () => {
    const agreedLines = [freight({ unitPrice: '2700' })]
    expect(() => priced({ agreedLines })).toThrow(refusing({ priceReason: 'booking.price-reason-needed' }))
    expect(priced({ agreedLines, priceReason: 'As agreed' })).toEqual([{ currency: 'USD', amount: '5400.00' }])
  })
})

it('leaves each line that staff send back on the leg for which it was agreed', () => {
  const legs = [1, 2].map((seq) => ({ seq, mode: 'R' as const, requested: {} }))
  const [lines, at] = [legs.map(({ seq }) => ({ ...freight(), legSeq: seq })), now.toISOString()]
  const before = aBooking({ mode: 'M', legs, quote, agreed: { lines, totals: [], at } })
  const agreement = { agreedLines: [freight({ unitPrice: '2900' }), freight()], priceReason: 'As agreed' }
  const by = { now, setting: { fcaTerminalByShipper: false } }
  const price = priceUnderWay(before, { after: before, agreement, fee: undefined }, by)
  expect(price.lines.map(({ legSeq, unitPrice }) => [legSeq, unitPrice])).toEqual([
    [1, '2900'],
    [2, '2800'],
  ])
})

it('charges for boxes that the form has, for no more of them, and freight for all', () => {
  const check = (line: PriceLine) => checkBoxesOfLines([line], { mode: 'R', form: railForm() })
  expect(() => check(freight())).not.toThrow()
  expect(() => check(freight({ containerType: '20GP' }))).toThrow(
    refusing({ 'agreedLines.0.containerType': 'booking.line-of-other-box' }),
  )
  for (const quantity of ['3', '1'])
    expect(() => check(freight({ quantity })), quantity).toThrow(
      refusing({ 'agreedLines.0.quantity': 'booking.line-of-other-count' }),
    )
  expect(() => check(freight({ chargeCode: 'THC', quantity: '1' }))).not.toThrow()
})
