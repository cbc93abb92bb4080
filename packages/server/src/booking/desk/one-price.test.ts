import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { formQuoteQuery } from '@landbridge/contract/booking/form/form-price-query'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { multiplied, sumOf } from '@landbridge/contract/shared/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { departureForm, priceQuery, tariff, tariffTerms } from '../../pricing/pricing-fixtures.ts'
import { insertTariff } from '../../pricing/tariff/tariff-store.ts'
import { bookingWorld, newBooking, railForm } from '../booking-fixtures.ts'

const [box] = railForm().boxes ?? []
const lane = { originCode: 'CNXIA', destinationCode: 'DEDUI' }

/** A line of two versions, the second dearer and from 25 January, and a train on either side of that day. */
async function changingWorld() {
  const world = await bookingWorld('2031-01-15T08:00:00Z')
  const line = { lineage: crypto.randomUUID(), lineNo: 'RT-AKL', entryPortCode: 'CNAKL' }
  const dearer = tariffTerms({ coc40Hq: '5660.55', coc20Gp: '3733.33', soc40Hq: '4750.25' })
  await world.db.as(system, async (tx) => {
    await insertTariff(tx, tariff({ ...line, id: crypto.randomUUID() }))
    const next = { ...line, id: crypto.randomUUID(), revision: 2, validFrom: '2031-01-25', terms: dearer }
    await insertTariff(tx, tariff(next))
  })
  for (const day of ['2031-01-23', '2031-01-29']) {
    const etd = new Date(`${day}T04:00:00Z`)
    const times = { etd, eta: new Date('2031-02-20T10:00:00Z'), siCutoff: etd, cargoCutoff: etd, customsCutoff: etd }
    const spaces = [
      { containerType: '20GP' as const, total: 100, surplus: 100 },
      { containerType: '40HQ' as const, total: 100, surplus: 100 },
    ]
    const train = departureForm({ ...times, spaces, departureNo: `X${day.slice(-2)}`, entryPortCode: 'CNAKL' })
    expect((await world.staff(departureDeskEndpoints.save, train)).status).toBe(200)
  }
  return world
}

const question = fc.record({
  train: fc.integer({ min: 0, max: 1 }),
  containerType: fc.constantFrom('20GP', '40HQ'),
  containerOwner: fc.constantFrom('C', 'S'),
  containerQty: fc.integer({ min: 1, max: 3 }),
  emptyPickUpPlace: fc.constantFrom('CNXIA', 'CNZGZ'),
  emptyReturnPlace: fc.constantFrom('DEDUI', 'DEHAM'),
  settleCurrency: fc.constantFrom('USD', 'EUR', 'CNY'),
  insured: fc.boolean(),
})

it('prices the same day, lane, boxes and services alike: in the query, in the form, in the booking, at the desk and in what is agreed', async () => {
  const { guest, customer, staff, shown, calls } = await changingWorld()
  const shipper = await customer()
  const days = new Set<string>()
  await fc.assert(
    fc.asyncProperty(question, async ({ train, settleCurrency: currcd, insured, ...asked }) => {
      fc.pre(asked.containerOwner === 'C' || asked.containerType === '40HQ')
      const { containerType, containerOwner, containerQty, emptyPickUpPlace, emptyReturnPlace } = asked
      const places = containerOwner === 'C' ? { emptyPickUpPlace, emptyReturnPlace } : {}
      const query = priceQuery({ ...lane, ...places, entryPortCode: 'CNAKL', currcd })
      const { items } = (await guest(priceCalls.railway.departurePrices, query)).body.data
      const row = items.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))[train]
      const departure = row?.departures[0]
      if (!row || !departure) throw new Error('There is no such train.')
      days.add(departure.departsOn)
      const form: Partial<BookingForm> = {
        quoteId: row.id,
        quoteType: 'PRICE',
        departureId: departure.id,
        wantedDate: departure.departsOn,
        settleCurrency: currcd,
        insured,
        ...(insured && { insuranceCover: 'ALL', goodsValue: '250000', goodsCurrency: 'USD' }),
        boxes: [{ ...box, ...places, containerType, containerOwner, containerQty, containerCargoKg: '18000' }],
      }
      const ask = formQuoteQuery(railForm(form))
      if (!ask) throw new Error('The form asks for no price.')
      const quote = (await shipper(priceCalls.railway.quote, ask)).body.data
      expect([quote.id, quote.pricedFor, quote.validFrom, quote.validTo]).toEqual([
        ...[row.id, departure.departsOn, row.validFrom, row.validTo],
      ])
      // The row has the price of one box without what is charged for papers and services.
      const column = `${containerOwner === 'C' ? 'coc' : 'soc'}${containerType === '20GP' ? '20Gp' : '40Hq'}` as const
      const ofOne = quote.charges
        .filter(({ section }) => section !== 'surcharge')
        .map(({ unitPrice, exchangeRate }) => multiplied(unitPrice, exchangeRate, currcd))
      expect(row[column]).toBe(sumOf(ofOne, currcd))

      const { status, body } = await shipper(calls.create, newBooking(form))
      expect(status, JSON.stringify(body)).toBe(200)
      const { id, version } = body.data
      const detail = (await shipper(calls.show, { id })).body.data
      expect(detail.toQuote).toBe(false)
      const atDesk = await shown(id)
      const sumsOf = (lines: readonly { chargeCode: string; currency: string; amount?: string | undefined }[]) =>
        lines.map(({ chargeCode, currency, amount }) => `${chargeCode} ${currency} ${amount}`)
      expect(detail.quoted?.totals).toEqual(quote.totals)
      expect(sumsOf(detail.quoted?.lines ?? [])).toEqual(sumsOf(quote.charges))
      expect(sumsOf(atDesk.proposal?.agreedLines ?? [])).toEqual(sumsOf(quote.charges))
      expect((await staff(desk.receive, { id, version })).status).toBe(200)
      expect((await shown(id)).agreed?.totals).toEqual(quote.totals)
    }),
    { seed: 3, numRuns: 15 },
  )
  expect(days).toEqual(new Set(['2031-01-23', '2031-01-29']))
})

it('prices each box by the place at which it is fetched and given back itself', async () => {
  const { customer, submit, shown } = await bookingWorld()
  const shipper = await customer()
  const at = (emptyPickUpPlace: string, emptyReturnPlace: string) => ({ ...box, emptyPickUpPlace, emptyReturnPlace })
  const extrasOf = async (...boxes: ReturnType<typeof at>[]) => {
    const { toQuote, quoted } = await shown((await submit(shipper, { boxes })).id)
    expect(toQuote).toBe(false)
    const extras = (quoted?.lines ?? []).filter(({ chargeCode }) => ['CTU', 'DROP'].includes(chargeCode))
    return extras.map(({ chargeCode, quantity, unitPrice }) => [chargeCode, Number(quantity), Number(unitPrice)])
  }
  expect(await extrasOf(at('CNXIA', 'DEDUI'), at('CNXIA', 'DEDUI'))).toEqual([])
  expect(await extrasOf(at('CNXIA', 'DEDUI'), at('CNZGZ', 'DEHAM'))).toEqual([
    ['CTU', 2, 140],
    ['DROP', 2, 180.5],
  ])
})
