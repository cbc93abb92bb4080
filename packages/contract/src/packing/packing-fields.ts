import { enteredContainerNo } from '../shared/container-number.ts'
import { codeOr } from '../shared/fields/trimmed-values.ts'
import { figure, text, whole, written } from '../shared/fields/typed-values.ts'
import type { BlockFields } from '../shared/fields/worded-fields.ts'
import { enteredHsCode } from '../shared/hs-code.ts'
import { enteredPlate } from '../shared/plate.ts'

/** A line of a packing list: what it lies in, then its cargo in the order in which lists are pasted. */
// biome-ignore format: a table
export const packingFields = {
  containerNo:     { ...written(enteredContainerNo.max(11)), words: 'workorder.container', block: 'name' },
  truckPlate:      { ...written(enteredPlate), words: 'workorder.truck-plate', block: 'name' },
  goodsName:       { ...written(text(200).value.min(1, 'workorder.goods-name-needed')), need: 'always', words: 'workorder.goods-name', block: 'name' },
  hsCode:          { ...written(enteredHsCode('workorder.hs-code-wrong')), words: 'workorder.hs-code', block: 'cargo' },
  packages:        { ...whole(1, 999_999), need: 'always', words: 'workorder.packages', block: 'cargo' },
  packageType:     { ...written(codeOr('workorder.package-type-unknown')), kind: 'code', codeClass: 'PACKUNIT', nameIn: 'packageTypeLabel', words: 'workorder.package-type', block: 'cargo' },
  grossWeightKg:   { ...figure(12, 3), need: 'always', words: 'workorder.gross-weight', block: 'cargo' },
  netWeightKg:     { ...figure(12, 3), words: 'workorder.net-weight', block: 'cargo' },
  volumeM3:        { ...figure(10, 3), words: 'workorder.volume', block: 'cargo' },
  marks:           { ...text(500), words: 'workorder.marks', block: 'last' },
  lengthCm:        { ...figure(6, 1), words: 'workorder.length', block: 'cargo' },
  widthCm:         { ...figure(6, 1), words: 'workorder.width', block: 'cargo' },
  heightCm:        { ...figure(6, 1), words: 'workorder.height', block: 'cargo' },
  customerOrderNo: { ...text(35), words: 'workorder.customer-order-no', block: 'last' },
  remark:          { ...text(200), words: 'shared.remark', block: 'last' },
} as const satisfies BlockFields
