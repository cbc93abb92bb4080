import { incoterms, namedPlaces, ownPayerBy } from '@landbridge/contract/pricing/payers'
import type { Surcharge } from '@landbridge/contract/pricing/tariff-terms'
import { sumOf } from '@landbridge/contract/shared/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { airLine, roadLine } from '../load-fixtures.ts'
import { air } from '../modes/air.ts'
import { rail } from '../modes/rail.ts'
import { road } from '../modes/road.ts'
import { sea } from '../modes/sea.ts'
import { plainQuestion, tariff, tariffTerms } from '../pricing-fixtures.ts'
import { offerSplit } from './combined-price-rules.ts'
import { chargesWithPayers, outsideOf, payerSumsOf, payerTermsFor, splitOf } from './payer-rules.ts'
import type { ChargeAsk, OfferAsking, PricingMode, SaleAsk } from './pricing-mode.ts'
import { quoteCharges } from './quote-charge-rules.ts'

const rates = new Map([
  ['USD', '1'],
  ['CNY', '0.140845'],
  ['EUR', '1.09'],
])
const local = (chargeCode: string, unit: string, unitPrice: string, end: Surcharge['end']): Surcharge => ({
  chargeCode,
  unit,
  unitPrice,
  end,
  currency: end === 'origin' ? 'CNY' : 'EUR',
  occasion: 'always',
})
const bothPorts = [
  local('THCO', 'B40', '1350', 'origin'),
  local('DOC', 'BILL', '450', 'origin'),
  local('LCLO', 'WM', '60', 'origin'),
  local('THCD', 'B40', '265', 'destination'),
  local('DO', 'BILL', '50', 'destination'),
  local('LCLD', 'WM', '55', 'destination'),
]
const shared = { perM3: '52', kgPerM3: 1000, minM3: '1', warehouseCode: 'WHSGH', warehouseCutoffHours: 96 }
const boxLine = (mode: 'R' | 'S', direction: 'E' | 'I') =>
  tariff({ mode, terms: tariffTerms({ direction, surcharges: bothPorts, sharedContainer: shared }) })

const boxes = fc
  .integer({ min: 1, max: 9 })
  .map((containerQty) => ({ boxes: [{ containerType: '40HQ', containerQty, containerOwner: 'C' as const }] }))
const figure = fc.integer({ min: 100, max: 900_000 }).map((thousandths) => (thousandths / 1000).toFixed(3))
const loose = fc.record({ grossWeightKg: figure, volumeM3: figure }).map((load) => ({ ...load, boxes: [] }))
const trucks = fc
  .integer({ min: 1, max: 5 })
  .map((truckQty) => ({ boxes: [], trucks: [{ truckType: 'FTIR', truckQty }] }))

type Load = Omit<ChargeAsk, 'currcd'>
type Priced = { mode: PricingMode; line: ReturnType<typeof tariff>; ask: Load }
const directions = fc.constantFrom('E' as const, 'I' as const)
const priced: fc.Arbitrary<Priced> = fc.oneof(
  fc
    .record({ ask: fc.oneof(boxes, loose), way: directions })
    .map(({ ask, way }) => ({ mode: sea, line: boxLine('S', way), ask })),
  fc
    .record({ ask: fc.oneof(boxes, loose), way: directions })
    .map(({ ask, way }) => ({ mode: rail, line: boxLine('R', way), ask })),
  loose.map((ask) => ({ mode: air, line: airLine(), ask })),
  trucks.map((ask) => ({ mode: road, line: roadLine(), ask })),
)
const sale: fc.Arbitrary<SaleAsk> = fc.record({
  incoterm: fc.constantFrom('FOB' as const, 'CIF' as const, 'DDP' as const, ...incoterms, undefined),
  incotermPlaceKind: fc.constantFrom(...namedPlaces, undefined),
  paymentTerm: fc.constantFrom('PP' as const, 'CC' as const),
  customerRole: fc.constantFrom('SHP' as const, 'CNE' as const, 'THIRD' as const, undefined),
  payerType: fc.constantFrom('OWN' as const, 'OTHER' as const),
  thcPayment: fc.constantFrom('T' as const, 'F' as const),
  direction: fc.constantFrom('E' as const, 'I' as const, 'NM' as const, undefined),
  fromDoor: fc.boolean(),
  toDoor: fc.boolean(),
  fcaTerminalByShipper: fc.boolean(),
})

const chargesOf = ({ mode, line, ask }: Priced, asked: SaleAsk) => {
  const terms = payerTermsFor(asked, mode.code, { line })
  const { charges } = quoteCharges(mode, { ...ask, currcd: 'USD' }, { parts: { line }, rates })
  return { terms, all: charges, ...chargesWithPayers(charges, terms) }
}
const sum = (amounts: readonly string[]) => sumOf(amounts, 'USD')
const converted = (charges: readonly { convertedAmount: string }[]) => charges.map((one) => one.convertedAmount)

it('adds up by payer and by block to the offer, for any load of any mode on any terms of sale', () => {
  fc.assert(
    fc.property(priced, sale, (one, asked) => {
      const { terms, charges, paidDirectly } = chargesOf(one, asked)
      const offer = sum(converted(charges))
      const sums = payerSumsOf(charges, 'USD', terms)
      expect(sum(sums.map(({ amount }) => amount))).toBe(offer)
      const split = splitOf({ charges, paidDirectly }, 'USD', terms)
      expect(split.allIn).toBe(offer)
      expect(sum([split.origin, split.freight, split.destination])).toBe(offer)
      expect(sum([split.youPay, split.othersPay])).toBe(offer)
      expect(split.youPay).toBe(
        sum(sums.filter(({ payer }) => payer === ownPayerBy(terms)).map(({ amount }) => amount)),
      )
    }),
  )
})

it('takes our customer’s own handling out where it pays the terminal, and touches no other line', () => {
  fc.assert(
    fc.property(priced, sale, (one, asked) => {
      const through = chargesOf(one, { ...asked, thcPayment: 'T' })
      const direct = chargesOf(one, { ...asked, thcPayment: 'F' })
      const own = ownPayerBy(through.terms)
      const isOwnThc = ({ chargeCode, payer }: (typeof through.charges)[number]) =>
        (chargeCode === 'THCO' || chargeCode === 'THCD') && payer === own
      expect(direct.charges).toEqual(through.charges.filter((charge) => !isOwnThc(charge)))
      expect(direct.paidDirectly).toEqual(through.charges.filter(isOwnThc))
      expect(through.paidDirectly).toEqual([])
    }),
  )
})

it('shows in a list of prices what the quote of one box comes to, by block and by payer', () => {
  const line = boxLine('S', 'E')
  const ask = { boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' as const }] }
  fc.assert(
    fc.property(sale, (asked) => {
      const asking: OfferAsking = {
        mode: sea,
        currency: 'USD',
        rates,
        versions: [],
        withHead: true,
        load: {},
        allIn: true,
        equipment: { boxes: new Map(), trucks: new Map() },
        ...plainQuestion,
        sale: asked,
      }
      const { terms, charges, paidDirectly } = chargesOf({ mode: sea, line, ask }, asked)
      const split = offerSplit({ line }, asking)
      expect(split).toEqual({
        containerType: '40HQ',
        containerOwner: 'C',
        ...splitOf({ charges, paidDirectly }, 'USD', terms),
      })
      expect(sea.pricesOf({ line }, asking).coc40Hq).toBe(split?.allIn)
    }),
  )
})

it('charges no handling where the line does not load or discharge', () => {
  const line = boxLine('S', 'E')
  const { charges } = quoteCharges(
    sea,
    { boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' }], currcd: 'USD' },
    { parts: { line }, rates },
  )
  const codesOn = (serviceTerm: string) =>
    chargesWithPayers(charges, {}, serviceTerm).charges.map(({ chargeCode }) => chargeCode)
  expect(codesOn('FO')).not.toContain('THCD')
  expect(codesOn('FO')).toContain('THCO')
  expect(codesOn('FILO')).not.toContain('THCO')
  expect(codesOn('CY-CY')).toEqual(expect.arrayContaining(['THCO', 'THCD']))
})

it('names the blocks that do not go through us by service term and services', () => {
  const asked = { fromDoor: false, toDoor: true, fcaTerminalByShipper: false, services: ['CUSEXP'] }
  expect(outsideOf(asked, 'S', {})).toEqual(['originHaulage', 'insurance', 'importClearance'])
  expect(outsideOf({ ...asked, serviceTerm: 'LIFO' }, 'S', {})).toEqual([
    ...['originHaulage', 'insurance', 'destinationTerminal', 'onCarriage', 'importClearance'],
  ])
  expect(outsideOf({ ...asked, services: [] }, 'T', { direction: 'NM' })).toEqual(['insurance'])
})
