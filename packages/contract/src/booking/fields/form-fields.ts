import { z } from 'zod'
import { shapeOf } from '../../shared/fields/field-lines.ts'
import { freeText, open, openDay, shortCode } from '../../shared/fields/field-values.ts'
import { boxFields, boxLine } from './box-lines.ts'
import { cargoFields } from './cargo-fields.ts'
import { dangerFields, dangerLine } from './danger-lines.ts'
import { equipmentFields } from './equipment-fields.ts'
import { type FieldSpec, field, head, toSubmit } from './form-catalogue.ts'
import { boxedForms, type FormName } from './form-names.ts'
import { goodsFields, goodsLine, pieceFields, pieceLine } from './goods-lines.ts'
import { legFields, legLine } from './legs.ts'
import { party, partyFields } from './parties.ts'
import { routeFields } from './route-fields.ts'
import { serviceFields } from './service-fields.ts'
import { settlementFields } from './settlement-fields.ts'
import { stopFields, stopLine } from './stop-lines.ts'

// biome-ignore format: a table
const attachmentFields = {
  fid:          field({ value: z.uuid(), kind: 'file' }),
  documentType: field({ value: open(shortCode), kind: 'code', codeClass: 'DOCTYPE' }),
  fileName:     field({ value: open(freeText(200)), kind: 'hidden' }),
  dueBy:        field({ value: openDay(), kind: 'date' }),
} as const
const attachmentLine = z.object(shapeOf(attachmentFields)).meta({ wire: 'attachmentLine' })

/** The lists of a form: the fields of a line, and how many lines there may be. */
// biome-ignore format: a table
export const formLists = {
  goods:       { fields: goodsFields,      line: goodsLine,      most: 200 },
  pieces:      { fields: pieceFields,      line: pieceLine,      most: 200 },
  danger:      { fields: dangerFields,     line: dangerLine,     most: 50 },
  boxes:       { fields: boxFields,        line: boxLine,        most: 20 },
  legs:        { fields: legFields,        line: legLine,        most: 6 },
  stops:       { fields: stopFields,       line: stopLine,       most: 20 },
  parties:     { fields: partyFields,      line: party,          most: 20 },
  attachments: { fields: attachmentFields, line: attachmentLine, most: 50 },
} as const
export type ListName = keyof typeof formLists
export const listNames = Object.keys(formLists) as ListName[]
// biome-ignore format: a table
const listFields = {
  goods:       head('goods',     { value: open(z.array(goodsLine).max(formLists.goods.most)), kind: 'lines', need: [toSubmit('*', { key: 'booking.goods-required' })] }),
  pieces:      head('pieces',    { value: open(z.array(pieceLine).max(formLists.pieces.most)), kind: 'lines', carrierAgrees: true, in: 'R.LCL R.WAG R.BULK T.* S.LCL A M.LCL M.BULK', need: [toSubmit('R.LCL R.BULK T.LTL S.LCL A M.LCL', { key: 'booking.pieces-required' })] }),
  danger:      head('danger',    { value: open(z.array(dangerLine).max(formLists.danger.most)), kind: 'lines', carrierAgrees: true, need: [toSubmit('*', { key: 'booking.danger-required' })] }),
  boxes:       head('boxes',     { value: open(z.array(boxLine).max(formLists.boxes.most)), kind: 'lines', in: boxedForms, when: 'byContainer', need: [toSubmit(boxedForms, { key: 'booking.boxes-required' })] }),
  legs:        head('legs',      { value: open(z.array(legLine).max(formLists.legs.most)), kind: 'lines', in: 'M.*', need: [toSubmit('M.*', { key: 'booking.legs-required' })] }),
  stops:       head('stops',     { value: open(z.array(stopLine).max(formLists.stops.most)), kind: 'lines' }),
  parties:     head('parties',   { value: open(z.array(party).max(formLists.parties.most)), kind: 'lines' }),
  attachments: head('documents', { value: open(z.array(attachmentLine).max(formLists.attachments.most)), kind: 'lines', isOnce: true }),
} as const

/** The head of every form, in the order of the wire: one superset, of which a form has a part. */
export const headFields = {
  ...routeFields,
  ...cargoFields,
  ...listFields,
  ...equipmentFields,
  ...serviceFields,
  ...settlementFields,
} as const
export type HeadName = keyof typeof headFields
export const headNames = Object.keys(headFields) as HeadName[]

const superset = z.object(shapeOf(headFields))

/** The form to book transport, of which a draft needs nothing and each later stage what its fields state. */
export type BookingForm = z.infer<typeof superset>

export const fieldsIn = <Fields extends Readonly<Record<string, FieldSpec>>>(
  fields: Fields,
  forms: readonly FormName[],
) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, spec]) => spec.forms.some((form) => forms.includes(form))),
  ) as Partial<Fields>

/** The schema of some forms, heads and lines alike, or of some of their fields; no other name crosses the wire with it. */
export function formSchema(forms: readonly FormName[], names: readonly HeadName[] = headNames): typeof superset {
  const shown = Object.entries(fieldsIn(headFields, forms)).filter(([name]) => names.includes(name as HeadName))
  const shape = Object.fromEntries(
    shown.map(([name, spec]) => {
      const isList = (name as ListName) in formLists
      return [name, isList ? listSchema(name as ListName, forms) : valueIn(spec, forms)]
    }),
  )
  return z.object(shape) as unknown as typeof superset
}

function listSchema(name: ListName, forms: readonly FormName[]): z.ZodType {
  const { fields, line, most } = formLists[name]
  const shape = Object.entries(fieldsIn(fields as Readonly<Record<string, FieldSpec>>, forms)).map(([column, spec]) => [
    column,
    valueIn(spec as FieldSpec, forms),
  ])
  return open(z.array(z.object(Object.fromEntries(shape)).meta(line.meta() ?? {})).max(most))
}

/** Of a closed list those values that the forms offer. */
function valueIn({ value, choices }: FieldSpec, forms: readonly FormName[]): z.ZodType {
  if (!choices) return value
  const offered = new Set(forms.flatMap((form) => choices(form)))
  return open(
    (value as z.ZodType & Narrowing)
      .unwrap()
      .unwrap()
      .extract([...offered]),
  )
}
type Narrowing = { unwrap(): { unwrap(): { extract(values: string[]): z.ZodType } } }
