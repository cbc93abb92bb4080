import { enteredContainerNo } from '../shared/container-number.ts'
import { libraryCodeOr } from '../shared/fields/trimmed-values.ts'
import { checkedTextField, countField, figureField, textField } from '../shared/fields/typed-values.ts'
import type { BlockFields } from '../shared/fields/worded-fields.ts'
import { enteredHsCode } from '../shared/hs-code.ts'
import { enteredPlate } from '../shared/plate.ts'

/** A line of a packing list: what it lies in, then its cargo in the order in which lists are pasted. */
// biome-ignore format: a table
export const packingFields = {
  containerNo:     { ...checkedTextField(enteredContainerNo.max(11)), words: 'workorder.container', block: 'name' },
  truckPlate:      { ...checkedTextField(enteredPlate), words: 'workorder.truck-plate', block: 'name' },
  goodsName:       { ...checkedTextField(textField(200).value.min(1, 'workorder.goods-name-needed')), need: 'always', words: 'workorder.goods-name', block: 'name' },
  hsCode:          { ...checkedTextField(enteredHsCode('workorder.hs-code-wrong')), words: 'workorder.hs-code', block: 'cargo' },
  packages:        { ...countField(1, 999_999), need: 'always', words: 'workorder.packages', block: 'cargo' },
  packageType:     { ...checkedTextField(libraryCodeOr('workorder.package-type-unknown')), kind: 'code', codeClass: 'PACKUNIT', nameIn: 'packageTypeLabel', words: 'workorder.package-type', block: 'cargo' },
  grossWeightKg:   { ...figureField(12, 3), need: 'always', words: 'workorder.gross-weight', block: 'cargo' },
  netWeightKg:     { ...figureField(12, 3), words: 'workorder.net-weight', block: 'cargo' },
  volumeM3:        { ...figureField(10, 3), words: 'workorder.volume', block: 'cargo' },
  marks:           { ...textField(500), words: 'workorder.marks', block: 'last' },
  lengthCm:        { ...figureField(6, 1), words: 'workorder.length', block: 'cargo' },
  widthCm:         { ...figureField(6, 1), words: 'workorder.width', block: 'cargo' },
  heightCm:        { ...figureField(6, 1), words: 'workorder.height', block: 'cargo' },
  customerOrderNo: { ...textField(35), words: 'workorder.customer-order-no', block: 'last' },
  remark:          { ...textField(200), words: 'shared.remark', block: 'last' },
} as const satisfies BlockFields
