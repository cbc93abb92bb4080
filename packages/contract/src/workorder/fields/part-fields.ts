import { z } from 'zod'
import { enteredContainerNo, unitNoPattern } from '../../shared/container-number.ts'
import { country, phone } from '../../shared/fields/field-values.ts'
import { rowShape, type TypedFields } from '../../shared/fields/typed-fields.ts'
import {
  calendarDay,
  coded,
  figure,
  moment,
  oneOf,
  tags,
  text,
  thingId,
  whole,
  written,
} from '../../shared/fields/typed-values.ts'
import { enteredPlate } from '../../shared/plate.ts'
import { enteredSigns } from '../../shared/reading/printed-numbers.ts'
import { count } from '../../shared/wire-values.ts'
import { containerOwners, vgmWays } from './job-choices.ts'
import type { PartFields } from './job-field.ts'

const containerNo = enteredContainerNo.regex(unitNoPattern, 'workorder.container-no-wrong')
const containerType = z.string().regex(/^[0-9]{2}[A-Z]{2}$/)
const wagonNo = (digits: number, wrong: string) => written(enteredSigns.regex(new RegExp(`^\\d{${digits}}$`), wrong))

/** The kind of a stop of the booking and its place among those of that kind, with the times at which a truck came and went. */
const stopTimeColumns = {
  stopType: { value: z.enum(['L', 'U']), shown: z.enum(['L', 'U']), kind: 'hidden', need: 'always' },
  stopSeq: { value: count(1, 20), shown: z.int(), kind: 'hidden', need: 'always' },
  arrivedAt: { ...moment },
  departedAt: { ...moment },
} as const satisfies TypedFields
const stopTimes = z.array(z.object(rowShape(stopTimeColumns))).max(40)

/** A part of a job: a container, a truck, or the pieces of one consignment, which have what both have. The order is that of the desk's form, block by block. */
// biome-ignore format: a table
export const partFields = {
  containerNo:       { ...written(containerNo), words: 'workorder.container', part: 'box', keptAs: 'column', column: 'partNo', shownIn: 'facts', block: 'name' },
  containerType:     { ...written(containerType), kind: 'containerType', words: 'workorder.size-type', part: 'box', need: 'kept', keptAs: 'column', column: 'partType', shownIn: 'facts', block: 'name' },
  containerOwner:    { ...oneOf(containerOwners), words: 'workorder.owner', part: 'box', need: 'kept', keptAs: 'column', column: 'owner', shownIn: 'facts', block: 'name' },
  truckPlate:        { ...written(enteredPlate), words: 'workorder.truck-plate', part: 'truck', keptAs: 'column', column: 'partNo', shownIn: 'facts', block: 'name' },
  trailerPlate:      { ...written(enteredPlate), words: 'workorder.trailer-plate', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  countryCd:         { ...written(country), kind: 'country', words: 'workorder.truck-country', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  driverName:        { ...text(60), words: 'workorder.driver', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  driverPhone:       { ...written(phone), words: 'workorder.driver-phone', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  driverDocument:    { ...text(40), words: 'workorder.driver-document', part: 'truck', keptAs: 'fact', shownIn: 'desk', block: 'name', isMono: true },
  truckType:         { ...coded, kind: 'truckType', words: 'workorder.truck-type', part: 'truck', keptAs: 'column', column: 'partType', shownIn: 'facts', nameIn: 'truckTypeName', block: 'name' },
  loadingDate:       { ...calendarDay, words: 'workorder.loading-date', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  emptyPickUpPlace:  { ...text(100), words: 'workorder.empty-pick-up', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  emptyPickedUpAt:   { ...moment, words: 'workorder.empty-picked-up', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  sealNos:           { ...tags(20), words: 'workorder.seal-no', keptAs: 'column', shownIn: 'facts', block: 'name' },
  packages:          { ...whole(1, 999_999), words: 'workorder.packages', keptAs: 'column', shownIn: 'facts', block: 'cargo' },
  grossWeightKg:     { ...figure(12, 3), words: 'workorder.gross-weight', keptAs: 'column', shownIn: 'facts', block: 'cargo', decimals: 0 },
  volumeM3:          { ...figure(10, 3), words: 'workorder.volume', keptAs: 'column', shownIn: 'facts', block: 'cargo', decimals: 1 },
  tareKg:            { ...figure(9, 3), words: 'workorder.tare', part: 'box', keptAs: 'column', shownIn: 'facts', block: 'cargo', decimals: 0 },
  consignmentNoteNo: { ...text(35), words: 'workorder.consignment-note', wordsIn: { T: 'workorder.cmr-no' }, askedIn: 'R T', keptAs: 'column', column: 'noteNo', shownIn: 'facts', block: 'cargo', blockIn: { box: 'name' }, isMono: true },
  releaseNo:         { ...text(35), words: 'workorder.release-no', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'name' },
  tirNo:             { ...text(35), words: 'workorder.tir-no', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'cargo', isMono: true },
  wagonNo:           { ...wagonNo(7, 'workorder.wagon-china-wrong'), words: 'workorder.wagon-china', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  wagonAt:           { ...moment, words: 'workorder.wagon-since', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  wagonNo1520:       { ...wagonNo(8, 'workorder.wagon-broad-wrong'), words: 'workorder.wagon-broad', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  wagon1520At:       { ...moment, words: 'workorder.wagon-since', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  wagonNoEurope:     { ...wagonNo(12, 'workorder.wagon-europe-wrong'), words: 'workorder.wagon-europe', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  wagonEuropeAt:     { ...moment, words: 'workorder.wagon-since', part: 'box', in: 'R', keptAs: 'fact', shownIn: 'facts', block: 'mode' },
  vgmKg:             { ...figure(9, 3), words: 'workorder.vgm', part: 'box', in: 'S', keptAs: 'fact', shownIn: 'facts', block: 'mode', decimals: 0 },
  vgmWay:            { ...oneOf(vgmWays), words: 'workorder.vgm-way', part: 'box', in: 'S', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts', block: 'mode' },
  stuffedAt:         { ...moment, words: 'workorder.stuffed', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  gateInAt:          { ...moment, words: 'workorder.gate-in', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  t1No:              { ...text(35), words: 'workorder.t1-no', keptAs: 'fact', shownIn: 'facts', block: 'cargo', isMono: true },
  freeDays:          { ...whole(0, 365), words: 'workorder.free-days', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'cargo' },
  emptyReturnPlace:  { ...text(100), words: 'workorder.empty-return', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  emptyReturnedAt:   { ...moment, words: 'workorder.empty-returned', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  lastFreeDay:       { ...calendarDay, words: 'workorder.last-free-day', part: 'box', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  borderPortCode:    { ...coded, kind: 'place', words: 'workorder.border-port', part: 'truck', keptAs: 'fact', shownIn: 'facts', nameIn: 'borderPortName', block: 'way' },
  borderInAt:        { ...moment, words: 'workorder.border-in', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  borderOutAt:       { ...moment, words: 'workorder.border-out', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  reloadedIntoId:    { ...thingId, kind: 'select', words: 'workorder.reloaded-into', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  reloadedAt:        { ...moment, words: 'workorder.reloaded-at', part: 'truck', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  customsReleasedAt: { ...moment, words: 'workorder.customs-released-at', keptAs: 'fact', shownIn: 'facts', block: 'way' },
  stopTimes:         { value: stopTimes, shown: stopTimes, kind: 'lines', columns: stopTimeColumns, words: 'workorder.stops', part: 'truck', keptAs: 'fact', shownIn: 'own', block: 'last' },
  remark:            { ...text(200), kind: 'textarea', words: 'shared.remark', keptAs: 'column', shownIn: 'facts', block: 'last' },
} as const satisfies PartFields
export type PartFieldName = keyof typeof partFields
