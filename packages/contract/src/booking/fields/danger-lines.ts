import { z } from 'zod'
import { shapeOf } from '../../shared/fields/field-lines.ts'
import { freeText, open, openFlag, phone } from '../../shared/fields/field-values.ts'
import { cleanHazardClass, cleanPackingGroup, enteredUnNo } from '../../shared/reading/printed-numbers.ts'
import { commaList, count, decimal } from '../../shared/wire-values.ts'
import { field, toAccept, toInstruct, toSubmit } from './form-catalogue.ts'

const packingGroups = ['I', 'II', 'III', 'NONE'] as const
const packingGroup = z
  .string()
  .overwrite(cleanPackingGroup)
  .meta({ enum: [...packingGroups] })
  .pipe(z.enum(packingGroups))
const unNo = enteredUnNo.regex(/^\d{4}$/, 'booking.un-no-wrong')
const hazardClass = z
  .string()
  .overwrite(cleanHazardClass)
  .regex(/^[1-9](\.[1-6][A-S]?)?$/, 'booking.hazard-class-wrong')

/** One UN number; `goodsSeq` is the goods line it belongs to, counted from 1. */
// biome-ignore format: a table
export const dangerFields = {
  goodsSeq:               field({ value: open(count(1, 200)), kind: 'goodsLine' }),
  unNo:                   field({ value: open(unNo), kind: 'unNo', need: [toSubmit()] }),
  hazardClass:            field({ value: open(hazardClass), kind: 'text', need: [toSubmit()] }),
  subsidiaryHazards:      field({ value: open(commaList(freeText(6)).pipe(z.array(z.string()).max(4))), kind: 'tags' }),
  packingGroup:           field({ value: open(packingGroup), kind: 'select', choiceWords: 'group', when: 'packingGroup', need: [toSubmit()] }),
  properShippingName:     field({ value: open(freeText(200)), kind: 'text', need: [toSubmit()] }),
  technicalName:          field({ value: open(freeText(100)), kind: 'text', when: 'notSpecified', need: [toSubmit()] }),
  flashPointC:            field({ value: open(decimal(5, 1, { least: 'any' })), kind: 'number', unit: '°C', when: 'flammableLiquid', need: [toSubmit()] }),
  dgQty:                  field({ value: open(decimal(12, 3, { least: 'positive' })), kind: 'number', need: [toSubmit('*', { when: 'explosive' }), toSubmit('A')] }),
  dgUnit:                 field({ value: open(z.enum(['KGM', 'LTR'])), kind: 'select', choiceWords: 'dg-unit', need: [toSubmit('*', { when: 'dgQuantity' })] }),
  limitedQuantity:        field({ value: openFlag(), kind: 'checkbox' }),
  marinePollutant:        field({ value: openFlag(), kind: 'checkbox', start: false, in: 'S.*', need: [toSubmit()] }),
  packingInstruction:     field({ value: open(freeText(10)), kind: 'text', in: 'A', need: [toSubmit()] }),
  tunnelCode:             field({ value: open(freeText(8)), kind: 'text', in: 'T.*' }),
  emergencyContact:       field({ value: open(freeText(60)), kind: 'text', need: [toSubmit()] }),
  emergencyPhone:         field({ value: open(phone), kind: 'phone', need: [toSubmit()] }),
  safetyDataSheetFid:     field({ value: open(z.uuid()), kind: 'file', documentType: 'MSDS', isOnce: true, need: [toAccept('*', { key: 'booking.data-sheet-needed' })] }),
  packagingCertificateNo: field({ value: open(freeText(30)), kind: 'text', when: 'exportedFromChina', need: [toInstruct()] }),
} as const
export const dangerLine = z.object(shapeOf(dangerFields))
export type DangerLine = z.infer<typeof dangerLine>
