import { z } from 'zod'
import { enteredContainerNo, unitNoPattern } from '../../shared/container-number.ts'
import { country, phone } from '../../shared/fields/field-values.ts'
import { rowShape, type TypedFields } from '../../shared/fields/typed-fields.ts'
import {
  checkedTextField,
  choiceField,
  codeField,
  countField,
  dayField,
  figureField,
  idField,
  momentField,
  tagsField,
  textField,
} from '../../shared/fields/typed-values.ts'
import { enteredPlate } from '../../shared/plate.ts'
import { enteredSigns } from '../../shared/reading/printed-numbers.ts'
import { count } from '../../shared/wire-values.ts'
import { containerOwners, vgmWays } from './job-choices.ts'
import type { PartFields } from './job-field.ts'

const containerNo = enteredContainerNo.regex(unitNoPattern, 'workorder.container-no-wrong')
const containerType = z.string().regex(/^[0-9]{2}[A-Z]{2}$/)
const wagonNo = (digits: number, wrong: string) =>
  checkedTextField(enteredSigns.regex(new RegExp(`^\\d{${digits}}$`), wrong))

/** The kind of a stop of the booking and its place among those of that kind, with the times at which a truck came and went. */
const stopTimeColumns = {
  stopType: { value: z.enum(['L', 'U']), shown: z.enum(['L', 'U']), kind: 'hidden', need: 'always' },
  stopSeq: { value: count(1, 20), shown: z.int(), kind: 'hidden', need: 'always' },
  arrivedAt: { ...momentField },
  departedAt: { ...momentField },
} as const satisfies TypedFields
const stopTimes = z.array(z.object(rowShape(stopTimeColumns))).max(40)

/** A part of a job, in the order of the desk's form: a container, a truck, or the pieces of one consignment, which have what both have. */
// biome-ignore format: a table
export const partFields = {
  containerNo:       { ...checkedTextField(containerNo), words: 'workorder.container', part: 'box', keptAs: 'column', column: 'partNo', shownIn: 'facts', block: 'name' },
  containerType:     { ...checkedTextField(containerType), kind: 'containerType', words: 'workorder.size-type', part: 'box', need: 'kept', keptAs: 'column', column: 'partType', shownIn: 'facts', block: 'name' },
  containerOwner:    { ...choiceField(containerOwners), words: 'workorder.owner', part: 'box', need: 'kept', keptAs: 'column', column: 'owner', shownIn: 'facts', block: 'name' },
  truckPlate:        { ...checkedTextField(enteredPlate), words: 'workorder.truck-plate', part: 'truck', keptAs: 'column', column: 'partNo', shownIn: 'facts', block: 'name' },
  trailerPlate:      { ...checkedTextField(enteredPlate), words: 'workorder.trailer-plate', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  countryCd:         { ...checkedTextField(country), kind: 'country', words: 'workorder.truck-country', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  driverName:        { ...textField(60), words: 'workorder.driver', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  driverPhone:       { ...checkedTextField(phone), words: 'workorder.driver-phone', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  driverDocument:    { ...textField(40), words: 'workorder.driver-document', part: 'truck', keptAs: 'fact', shownIn: 'desk', block: 'name', isMono: true },
  truckType:         { ...codeField, kind: 'truckType', words: 'workorder.truck-type', part: 'truck', keptAs: 'column', column: 'partType', shownIn: 'facts', nameIn: 'truckTypeName', block: 'name' },
  loadingDate:       { ...dayField, words: 'workorder.loading-date', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  emptyPickUpPlace:  { ...textField(100), words: 'workorder.empty-pick-up', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  emptyPickedUpAt:   { ...momentField, words: 'workorder.empty-picked-up', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  sealNos:           { ...tagsField(20), words: 'workorder.seal-no', keptAs: 'column', shownIn: 'facts', block: 'name' },
  packages:          { ...countField(1, 999_999), words: 'workorder.packages', keptAs: 'column', shownIn: 'facts', block: 'cargo' },
  grossWeightKg:     { ...figureField(12, 3), words: 'workorder.gross-weight', keptAs: 'column', shownIn: 'facts', block: 'cargo', decimals: 0 },
  volumeM3:          { ...figureField(10, 3), words: 'workorder.volume', keptAs: 'column', shownIn: 'facts', block: 'cargo', decimals: 1 },
  tareKg:            { ...figureField(9, 3), words: 'workorder.tare', part: 'box', keptAs: 'column', shownIn: 'facts', block: 'cargo', decimals: 0 },
  consignmentNoteNo: { ...textField(35), words: 'workorder.consignment-note', wordsIn: { T: 'workorder.cmr-no' }, enteredIn: 'R T', keptAs: 'column', column: 'noteNo', shownIn: 'facts', block: 'cargo', blockIn: { box: 'name' }, isMono: true },
  releaseNo:         { ...textField(35), words: 'workorder.release-no', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  tirNo:             { ...textField(35), words: 'workorder.tir-no', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'cargo', isMono: true },
  wagonNo:           { ...wagonNo(7, 'workorder.wagon-china-wrong'), words: 'workorder.wagon-china', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  wagonAt:           { ...momentField, words: 'workorder.wagon-since', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  wagonNo1520:       { ...wagonNo(8, 'workorder.wagon-broad-wrong'), words: 'workorder.wagon-broad', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  wagon1520At:       { ...momentField, words: 'workorder.wagon-since', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  wagonNoEurope:     { ...wagonNo(12, 'workorder.wagon-europe-wrong'), words: 'workorder.wagon-europe', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  wagonEuropeAt:     { ...momentField, words: 'workorder.wagon-since', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  vgmKg:             { ...figureField(9, 3), words: 'workorder.vgm', part: 'box', in: 'S', keptAs: 'fact', shownIn: 'facts', block: 'mode', decimals: 0 },
  vgmWay:            { ...choiceField(vgmWays), words: 'workorder.vgm-way', part: 'box', in: 'S', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts', block: 'mode' },
  stuffedAt:         { ...momentField, words: 'workorder.stuffed', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  gateInAt:          { ...momentField, words: 'workorder.gate-in', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  t1No:              { ...textField(35), words: 'workorder.t1-no', keptAs: 'fact', shownIn: 'facts', block: 'cargo', isMono: true },
  freeDays:          { ...countField(0, 365), words: 'workorder.free-days', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'cargo' },
  emptyReturnPlace:  { ...textField(100), words: 'workorder.empty-return', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  emptyReturnedAt:   { ...momentField, words: 'workorder.empty-returned', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  lastFreeDay:       { ...dayField, words: 'workorder.last-free-day', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  borderPortCode:    { ...codeField, kind: 'place', words: 'workorder.border-port', part: 'truck', keptAs: 'fact', shownIn: 'facts', nameIn: 'borderPortName', block: 'way' },
  borderInAt:        { ...momentField, words: 'workorder.border-in', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  borderOutAt:       { ...momentField, words: 'workorder.border-out', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  secondBorderPortCode: { ...codeField, kind: 'place', words: 'workorder.second-border-port', part: 'truck', keptAs: 'fact', shownIn: 'facts', nameIn: 'secondBorderPortName', block: 'way' },
  secondBorderInAt:  { ...momentField, words: 'workorder.second-border-in', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  secondBorderOutAt: { ...momentField, words: 'workorder.second-border-out', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  reloadedIntoId:    { ...idField, kind: 'select', words: 'workorder.reloaded-into', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  reloadedAt:        { ...momentField, words: 'workorder.reloaded-at', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  customsReleasedAt: { ...momentField, words: 'workorder.customs-released-at', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  stopTimes:         { value: stopTimes, shown: stopTimes, kind: 'lines', columns: stopTimeColumns, words: 'workorder.stops', part: 'truck', keptAs: 'fact', shownIn: 'own', block: 'last' },
  remark:            { ...textField(200), kind: 'textarea', words: 'shared.remark', keptAs: 'column', shownIn: 'facts', block: 'last' },
} as const satisfies PartFields
export type PartFieldName = keyof typeof partFields
