import { z } from 'zod'
import { freeText, open, openFlag, openMoment, planMonth, shortCode } from '../../shared/fields/field-values.ts'
import { count, decimal } from '../../shared/wire-values.ts'
import { head, toSubmit } from './form-catalogue.ts'

const wagonTypes = ['COVERED', 'GONDOLA', 'FLAT', 'TANK', 'HOPPER', 'REEFER', 'CARCAR'] as const
const wagons = { in: 'R.WAG R.CFS R.BULK', when: 'byWagon' } as const
const shared = 'R.LCL T.LTL S.LCL M.LCL'

/** A trailer is 13.6 m long. */
const loadingMetres = decimal(4, 1, { least: 'positive' }).refine(
  (metres) => Number(metres) <= 13.6,
  'booking.loading-metres-wrong',
)

/** Carriers of cargo besides containers, which are lines of their own: wagons, bulk, trucks, a warehouse for shared loads. */
// biome-ignore format: a table
export const equipmentFields = {
  carriedIn:           head('bulk',      { value: open(z.enum(['CONTAINER', 'WAGON'])), kind: 'radio', choiceWords: 'carried', in: 'R.CFS R.BULK', need: [toSubmit()] }),
  bulkTonnes:          head('bulk',      { value: open(decimal(9, 3, { least: 'positive' })), kind: 'number', unit: 't', in: 'R.CFS', need: [toSubmit()] }),
  bulkTolerancePct:    head('bulk',      { value: open(count(0, 20)), kind: 'number', unit: '%', in: 'R.CFS', start: 5 }),
  bulkForm:            head('bulk',      { value: open(z.enum(['GRANULES', 'POWDER', 'LUMPS', 'LIQUID'])), kind: 'select', choiceWords: 'bulk', in: 'R.CFS', need: [toSubmit()] }),
  bulkDensity:         head('bulk',      { value: open(decimal(5, 3, { least: 'positive' })), kind: 'number', unit: 't/m³', in: 'R.CFS' }),
  linerBag:            head('bulk',      { value: openFlag(), kind: 'checkbox', in: 'R.CFS' }),
  keepDry:             head('bulk',      { value: openFlag(), kind: 'checkbox', in: 'R.CFS R.BULK' }),
  wagonType:           head('wagons',    { value: open(z.enum(wagonTypes)), kind: 'select', choiceWords: 'wagon', ...wagons, need: [toSubmit()] }),
  wagonQty:            head('wagons',    { value: open(count(1, 200)), kind: 'number', ...wagons, need: [toSubmit()] }),
  wagonOwner:          head('wagons',    { value: open(z.enum(['POOL', 'PRIVATE', 'LEASED'])), kind: 'select', choiceWords: 'wagon-owner', ...wagons, start: 'POOL', need: [toSubmit()] }),
  wagonTonnes:         head('wagons',    { value: open(decimal(7, 3, { least: 'positive' })), kind: 'number', unit: 't', ...wagons, need: [toSubmit()] }),
  loadingSiding:       head('wagons',    { value: open(freeText(60)), kind: 'text', ...wagons, need: [toSubmit()] }),
  planMonth:           head('wagons',    { value: open(planMonth), kind: 'month', ...wagons, isOnce: true, need: [toSubmit()] }),
  loadedBy:            head('wagons',    { value: open(z.enum(['SHIPPER', 'RAILWAY', 'US'])), kind: 'select', choiceWords: 'loaded-by', ...wagons, need: [toSubmit()] }),
  tarpaulin:           head('wagons',    { value: openFlag(), kind: 'checkbox', ...wagons }),
  truckTypeDomestic:   head('trucks',    { value: open(shortCode), kind: 'truckType', in: 'T.FTL', when: 'truckInChina', need: [toSubmit()] }),
  truckTypeForeign:    head('trucks',    { value: open(shortCode), kind: 'truckType', in: 'T.FTL', when: 'truckAbroad', need: [toSubmit()] }),
  truckQty:            head('trucks',    { value: open(count(1, 200)), kind: 'number', in: 'T.FTL', need: [toSubmit()] }),
  loadingMetres:       head('trucks',    { value: open(loadingMetres), kind: 'number', unit: 'LDM', in: 'T.LTL' }),
  loadingSide:         head('trucks',    { value: open(z.enum(['REAR', 'SIDE', 'TOP'])), kind: 'select', choiceWords: 'side', in: 'T.*', start: 'REAR', need: [toSubmit('T.FTL')] }),
  tailLift:            head('trucks',    { value: openFlag(), kind: 'checkbox', in: 'T.*' }),
  twoDrivers:          head('trucks',    { value: openFlag(), kind: 'checkbox', in: 'T.*' }),
  gpsTracking:         head('trucks',    { value: openFlag(), kind: 'checkbox', in: 'T.*' }),
  strapQty:            head('trucks',    { value: open(count(0, 60)), kind: 'number', in: 'T.FTL' }),
  adrVehicle:          head('trucks',    { value: openFlag(), kind: 'checkbox', start: false, in: 'T.*', when: 'dangerous', need: [toSubmit('T.FTL')] }),
  sealTruck:           head('trucks',    { value: openFlag(), kind: 'checkbox', in: 'T.FTL', start: true }),
  warehouseName:       head('warehouse', { value: open(freeText(60)), kind: 'warehouse', in: `${shared} A`, need: [toSubmit('R.LCL S.LCL A M.LCL')] }),
  warehouseDate:       head('warehouse', { value: openMoment(), kind: 'moment', in: `${shared} A`, isOnce: true, need: [toSubmit('R.LCL S.LCL A M.LCL')] }),
  collectByUs:         head('warehouse', { value: openFlag(), kind: 'checkbox', in: 'R.LCL', start: false, need: [toSubmit()] }),
  labelAndPalletise:   head('warehouse', { value: openFlag(), kind: 'checkbox', in: 'R.LCL' }),
  destinationHandling: head('warehouse', { value: open(z.enum(['COLLECT', 'DELIVERY'])), kind: 'radio', choiceWords: 'handling', in: 'R.LCL', need: [toSubmit()] }),
} as const
