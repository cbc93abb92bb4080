import { describe, expect, it } from 'vitest'
import { departure } from '../../pricing/pricing-fixtures.ts'
import { aBooking, englishWords, railForm } from '../booking-fixtures.ts'
import { givenOf } from '../life/given-departure-rules.ts'
import { aPlace } from '../place-fixtures.ts'
import { type DetailFacts, detailShown } from './booking-detail-rules.ts'

const nothingFound: DetailFacts = {
  events: [],
  requests: [],
  files: [],
  departure: undefined,
  offered: new Map(),
  missing: [],
  words: englishWords(),
  salesContact: undefined,
  operatorContact: undefined,
  fee: undefined,
  priceWorth: undefined,
}
const now = new Date('2031-01-16T08:00:00Z')
const shown = (booking: Parameters<typeof aBooking>[0], facts: Partial<DetailFacts> = {}) =>
  detailShown(aBooking(booking), { ...nothingFound, ...facts }, { actor: 'customer', now })

describe('how a booking goes', () => {
  it('has the departure of today, and the times and cut-offs of its acceptance', () => {
    const accepted = departure()
    const later = departure({ eta: new Date('2031-02-09T10:00:00Z'), carrierCode: 'CRE' })
    const { given, cutoffs, eta, promisedEta } = shown({ given: givenOf(accepted) }, { departure: later })
    expect(given).toMatchObject({ departureNo: 'X8003', eta: accepted.eta, carrierName: 'CRE' })
    expect(cutoffs.map(({ at }) => at)).toEqual([accepted.siCutoff, accepted.cargoCutoff, accepted.customsCutoff])
    expect([eta, promisedEta]).toEqual([accepted.eta, accepted.eta])
  })

  it('is that of the chosen departure before somebody has accepted it, with nothing given', () => {
    const { given, etd, etdZone, cutoffs, route } = shown({ state: 'submitted' }, { departure: departure() })
    expect(given).toBeUndefined()
    expect([etd, etdZone, cutoffs.length]).toEqual([departure().etd, 'Asia/Shanghai', 3])
    expect(route.map(({ placeCode }) => placeCode)).toEqual(['CNXIA', 'CNHRS', 'KZ0AK', 'DEDUI'])
  })
})

it('names its places as its reader knows them, and else as they were written', () => {
  const words = englishWords({ places: new Map([['CNXIA', aPlace('CNXIA')]]) })
  const form = railForm({ originName: '西安', destinationName: '杜伊斯堡' })
  expect(shown({ form }, { words })).toMatchObject({ originName: 'CNXIA Terminal', destinationName: '杜伊斯堡' })
})

it('says the fee of a cancellation, or the currencies that no rate leads from', () => {
  const fee = { currency: 'USD', amount: '560.00' }
  expect(shown({}, { fee })).toMatchObject({ cancellationFee: '560.00', cancellationCurrency: 'USD' })
  expect(shown({}, { fee: { noRate: ['RUB'] } })).toMatchObject({ cancellationNoRate: ['RUB'] })
})

it('says why it has ended in words of the list, and by the note alone where the reason is in none', () => {
  const reason = { code: 'NOTREADY', names: { 'zh-CN': '', 'zh-TW': '', en: 'Goods not ready', ru: '' } }
  const { reasons } = englishWords()
  const words = englishWords({ reasons: { ...reasons, CANCELREASON: [reason as never] } })
  const closed = (reasonCode: string) => shown({ state: 'cancelled', reasonCode, closingNote: 'Moved' }, { words })
  expect(closed('NOTREADY')).toMatchObject({ cancelReason: 'Goods not ready', closingNote: 'Moved' })
  expect(closed('OTHER')).toMatchObject({ cancelReason: undefined, closingNote: 'Moved' })
})
