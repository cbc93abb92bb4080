import { type CheckExample, tryExamples } from '../../testing/check-examples.ts'
import { warningChecks } from './warning-checks.ts'

const category = { isDangerous: false, isReefer: false, hsHeadings: ['84', '8701-8705'] }
const boxed = ['R.FCL', 'S.FCL', 'M.FCL'] as const

/** What a goods line says of itself, and beside its category. */
const goods: CheckExample[] = [
  ...['Goods', ' parts ', '百货', '貨物', 'Запчасти'].map(
    (goodsName): CheckExample => ({
      check: 'goods',
      finds: ['goods.0.goodsName', 'booking.collective-name'],
      fails: { goods: [{ goodsName }] },
      passes: { goods: [{ goodsName: `${goodsName} of a washing machine` }] },
    }),
  ),
  {
    check: 'goods',
    finds: ['goods.0.grossWeightKg', 'booking.density-unusual'],
    fails: { goods: [{ grossWeightKg: '49.999', volumeM3: '1' }] },
    passes: { goods: [{ grossWeightKg: '50', volumeM3: '1' }] },
  },
  {
    check: 'goods',
    finds: ['goods.0.grossWeightKg', 'booking.density-unusual'],
    fails: { goods: [{ grossWeightKg: '8000.001', volumeM3: '1' }] },
    passes: { goods: [{ grossWeightKg: '8000', volumeM3: '1' }] },
  },
  {
    check: 'goods',
    finds: ['goods.0.grossWeightKg', 'booking.density-unusual'],
    fails: { goods: [{ grossWeightKg: '10', volumeM3: '1' }] },
    passes: { goods: [{ volumeM3: '1' }] },
  },
  {
    check: 'goods',
    finds: ['goods.0.categoryId', 'booking.category-dangerous'],
    fails: { cargoKind: 'G', goods: [{ categoryId: 'C1' }] },
    passes: { cargoKind: 'D', goods: [{ categoryId: 'C1' }] },
    facts: { categories: { C1: { ...category, isDangerous: true } } },
  },
  {
    check: 'goods',
    finds: ['goods.0.categoryId', 'booking.category-reefer'],
    fails: { goods: [{ categoryId: 'C1' }] },
    passes: { temperatureControlled: true, goods: [{ categoryId: 'C1' }] },
    facts: { categories: { C1: { ...category, isReefer: true } } },
  },
  {
    check: 'goods',
    finds: ['goods.0.categoryId', 'booking.category-batteries'],
    fails: { containsBatteries: false, goods: [{ categoryId: 'C1' }] },
    passes: { containsBatteries: true, goods: [{ categoryId: 'C1' }] },
    facts: { categories: { C1: { ...category, hasBatteries: true } } },
  },
  ...['8471300000', '8701', '870599'].map(
    (hsCode): CheckExample => ({
      check: 'goods',
      finds: ['goods.0.hsCode', 'booking.hs-other-category'],
      fails: { goods: [{ categoryId: 'C1', hsCode: '870600' }] },
      passes: { goods: [{ categoryId: 'C1', hsCode }] },
      facts: { categories: { C1: category } },
    }),
  ),
  ...['9804000000', '990210', '980400'].map(
    (hsCode): CheckExample => ({
      check: 'goods',
      finds: ['goods.0.hsCode', 'booking.hs-of-one-country'],
      fails: { goods: [{ hsCode }] },
      passes: { goods: [{ hsCode: '970110' }] },
    }),
  ),
  {
    check: 'goods',
    finds: ['goods.0.hsCodeDestination', 'booking.hs-differs'],
    fails: { goods: [{ hsCode: '84713000', hsCodeDestination: '8471410000' }] },
    passes: { goods: [{ hsCode: '84713000', hsCodeDestination: '8471309999' }] },
  },
  {
    check: 'goods',
    finds: ['goods.0.gngCode', 'booking.hs-differs'],
    fails: { goods: [{ hsCode: '847130', gngCode: '84714100' }] },
    passes: { goods: [{ gngCode: '84714100' }] },
    only: ['R.FCL', 'R.LCL', 'R.WAG', 'R.CFS', 'R.BULK'],
  },
  {
    check: 'goods',
    finds: ['boxes', 'booking.reefer-in-dry-box'],
    fails: { temperatureControlled: true, boxes: [{ containerType: '40HQ' }] },
    passes: { temperatureControlled: true, boxes: [{ containerType: '40HQ' }, { containerType: '40RF' }] },
    only: boxed,
  },
]

const train = { isOpen: true, etd: new Date('2031-02-02T02:00:00Z'), departsOn: '2031-02-02', spaceTotal: {} }

const terms: CheckExample[] = [
  ...(['FAS', 'FOB', 'CFR', 'CIF'] as const).map(
    (incoterm): CheckExample => ({
      check: 'terms of the sea',
      finds: ['incoterm', 'booking.incoterm-by-sea'],
      fails: { incoterm },
      passes: { incoterm: 'FCA' },
    }),
  ),
  ...(['EXW', 'FCA', 'FAS', 'FOB'] as const).map(
    (incoterm): CheckExample => ({
      check: 'payment term',
      finds: ['paymentTerm', 'booking.term-against-payment'],
      fails: { incoterm, paymentTerm: 'PP' },
      passes: { incoterm, paymentTerm: 'CC' },
    }),
  ),
  ...(['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const).map(
    (incoterm): CheckExample => ({
      check: 'payment term',
      finds: ['paymentTerm', 'booking.term-against-payment'],
      fails: { incoterm, paymentTerm: 'CC' },
      passes: { incoterm, paymentTerm: 'PP' },
    }),
  ),
  {
    check: 'dates',
    finds: ['wantedDate', 'booking.inside-cut-off'],
    // The cut-off is 72 hours before the end of the day; it is 16:00 of the 15th in Shanghai.
    fails: { wantedDate: '2031-01-17' },
    passes: { wantedDate: '2031-01-18' },
  },
  {
    check: 'dates',
    finds: ['wantedArrivalDate', 'booking.arrival-too-early'],
    fails: { wantedDate: '2031-02-01', wantedArrivalDate: '2031-02-17' },
    passes: { wantedDate: '2031-02-01', wantedArrivalDate: '2031-02-18' },
  },
  {
    check: 'clearance',
    finds: ['exportCustomsBy', 'booking.clearance-contradicts'],
    fails: { exportCustomsBy: 'OWN', servicesInChina: ['CUSO'] },
    passes: { exportCustomsBy: 'US', servicesInChina: ['CUSO'] },
  },
  {
    check: 'clearance',
    finds: ['importCustomsBy', 'booking.clearance-contradicts'],
    fails: { importCustomsBy: 'OWN', servicesAbroad: ['CUSI'] },
    passes: { importCustomsBy: 'OWN', servicesAbroad: ['CUSO'] },
  },
  {
    check: 'dates',
    finds: ['departureId', 'booking.departure-before-wanted'],
    fails: { wantedDate: '2031-02-05' },
    passes: { wantedDate: '2031-02-02' },
    facts: { departure: train },
  },
  {
    check: 'dates',
    finds: ['departureId', 'booking.departure-after-latest'],
    fails: { wantedDate: '2031-01-28', wantedDateTo: '2031-02-01' },
    passes: { wantedDate: '2031-01-28', wantedDateTo: '2031-02-02' },
    facts: { departure: train },
  },
]

/** What is warned of beside the customer, the sums and the price, which are tried on their own. */
const elsewhere = new Set(['sums', 'containers of the goods', 'customer', 'price'])
tryExamples(
  warningChecks.filter(({ name }) => !elsewhere.has(name)),
  [...goods, ...terms],
)
