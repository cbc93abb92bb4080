import type { BlockName } from './form-blocks.ts'
import { everyForm, type FormName, formsNamed } from './form-names.ts'

/** A field that a form shows and nobody fills in there. */
export type ShownField = {
  block: BlockName
  forms: readonly FormName[]
  /** `form` works it out from what was filled in, `price` takes it from the price, `staff` write it, `portal` gives it. */
  from: 'form' | 'price' | 'staff' | 'portal'
  unit?: string | undefined
  namedIn?: string | undefined
}

const shown = (
  block: BlockName,
  { in: list = everyForm, ...field }: Omit<ShownField, 'block' | 'forms'> & { in?: string },
): ShownField => ({
  ...field,
  block,
  forms: formsNamed(list),
})

/** Fields that a form shows beside those that are filled in; no caller sends them with the form. */
// biome-ignore format: a table
export const shownFields = {
  bookingNo:          shown('reference',  { from: 'portal' }),
  packages:           shown('goods',      { from: 'form', in: 'R.FCL R.LCL R.WAG R.BULK T.* S.* A M.*' }),
  grossWeightKg:      shown('goods',      { from: 'form', unit: 'kg' }),
  volumeM3:           shown('goods',      { from: 'form', unit: 'm³' }),
  dgApproval:         shown('danger',     { from: 'staff' }),
  railPlanNo:         shown('wagons',     { from: 'staff', in: 'R.WAG R.CFS R.BULK' }),
  chargeableQty:      shown('warehouse',  { from: 'form', namedIn: 'S', in: 'R.LCL S.LCL' }),
  chargeableWeightKg: shown('pieces',     { from: 'form', unit: 'kg', in: 'T.LTL A' }),
  volumeWeightKg:     shown('pieces',     { from: 'form', unit: 'kg', in: 'A' }),
  currency:           shown('settlement', { from: 'price' }),
  quoteAmount:        shown('settlement', { from: 'price' }),
  quoteValidTo:       shown('settlement', { from: 'price' }),
} as const satisfies Readonly<Record<string, ShownField>>
