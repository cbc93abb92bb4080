import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import { describe, expect, it } from 'vitest'
import { departure } from '../../pricing/pricing-fixtures.ts'
import { aBooking, railForm } from '../booking-fixtures.ts'
import { anOffer } from '../offer-fixtures.ts'
import { knownFromXianToDuisburg } from '../place-fixtures.ts'
import { changesPrice, checkFacts, isOnOffer, priceTaken, standingOffer } from './form-facts-rules.ts'

const taken = { quoteId: anOffer().id }
const form = railForm(taken)

it('takes a price in the version of its day and for its lane alone', () => {
  expect(priceTaken(form, anOffer())).toEqual(anOffer())
  expect(priceTaken(form, anOffer({ id: 'newer' }))).toBeUndefined()
  expect(priceTaken(railForm({ ...taken, destinationCode: 'DEHAM' }), anOffer())).toBeUndefined()
  expect(priceTaken(form, undefined)).toBeUndefined()
})

describe('another question for a price', () => {
  const asks = (changes: Partial<BookingForm>) => changesPrice({ mode: 'R', form }, { ...form, ...changes })
  const [box = {}] = form.boxes ?? []

  it('is asked by lane, boxes with their owner and weight, doors and services', () => {
    expect(asks({ originCode: 'CNZGZ' })).toBe(true)
    expect(asks({ boxes: [{ ...box, containerQty: 1 }] })).toBe(true)
    expect(asks({ boxes: [{ ...box, containerOwner: 'S' }] })).toBe(true)
    expect(asks({ boxes: [{ ...box, containerCargoKg: '20000' }] })).toBe(true)
    expect(asks({ cargoKind: 'D' })).toBe(true)
    expect(asks({ importCustomsBy: 'US' })).toBe(true)
  })

  it('is asked by nothing else: neither by words and people nor by departure and day', () => {
    expect(asks({})).toBe(false)
    expect(asks({ remark: 'x', contactName: 'Li', parties: [], wantedDate: '2031-01-29', departureId: 'x' })).toBe(
      false,
    )
  })
})

describe('an offer that was accepted', () => {
  const quote = { lineNo: '' } as PriceSnapshot
  const stood = aBooking({ form, quote })

  it('stands as long as nothing else is asked for, on its day and departure', () => {
    expect(standingOffer(stood, { ...form, remark: 'x' })).toBe(quote)
    expect(standingOffer(stood, { ...form, wantedDate: '2031-01-29' })).toBeUndefined()
    expect(standingOffer(stood, { ...form, departureId: 'x' })).toBeUndefined()
    expect(standingOffer(stood, { ...form, boxes: [] })).toBeUndefined()
  })

  it('is none where the price is a line of the tariff', () => {
    const ofLine = aBooking({ form, quote: { lineNo: 'RT-7K3QX' } as PriceSnapshot })
    expect([isOnOffer(stood), isOnOffer(ofLine), isOnOffer(aBooking()), isOnOffer(undefined)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(standingOffer(ofLine, form)).toBeUndefined()
  })
})

describe('the facts that checks read', () => {
  const now = new Date('2031-01-15T17:00:00Z')
  const known = knownFromXianToDuisburg()
  const factsWith = (more: Partial<Parameters<typeof checkFacts>[1]>) =>
    checkFacts({ mode: 'R', form }, { known, offer: undefined, departure: undefined, ...more }, now)

  it('say the day in Shanghai, and the countries once both ends are known', () => {
    expect(factsWith({})).toMatchObject({ today: '2031-01-16', countries: { origin: 'CN', destination: 'DE' } })
    expect(factsWith({ known: { ...known, ends: { ...known.ends, origin: undefined } } }).countries).toBeUndefined()
  })

  it('say of a price that is asked for and not taken that it is another', () => {
    expect(factsWith({ offer: anOffer() })).toMatchObject({ isPriceOther: false, price: { validTo: '2031-06-30' } })
    expect(factsWith({ offer: anOffer({ id: 'newer' }) })).toMatchObject({ isPriceOther: true, price: undefined })
  })

  it('say of a departure whether it can be booked', () => {
    expect(factsWith({ departure: departure() }).departure).toMatchObject({ isOpen: true })
    expect(factsWith({ departure: departure({ state: 'cancelled' }) }).departure).toMatchObject({ isOpen: false })
  })
})
