import { z } from 'zod'
import { shapeOf } from '../../shared/fields/field-lines.ts'
import {
  country,
  freeText,
  money,
  open,
  openFlag,
  packageCount,
  shortCode,
  volume,
  weight,
} from '../../shared/fields/field-values.ts'
import { enteredHsCode } from '../../shared/hs-code.ts'
import { enteredSigns } from '../../shared/reading/printed-numbers.ts'
import { count, currencyCode, decimal } from '../../shared/wire-values.ts'
import { field, toAccept, toInstruct, toSubmit } from './form-catalogue.ts'
import { boxedForms, countedForms } from './form-names.ts'

const hsCode = enteredHsCode('booking.hs-code-wrong')

// biome-ignore format: a table
export const goodsFields = {
  goodsName:         field({ value: open(freeText(200)), kind: 'text', isSearched: true, carrierAgrees: true, need: [toSubmit()] }),
  goodsNameEnglish:  field({ value: open(freeText(200)), kind: 'text', isLater: true, carrierAgrees: true, need: [toInstruct('R.* S.* M.*'), toSubmit('A')] }),
  goodsNameRussian:  field({ value: open(freeText(200)), kind: 'text', in: 'R.* T.* M.*', isLater: true, carrierAgrees: true, need: [toInstruct('R.*', { when: 'toWideGauge' }), toInstruct('T.*', { when: ['borderCrossed', 'toWideGauge'] })] }),
  categoryId:        field({ value: open(shortCode), kind: 'category', nameIn: 'categoryName', need: [toSubmit()] }),
  categoryName:      field({ value: open(freeText(100)), kind: 'hidden' }),
  hsCode:            field({ value: open(hsCode), kind: 'hsCode', nameIn: 'hsName', carrierAgrees: true, need: [toSubmit('R.* S.* A M.*'), toSubmit('T.*', { when: 'borderCrossed' })] }),
  hsName:            field({ value: open(freeText(200)), kind: 'hidden' }),
  hsCodeDestination: field({ value: open(hsCode), kind: 'text', isLater: true }),
  gngCode:           field({ value: open(enteredSigns.regex(/^\d{8}$/, 'booking.hs-code-wrong')), kind: 'text', in: 'R.*', isLater: true, carrierAgrees: true, need: [toInstruct()] }),
  etsngCode:         field({ value: open(enteredSigns.regex(/^\d{5,6}$/, 'booking.hs-code-wrong')), kind: 'text', in: 'R.WAG', when: 'toWideGauge', isLater: true, need: [toAccept()] }),
  packages:          field({ value: open(packageCount), kind: 'number', in: countedForms, carrierAgrees: true, need: [toSubmit()] }),
  packageType:       field({ value: open(shortCode), kind: 'code', codeClass: 'PACKUNIT', in: countedForms, carrierAgrees: true, need: [toSubmit()] }),
  grossWeightKg:     field({ value: open(weight), kind: 'number', unit: 'kg', carrierAgrees: true, need: [toSubmit()] }),
  netWeightKg:       field({ value: open(weight), kind: 'number', unit: 'kg', isLater: true, need: [toInstruct()] }),
  volumeM3:          field({ value: open(volume), kind: 'number', unit: 'm³', need: [toSubmit('R.LCL R.BULK T.LTL S.LCL A M.LCL')] }),
  marks:             field({ value: open(freeText(500)), kind: 'text', isLater: true, start: 'N/M', carrierAgrees: true, need: [toInstruct()] }),
  originCountry:     field({ value: open(country), kind: 'country', isLater: true }),
  lineValue:         field({ value: open(money), kind: 'money', currencyIn: 'lineCurrency', isLater: true }),
  lineCurrency:      field({ value: open(currencyCode), kind: 'currency', isLater: true, need: [toSubmit('*', { when: 'lineValued' })] }),
  containerNo:       field({ value: open(freeText(15)), kind: 'text', in: boxedForms, when: 'shippersBoxes', isLater: true, isOnce: true }),
} as const
export const goodsLine = z.object(shapeOf(goodsFields)).meta({ wire: 'goodsLine' })
export type GoodsLine = z.infer<typeof goodsLine>

const measuredForms = 'R.LCL R.WAG R.BULK T.* S.LCL A M.LCL M.BULK'
const centimetres = open(decimal(6, 1, { least: 'positive' }))

/** Equal packages of a goods line, with their measures; `goodsSeq` is the goods line, counted from 1. */
// biome-ignore format: a table
export const pieceFields = {
  goodsSeq:      field({ value: open(count(1, 200)), kind: 'goodsLine', in: measuredForms, start: 1 }),
  pieceQty:      field({ value: open(count(1, 99_999)), kind: 'number', in: measuredForms, need: [toSubmit()] }),
  lengthCm:      field({ value: centimetres, kind: 'number', unit: 'cm', in: measuredForms, need: [toSubmit()] }),
  widthCm:       field({ value: centimetres, kind: 'number', unit: 'cm', in: measuredForms, need: [toSubmit()] }),
  heightCm:      field({ value: centimetres, kind: 'number', unit: 'cm', in: measuredForms, need: [toSubmit()] }),
  pieceWeightKg: field({ value: open(decimal(10, 3, { least: 'positive' })), kind: 'number', unit: 'kg', in: measuredForms, need: [toSubmit()] }),
  stackable:     field({ value: openFlag(), kind: 'checkbox', in: measuredForms, start: true, need: [toSubmit()] }),
  turnable:      field({ value: openFlag(), kind: 'checkbox', in: measuredForms, start: false }),
} as const
export const pieceLine = z.object(shapeOf(pieceFields))
export type PieceLine = z.infer<typeof pieceLine>
