import { enteredContainerNo } from '../shared/container-number.ts'
import { codeOr } from '../shared/fields/trimmed-values.ts'
import type { TypedFields } from '../shared/fields/typed-fields.ts'
import { figure, text, whole, written } from '../shared/fields/typed-values.ts'
import { enteredHsCode } from '../shared/hs-code.ts'
import { enteredPlate } from '../shared/plate.ts'

/** A line of a packing list: what it lies in, then its cargo in the order in which lists are pasted. */
// biome-ignore format: a table
export const packingFields = {
  containerNo:     { ...written(enteredContainerNo.max(11)) },
  truckPlate:      { ...written(enteredPlate) },
  goodsName:       { ...written(text(200).value.min(1, 'workorder.goods-name-needed')), need: 'always' },
  hsCode:          { ...written(enteredHsCode('workorder.hs-code-wrong')) },
  packages:        { ...whole(1, 999_999), need: 'always' },
  packageType:     { ...written(codeOr('workorder.package-type-unknown')), kind: 'code', codeClass: 'PACKUNIT', nameIn: 'packageTypeLabel' },
  grossWeightKg:   { ...figure(12, 3), need: 'always' },
  netWeightKg:     { ...figure(12, 3) },
  volumeM3:        { ...figure(10, 3) },
  marks:           { ...text(500) },
  lengthCm:        { ...figure(6, 1) },
  widthCm:         { ...figure(6, 1) },
  heightCm:        { ...figure(6, 1) },
  customerOrderNo: { ...text(35) },
  remark:          { ...text(200) },
} as const satisfies TypedFields
