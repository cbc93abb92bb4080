import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { departureForm, tariff, tariffTerms } from '../../pricing/pricing-fixtures.ts'
import { insertTariff } from '../../pricing/tariff/tariff-store.ts'
import { bookingWorld, newBooking, railForm } from '../booking-fixtures.ts'

const rail = bookingCalls('R')
/** Prices of three lanes that none could mistake for another: by their versions, their borders, and who may see them. */
const prices = [
  {
    originCode: 'CNXIA',
    destinationCode: 'DEDUI',
    entryPortCode: 'CNHRS',
    from: '2031-01-01',
    to: '2031-01-23',
    price: 5100,
  },
  {
    originCode: 'CNXIA',
    destinationCode: 'DEDUI',
    entryPortCode: 'CNHRS',
    from: '2031-01-24',
    to: '2031-03-31',
    price: 5200,
  },
  {
    originCode: 'CNXIA',
    destinationCode: 'DEDUI',
    entryPortCode: 'CNAKL',
    from: '2031-01-01',
    to: '2031-03-31',
    price: 5300,
  },
  {
    originCode: 'CNZGZ',
    destinationCode: 'DEDUI',
    entryPortCode: 'CNHRS',
    from: '2031-01-01',
    to: '2031-01-23',
    price: 1100,
  },
  {
    originCode: 'CNXIA',
    destinationCode: 'DEDUI',
    entryPortCode: 'CNHRS',
    from: '2031-01-01',
    to: '2031-03-31',
    price: 900,
    isKept: true,
  },
]
const lanes = [
  { originCode: 'CNXIA', destinationCode: 'DEDUI' },
  { originCode: 'CNXIA', destinationCode: 'DEDUI', entryPortCode: 'CNHRS' },
  { originCode: 'CNXIA', destinationCode: 'DEDUI', entryPortCode: 'CNAKL' },
  { originCode: 'CNZGZ', destinationCode: 'DEDUI' },
]
const trainDays = ['2031-01-22', '2031-01-26']
const [box] = railForm().boxes ?? []

/** A world with these prices and a train of each lane and border on each day. */
async function pricedWorld() {
  const world = await bookingWorld('2031-01-15T08:00:00Z')
  const { db, staff } = world
  const keeper = staff.who.actor === 'staff' ? staff.who.userId : ''
  const lineages = new Map<string, { lineage: string; revision: number }>()
  const priced = prices.map((one) => {
    const { originCode, destinationCode, entryPortCode, from, to, price, isKept = false } = one
    const key = `${originCode} ${entryPortCode} ${isKept}`
    const before = lineages.get(key) ?? { lineage: crypto.randomUUID(), revision: 0 }
    lineages.set(key, { ...before, revision: before.revision + 1 })
    const terms = tariffTerms({ coc40Hq: String(price), surcharges: [] })
    const own = {
      id: crypto.randomUUID(),
      lineage: before.lineage,
      revision: before.revision + 1,
      lineNo: `RT-${price}`,
    }
    const lane = { originCode, destinationCode, entryPortCode, validFrom: from, validTo: to, terms }
    return { ...one, isKept, ...own, row: tariff({ ...own, ...lane, ...(isKept && { salespersonId: keeper }) }) }
  })
  await db.as(system, async (tx) => {
    for (const { row } of priced) await insertTariff(tx, row)
  })
  const trains = []
  for (const { originCode, entryPortCode } of prices.slice(1, 4)) {
    for (const departsOn of trainDays) {
      const etd = new Date(`${departsOn}T04:00:00Z`)
      const times = { etd, eta: new Date('2031-02-20T10:00:00Z') }
      const cutoffs = { siCutoff: etd, cargoCutoff: etd, customsCutoff: etd }
      const number = `X${originCode}${entryPortCode}${departsOn}`.replaceAll(/[^A-Z\d]/g, '').slice(0, 20)
      const form = departureForm({ departureNo: number, originCode, entryPortCode, ...times, ...cutoffs })
      const saved = await staff(departureDeskEndpoints.save, form)
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      trains.push({ id: saved.body.data.id, originCode, entryPortCode, departsOn })
    }
  }
  return { ...world, priced, trains }
}

it('prices a booking by a quote of its own lane, border, day, version and company alone, whatever is named', async () => {
  const { customer, shown, priced, trains } = await pricedWorld()
  const shipper = await customer()
  const counted = new Set<boolean>()
  const drawn = fc.record({
    quoted: fc.constantFrom(...priced),
    lane: fc.constantFrom(...lanes),
    train: fc.option(fc.constantFrom(...trains), { nil: undefined }),
    wantedDate: fc.constantFrom('2031-01-20', ...trainDays),
    containerQty: fc.integer({ min: 2, max: 9 }),
  })
  await fc.assert(
    fc.asyncProperty(drawn, async ({ quoted, lane, train, wantedDate, containerQty }) => {
      fc.pre(!train || (train.originCode === lane.originCode && wantedDate === train.departsOn))
      const reply = await shipper(
        rail.create,
        newBooking({
          ...lane,
          wantedDate,
          departureId: train?.id,
          quoteId: quoted.id,
          quoteType: 'PRICE',
          boxes: [{ ...box, containerQty }],
        }),
      )
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      const { toQuote, quoted: price, warnings, checks, proposal } = await shown(reply.body.data.id)
      const isOfLane = quoted.originCode === lane.originCode && !quoted.isKept
      const isOfBorder = [
        lane.entryPortCode ?? quoted.entryPortCode,
        train?.entryPortCode ?? quoted.entryPortCode,
      ].every((border) => border === quoted.entryPortCode)
      const counts = isOfLane && isOfBorder && quoted.from <= wantedDate && wantedDate <= quoted.to
      counted.add(counts)
      expect({ toQuote, totals: counts ? price?.totals : undefined }).toEqual({
        toQuote: !counts,
        totals: counts ? [{ currency: 'USD', amount: `${quoted.price * containerQty}.00` }] : undefined,
      })
      if (counts) return
      expect(proposal?.agreedLines).toEqual([])
      expect(checks.map(({ check }) => check)).toContain('price')
      expect(warnings.map(({ reason }) => reason)).toContainEqual(
        expect.stringMatching(/^booking\.price-(of-other|expired)$/),
      )
    }),
    { seed: 1, numRuns: 40 },
  )
  expect(counted).toEqual(new Set([true, false]))
})

it('leaves a booking to be quoted whose clearance nothing here prices, and counts the price of one that is in it', async () => {
  const { customer, submit, shown, db } = await bookingWorld('2031-01-15T08:00:00Z')
  const shipper = await customer()
  const cleared = { chargeCode: 'CUSIMP', currency: 'EUR', unit: 'DECL', unitPrice: '90', occasion: 'asked' } as const
  const own = { id: crypto.randomUUID(), lineage: crypto.randomUUID(), lineNo: 'RT-CLEAR' }
  await db.as(system, (tx) => insertTariff(tx, tariff({ ...own, terms: tariffTerms({ surcharges: [cleared] }) })))
  const priceOf = async (form: Parameters<typeof submit>[1]) => {
    const { toQuote, warnings } = await shown((await submit(shipper, { ...form, quoteId: own.id })).id)
    return {
      toQuote,
      left: warnings.filter(({ reason }) => reason === 'booking.clearance-not-priced').map(({ path }) => path),
    }
  }
  expect(await priceOf({})).toEqual({ toQuote: false, left: [] })
  expect(await priceOf({ importCustomsBy: 'US' })).toEqual({ toQuote: false, left: [] })
  expect(await priceOf({ exportCustomsBy: 'US' })).toEqual({ toQuote: true, left: ['exportCustomsBy'] })
})

it('leaves a booking to be quoted whose insurance nothing here prices: for want of a rate, or of a charge', async () => {
  const { customer, submit, shown, db } = await bookingWorld('2031-01-15T08:00:00Z')
  const shipper = await customer()
  const insured = { insured: true, insuranceCover: 'ALL', goodsValue: '250000' } as const
  const priceOf = async (form: Parameters<typeof submit>[1]) => {
    const { toQuote, quoted, warnings } = await shown((await submit(shipper, form)).id)
    const charges = (quoted?.lines ?? []).map(({ chargeCode }) => chargeCode)
    return { toQuote, isIn: charges.includes('INS'), reasons: warnings.map(({ path, reason }) => `${path} ${reason}`) }
  }
  const finding = 'insured booking.insurance-not-priced'
  const priced = await priceOf({ ...insured, goodsCurrency: 'USD' })
  expect(priced).toMatchObject({ toQuote: false, isIn: true })
  expect(priced.reasons).not.toContain(finding)
  const rateless = await priceOf({ ...insured, goodsCurrency: 'XPF' })
  expect(rateless).toMatchObject({ toQuote: true, isIn: false })
  expect(rateless.reasons).toContain(finding)
  const own = { id: crypto.randomUUID(), lineage: crypto.randomUUID(), lineNo: 'RT-BARE' }
  await db.as(system, (tx) => insertTariff(tx, tariff({ ...own, terms: tariffTerms({ surcharges: [] }) })))
  const chargeless = await priceOf({ ...insured, goodsCurrency: 'USD', quoteId: own.id })
  expect(chargeless).toMatchObject({ toQuote: true, isIn: false })
  expect(chargeless.reasons).toContain(finding)
})
