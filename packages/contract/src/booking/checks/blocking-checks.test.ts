import { type CheckExample, tryExamples } from '../../testing/check-examples.ts'
import { formNames } from '../fields/form-names.ts'
import { blockingChecks } from './blocking-checks.ts'

const past = new Date('2031-01-15T08:00:00Z')
const later = new Date('2031-01-15T08:00:01Z')
const train = { isOpen: true, firstCutoff: later, etd: later, spaceTotal: {} }
const price = { validTo: '2031-06-30', priced: ['C40HQ'], weightLimitKg: {} }

/** The days of a form, today being 15 January 2031. */
const days: CheckExample[] = [
  {
    check: 'dates',
    finds: ['readyDate', 'booking.ready-date-past'],
    fails: { readyDate: '2031-01-14' },
    passes: { readyDate: '2031-01-15' },
  },
  {
    check: 'dates',
    finds: ['readyDate', 'booking.ready-date-far'],
    fails: { readyDate: '2031-07-15' },
    passes: { readyDate: '2031-07-14' },
  },
  {
    check: 'dates',
    finds: ['wantedDate', 'booking.wanted-before-ready'],
    fails: { readyDate: '2031-01-20', wantedDate: '2031-01-19' },
    passes: { readyDate: '2031-01-20', wantedDate: '2031-01-20' },
  },
  {
    check: 'dates',
    finds: ['wantedDate', 'booking.wanted-date-past'],
    fails: { wantedDate: '2031-01-14' },
    passes: { wantedDate: '2031-01-15' },
  },
  {
    check: 'dates',
    finds: ['wantedDate', 'booking.wanted-date-past'],
    fails: { readyDate: '2031-01-13', wantedDate: '2031-01-14' },
    passes: { readyDate: '2031-01-20', wantedDate: '2031-01-14' },
  },
  {
    check: 'dates',
    finds: ['wantedDate', 'booking.wanted-date-far'],
    fails: { wantedDate: '2032-01-16' },
    passes: { wantedDate: '2032-01-15' },
  },
  {
    check: 'dates',
    finds: ['wantedDateTo', 'booking.latest-before-wanted'],
    fails: { wantedDate: '2031-02-02', wantedDateTo: '2031-02-01' },
    passes: { wantedDate: '2031-02-02', wantedDateTo: '2031-02-02' },
  },
  {
    check: 'departure',
    finds: ['departureId', 'booking.departure-closed'],
    fails: {},
    passes: {},
    facts: { departure: { ...train, isOpen: false } },
    passFacts: { departure: train },
  },
  {
    check: 'departure',
    finds: ['departureId', 'booking.cut-off-past'],
    fails: {},
    passes: {},
    facts: { departure: { ...train, firstCutoff: past } },
    passFacts: { departure: train },
  },
  {
    check: 'warehouse',
    finds: ['warehouseDate', 'booking.warehouse-closed'],
    fails: { warehouseDate: '2031-02-01 12:00:01' },
    passes: { warehouseDate: '2031-02-01 12:00:00' },
    facts: { warehouseCutoff: '2031-02-01 12:00:00' },
  },
  {
    check: 'direction',
    finds: ['direction', 'booking.crosses-border'],
    fails: { direction: 'NM' },
    passes: { direction: 'E' },
    facts: { countries: { origin: 'CN', destination: 'DE' } },
  },
  {
    check: 'direction',
    finds: ['direction', 'booking.crosses-border'],
    fails: { direction: 'NM' },
    passes: { direction: 'NM' },
    facts: { countries: { origin: 'CN', destination: 'KZ' } },
    passFacts: { countries: { origin: 'CN', destination: 'CN' } },
  },
  {
    check: 'stops',
    finds: ['stops.0.stopDate', 'booking.unloaded-before-departure'],
    fails: { wantedDate: '2031-02-05', stops: [{ stopType: 'U', stopDate: '2031-02-04' }] },
    passes: {
      wantedDate: '2031-02-05',
      stops: [
        { stopType: 'U', stopDate: '2031-02-05' },
        { stopType: 'L', stopDate: '2031-02-01' },
      ],
    },
  },
  {
    check: 'hours of stops',
    finds: ['stops.0.stopDate', 'booking.stop-date-past'],
    fails: { stops: [{ stopType: 'L', stopDate: '2031-01-14' }] },
    passes: { stops: [{ stopType: 'L', stopDate: '2031-01-15' }] },
  },
  {
    check: 'hours of stops',
    finds: ['stops.0.timeTo', 'booking.stop-hours-wrong'],
    fails: { stops: [{ stopType: 'U', timeFrom: '09:30', timeTo: '09:00' }] },
    passes: { stops: [{ stopType: 'U', timeFrom: '09:30', timeTo: '09:30' }] },
  },
  {
    check: 'stops',
    finds: ['stops.0.stopDate', 'booking.stop-order'],
    fails: {
      stops: [
        { stopType: 'U', stopSeq: 2, stopDate: '2031-02-01' },
        { stopType: 'U', stopSeq: 1, stopDate: '2031-02-02' },
      ],
    },
    passes: {
      stops: [
        { stopType: 'U', stopSeq: 2, stopDate: '2031-02-02' },
        { stopType: 'L', stopSeq: 3, stopDate: '2031-02-03' },
        { stopType: 'U', stopSeq: 1, stopDate: '2031-02-02' },
      ],
    },
  },
  {
    // A stop without a day stands between two.
    check: 'stops',
    finds: ['stops.2.stopDate', 'booking.stop-order'],
    fails: {
      stops: [
        { stopType: 'U', stopSeq: 1, stopDate: '2031-02-05' },
        { stopType: 'U', stopSeq: 2 },
        { stopType: 'U', stopSeq: 3, stopDate: '2031-02-01' },
      ],
    },
    passes: {
      stops: [
        { stopType: 'U', stopSeq: 1, stopDate: '2031-02-05' },
        { stopType: 'U', stopSeq: 2 },
        { stopType: 'U', stopSeq: 3, stopDate: '2031-02-05' },
      ],
    },
  },
]

const temperatures: CheckExample[] = [
  {
    check: 'temperature',
    finds: ['temperatureControlled', 'booking.reefer-without-temperature'],
    fails: { boxes: [{ containerType: '40HQ' }, { containerType: '40RF' }], temperatureControlled: false },
    passes: { boxes: [{ containerType: '40RF' }], temperatureControlled: true },
    only: ['R.FCL', 'S.FCL', 'M.FCL'],
  },
  {
    check: 'temperature',
    finds: ['setTemperatureC', 'booking.temperature-out-of-range'],
    fails: { temperatureControlled: true, setTemperatureC: '-30.1' },
    passes: { temperatureControlled: true, setTemperatureC: '-30.0' },
  },
  {
    check: 'temperature',
    finds: ['setTemperatureC', 'booking.temperature-out-of-range'],
    fails: { temperatureControlled: true, setTemperatureC: '30.1' },
    passes: { temperatureControlled: false, setTemperatureC: '30.1' },
  },
  {
    check: 'temperature',
    finds: ['minTemperatureC', 'booking.temperature-order'],
    fails: { temperatureControlled: true, setTemperatureC: '-18.0', minTemperatureC: '-17.9' },
    passes: { temperatureControlled: true, setTemperatureC: '-18.0', minTemperatureC: '-18' },
  },
  {
    check: 'temperature',
    finds: ['maxTemperatureC', 'booking.temperature-order'],
    fails: { temperatureControlled: true, setTemperatureC: '9.5', maxTemperatureC: '9.4' },
    passes: { temperatureControlled: true, setTemperatureC: '9.5', maxTemperatureC: '10' },
  },
]

const cargo: CheckExample[] = [
  {
    check: 'goods',
    finds: ['goods.1.netWeightKg', 'booking.net-above-gross'],
    fails: { goods: [{}, { grossWeightKg: '9.999', netWeightKg: '10' }] },
    passes: { goods: [{}, { grossWeightKg: '10.000', netWeightKg: '10' }] },
  },
  {
    check: 'goods',
    finds: ['goods.0.goodsNameEnglish', 'booking.latin-only'],
    fails: { goods: [{ goodsNameEnglish: 'Tea, 茶' }] },
    passes: { goods: [{ goodsNameEnglish: 'Tea (green, 5%) 1/2 & cups' }] },
  },
  {
    check: 'hazard classes',
    finds: ['danger.0.hazardClass', 'booking.class-not-taken'],
    fails: { cargoKind: 'D', goods: [{}], danger: [{ hazardClass: '3' }] },
    passes: { cargoKind: 'G', goods: [{}], danger: [{ hazardClass: '3' }] },
    facts: { price: { ...price, closedClasses: ['1.1D', '3'] } },
  },
  {
    check: 'hazard classes',
    finds: ['danger.0.hazardClass', 'booking.class-not-taken'],
    fails: { cargoKind: 'D', goods: [{}], danger: [{ hazardClass: '9' }] },
    passes: { cargoKind: 'D', goods: [{}], danger: [{ hazardClass: '9' }] },
    facts: { price: { ...price, closedClasses: 'all' } },
    passFacts: { price: { ...price, closedClasses: ['3'] } },
  },
  {
    check: 'danger lines',
    finds: ['danger.0.goodsSeq', 'booking.no-such-goods-line'],
    fails: { cargoKind: 'D', goods: [{}], danger: [{ goodsSeq: 2 }] },
    passes: { cargoKind: 'D', goods: [{}, {}], danger: [{ goodsSeq: 2 }] },
  },
  {
    check: 'danger lines',
    finds: ['danger.0.properShippingName', 'booking.latin-only'],
    fails: { cargoKind: 'D', goods: [{}], danger: [{ properShippingName: 'КРАСКА' }] },
    passes: { cargoKind: 'D', goods: [{}], danger: [{ properShippingName: 'AÉROSOLS, N.O.S. (+45 °C)' }] },
  },
]

const others: CheckExample[] = [
  {
    check: 'lane',
    finds: ['destinationCode', 'booking.same-place'],
    fails: { originCode: 'CNXIA', destinationCode: 'CNXIA' },
    passes: { originCode: 'CNXIA', destinationCode: 'DEDUI' },
  },
  {
    check: 'lane',
    finds: ['destinationCode', 'booking.same-place'],
    fails: { originCode: 'CNXIA', destinationCode: 'CNXIA' },
    passes: {},
  },
  {
    check: 'choices',
    finds: ['serviceTerm', 'booking.choice-not-offered'],
    fails: { serviceTerm: 'APT-APT' },
    passes: { serviceTerm: 'DOOR-DOOR' },
    only: formNames.filter((name) => name !== 'A'),
  },
  {
    check: 'choices',
    finds: ['serviceTerm', 'booking.choice-not-offered'],
    fails: { serviceTerm: 'ST-ST' },
    passes: { serviceTerm: 'APT-DOOR' },
    only: ['A'],
  },
  {
    check: 'choices',
    finds: ['filingBy', 'booking.choice-not-offered'],
    fails: { filingBy: 'OWN' },
    passes: { filingBy: 'US' },
    only: ['S.LCL'],
  },
  {
    check: 'boxes',
    finds: ['boxes.0.shipperContainerNos', 'booking.too-many-container-numbers'],
    fails: {
      carriedIn: 'CONTAINER',
      boxes: [{ containerOwner: 'S', containerQty: 1, shipperContainerNos: ['CSQU3054383', 'CBHU3202732'] }],
    },
    passes: {
      carriedIn: 'CONTAINER',
      boxes: [{ containerOwner: 'S', containerQty: 2, shipperContainerNos: ['CSQU3054383', 'CBHU3202732'] }],
    },
  },
  {
    check: 'boxes',
    finds: ['boxes.0.cscValidTo', 'booking.csc-too-short'],
    fails: {
      carriedIn: 'CONTAINER',
      wantedArrivalDate: '2031-03-02',
      boxes: [{ containerOwner: 'S', cscValidTo: '2031-03-01' }],
    },
    passes: {
      carriedIn: 'CONTAINER',
      wantedArrivalDate: '2031-03-01',
      boxes: [{ containerOwner: 'S', cscValidTo: '2031-03-01' }],
    },
  },
  {
    check: 'parties',
    finds: ['parties.0.partyName', 'booking.latin-only'],
    fails: { parties: [{ partyType: 'SHP', partyName: '西安茶叶' }] },
    passes: { parties: [{ partyType: 'SHP', partyName: 'Müller & Söhne GmbH, 2/4' }] },
  },
  {
    check: 'parties',
    finds: ['parties.2.partyType', 'booking.party-twice'],
    fails: { parties: [{ partyType: 'SHP' }, { partyType: 'NFY' }, { partyType: 'SHP' }] },
    passes: { parties: [{ partyType: 'SHP' }, { partyType: 'NFY' }, { partyType: 'NFY' }] },
  },
]

tryExamples(blockingChecks, [...days, ...temperatures, ...cargo, ...others])
