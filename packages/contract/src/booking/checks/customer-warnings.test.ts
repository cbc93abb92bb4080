import { type CheckExample, tryExamples } from '../../testing/check-examples.ts'
import { formNames } from '../fields/form-names.ts'
import { loadChecks } from './load-contradictions.ts'
import { warningChecks } from './warning-checks.ts'

const price = { validTo: '2031-06-30', priced: ['C40HQ'], weightLimitKg: {} }
const own = (containerNo: string) => ({ containerOwner: 'S' as const, shipperContainerNos: [containerNo] })
const boxed = ['R.FCL', 'S.FCL', 'M.FCL'] as const
const line = { packages: 2, grossWeightKg: '100.000', volumeM3: '1.000' }

const sums: CheckExample[] = [
  {
    check: 'contradicting loads',
    finds: ['boxes', 'booking.boxes-against-goods-kg'],
    fails: { goods: [line], boxes: [{ containerQty: 2, containerCargoKg: '49.4' }] },
    passes: { goods: [line], boxes: [{ containerQty: 2, containerCargoKg: '49.5' }] },
    only: boxed,
  },
  ...[
    { check: 'sums', key: 'booking.stop-sums-differ', other: { packages: 3 } },
    { check: 'contradicting loads', key: 'booking.stops-against-goods-kg', other: { grossWeightKg: '102' } },
    { check: 'contradicting loads', key: 'booking.stops-against-goods-m3', other: { volumeM3: '1.04' } },
  ].map(
    ({ check, key, other }): CheckExample => ({
      check,
      ...('packages' in other && { only: formNames.filter((name) => name !== 'R.CFS') }),
      finds: ['stops', key],
      fails: { goods: [line], stops: [{ stopType: 'L', ...line, ...other }, { stopType: 'L' }] },
      passes: {
        goods: [line],
        stops: [
          { stopType: 'L', packages: 1, grossWeightKg: '60', volumeM3: '0.5' },
          { stopType: 'L', packages: 1, grossWeightKg: '40', volumeM3: '0.5' },
          { stopType: 'U' },
        ],
      },
    }),
  ),
  {
    check: 'sums',
    finds: ['goodsValue', 'booking.value-sum-differs'],
    fails: { goodsValue: '1000.00', goods: [{ lineValue: '500.00' }, { lineValue: '489.00' }] },
    passes: { goodsValue: '1000.00', goods: [{ lineValue: '500.00' }, { lineValue: '490.00' }] },
  },
  {
    check: 'sums',
    finds: ['goodsValue', 'booking.value-sum-differs'],
    fails: {
      goodsValue: '1000.00',
      goodsCurrency: 'USD',
      goods: [
        { lineValue: '1100.00', lineCurrency: 'USD' },
        { lineValue: '500.00', lineCurrency: 'CNY' },
      ],
    },
    // What the yuan add to the dollars nobody knows here.
    passes: {
      goodsValue: '1000.00',
      goodsCurrency: 'USD',
      goods: [
        { lineValue: '900.00', lineCurrency: 'USD' },
        { lineValue: '700.00', lineCurrency: 'CNY' },
      ],
    },
  },
  {
    check: 'containers of the goods',
    finds: ['goods.0.containerNo', 'booking.container-not-named'],
    fails: { goods: [{ containerNo: 'CSQU3054383' }], boxes: [own('CBHU3202732')], carriedIn: 'CONTAINER' },
    passes: { goods: [{ containerNo: 'CSQU3054383' }], boxes: [own('CSQU3054383')], carriedIn: 'CONTAINER' },
  },
]

const customer: CheckExample[] = [
  {
    check: 'customer',
    finds: ['contactName', 'booking.not-certified'],
    fails: {},
    passes: {},
    facts: { customer: { certification: 'underReview' } },
    passFacts: { customer: { certification: 'certified' } },
  },
  {
    check: 'customer',
    finds: ['contactName', 'booking.over-credit'],
    fails: {},
    passes: {},
    facts: { customer: { certification: 'certified', isOverCredit: true } },
    passFacts: { customer: { certification: 'certified', isOverdue: true } },
  },
  {
    check: 'customer',
    finds: ['contactName', 'booking.bills-overdue'],
    fails: {},
    passes: {},
    facts: { customer: { certification: 'certified', isOverdue: true } },
    passFacts: { customer: { certification: 'certified', isOverCredit: true } },
  },
  {
    check: 'customer',
    finds: ['wantedDate', 'booking.booked-twice'],
    fails: {},
    passes: {},
    facts: { bookedAlready: { bookingNo: 'R310115-7K3QX' } },
    passFacts: { sameReference: { bookingNo: 'R310115-7K3QX' } },
  },
  {
    check: 'customer',
    finds: ['customerReference', 'booking.reference-twice'],
    fails: { customerReference: 'PO-7' },
    passes: {},
    facts: { sameReference: { bookingNo: 'R310115-7K3QX' } },
  },
]

function pricesAndBoxes(): CheckExample[] {
  const earlierPrice = { ...price, amount: '9.00', currency: 'USD' }
  return [
    {
      check: 'price',
      finds: ['quoteId', 'booking.no-price'],
      fails: { originCode: 'CNXIA', destinationCode: 'DEDUI' },
      passes: { originCode: 'CNXIA', destinationCode: 'DEDUI', askQuote: true },
      facts: { price: undefined },
    },
    {
      check: 'price',
      finds: ['quoteId', 'booking.price-expired'],
      fails: {},
      passes: {},
      facts: { price: { ...price, isOver: true } },
      passFacts: { price: { ...price, isOver: false } },
    },
    {
      check: 'price',
      finds: ['insured', 'booking.insurance-not-priced'],
      fails: { insured: true },
      passes: {},
      facts: { price: { ...price, chargeCodes: ['CUSIMP'] } },
      passFacts: { price: { ...price, chargeCodes: ['INS', 'CUSIMP'] } },
    },
    {
      check: 'price',
      finds: ['importCustomsBy', 'booking.clearance-not-priced'],
      fails: { importCustomsBy: 'US' },
      passes: { importCustomsBy: 'OWN' },
      facts: { price: { ...price, chargeCodes: ['CUSEXP'] } },
    },
    {
      check: 'price',
      finds: ['quoteId', 'booking.price-of-other'],
      fails: {},
      passes: {},
      facts: { price: undefined, isPriceOther: true },
      passFacts: { price },
    },
    {
      check: 'price',
      finds: ['quoteId', 'booking.price-changed'],
      fails: {},
      passes: {},
      facts: { price: { ...price, amount: '10.00', currency: 'USD' }, earlierPrice },
      passFacts: { price: { ...price, amount: '9', currency: 'USD' }, earlierPrice },
    },
    {
      check: 'price',
      finds: ['quoteId', 'booking.price-changed'],
      fails: {},
      passes: {},
      facts: { price: { ...price, amount: '9.00', currency: 'EUR' }, earlierPrice },
      passFacts: { price: { ...price, amount: '9.00', currency: 'USD' }, earlierPrice },
    },
    {
      check: 'price',
      finds: ['boxes.0.containerType', 'booking.box-not-priced'],
      only: boxed,
      fails: { boxes: [{ containerType: '40HQ', containerOwner: 'S' }] },
      passes: { boxes: [{ containerType: '40HQ' }] },
      facts: { price },
    },
    {
      check: 'price',
      finds: ['boxes.0.emptyReturnPlace', 'booking.return-not-priced'],
      only: boxed,
      fails: { boxes: [{ containerOwner: 'C', emptyReturnPlace: 'DEHAM' }] },
      passes: { boxes: [{ containerOwner: 'C', emptyReturnPlace: 'DEDUI' }] },
      facts: { price: { ...price, returnPlaces: ['DEDUI'] } },
    },
    {
      check: 'customer',
      finds: ['boxes.0.shipperContainerNos', 'booking.shipper-numbers-due'],
      only: boxed,
      fails: { boxes: [{ containerOwner: 'S' }] },
      passes: { boxes: [{ containerOwner: 'C' }] },
    },
    {
      check: 'customer',
      finds: ['boxes.0.shipperContainerNos', 'booking.container-number-wrong'],
      only: boxed,
      fails: { boxes: [{ containerOwner: 'S', shipperContainerNos: ['CSQU3054384'] }] },
      passes: { boxes: [{ containerOwner: 'S', shipperContainerNos: ['csqu 305438-3'] }] },
    },
  ]
}

const here = new Set(['sums', 'containers of the goods', 'customer', 'price'])
tryExamples(
  [...warningChecks.filter(({ name }) => here.has(name)), ...loadChecks],
  [...sums, ...customer, ...pricesAndBoxes()],
)
