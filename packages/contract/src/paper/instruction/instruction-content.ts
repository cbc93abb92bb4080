import { z } from 'zod'
import { field, toInstruct } from '../../booking/fields/form-catalogue.ts'
import { borderCrossed, type FormCondition, shippersBox } from '../../booking/fields/form-conditions.ts'
import { type BookingForm, formSchema, type HeadName, headFields, headNames } from '../../booking/fields/form-fields.ts'
import { formNames } from '../../booking/fields/form-names.ts'
import { enteredContainerNo, unitNoPattern } from '../../shared/container-number.ts'
import { shapeOf } from '../../shared/fields/field-lines.ts'
import { open, openDay, packageCount, volume, weight } from '../../shared/fields/field-values.ts'
import { trimmedText } from '../../shared/fields/trimmed-values.ts'
import { commaList, decimal } from '../../shared/wire-values.ts'
import { kindOf, type PartKind, partKinds } from '../../workorder/part-kinds.ts'

const containerNo = enteredContainerNo.regex(unitNoPattern, 'workorder.container-no-wrong')
const seals = open(commaList(trimmedText(20).min(1)).pipe(z.array(z.string()).max(20)))
const massForms = headFields.vgmWay.forms

const kindIn = (line: object) => kindOf(line as { partKind?: PartKind })
const whenBox: FormCondition = ({ line }) => kindIn(line) === 'box'
/** Parts that can be sealed, unlike the pieces of a consignment; containers must be, and trucks that cross a border. */
const whenClosed: FormCondition = ({ line }) => kindIn(line) !== 'piece'
/** The shipper need not state a weight that we find ourselves. */
const whenWeighedByShipper: FormCondition = ({ form }) => form.vgmWay !== 'US'
const whenSealed: FormCondition = (scope) => whenBox(scope) || borderCrossed(scope)

/** The shipping instruction of one part of a job: a container, a truck, or the consignment. */
// biome-ignore format: a table
export const instructionBoxFields = {
  containerNo:   field({ value: open(containerNo), kind: 'text', when: whenBox, need: [toInstruct()] }),
  sealNos:       field({ value: seals, kind: 'tags', when: whenClosed, need: [toInstruct('*', { when: whenSealed })] }),
  packages:      field({ value: open(packageCount), kind: 'number', need: [toInstruct()] }),
  grossWeightKg: field({ value: open(weight), kind: 'number', unit: 'kg', need: [toInstruct()] }),
  volumeM3:      field({ value: open(volume), kind: 'number', unit: 'm³' }),
  tareKg:        field({ value: open(decimal(9, 3, { least: 'positive' })), kind: 'number', unit: 'kg', when: whenBox }),
  vgmKg:         field({ value: open(weight), kind: 'number', unit: 'kg', in: massForms.join(' '), when: whenWeighedByShipper, need: [toInstruct()] }),
  cscValidTo:    field({ value: openDay(), kind: 'date', when: shippersBox, need: [toInstruct()] }),
} as const
export type InstructionBoxName = keyof typeof instructionBoxFields
export const instructionBoxNames = Object.keys(instructionBoxFields) as InstructionBoxName[]

const instructionBox = z.object({ containerId: z.uuid(), ...shapeOf(instructionBoxFields) })

const instructionBoxView = instructionBox.extend({
  partKind: z.enum(partKinds).optional(),
  containerType: z.string().optional(),
  containerOwner: z.enum(['C', 'S']).optional(),
  truckPlate: z.string().optional(),
})
export type InstructionBox = z.infer<typeof instructionBoxView>

/** Needed only when the papers are written, whose language it sets. */
const givenWithIt: ReadonlySet<string> = new Set<HeadName>(['noteLanguage'])

/** Fields of a booking's form that its shipping instruction states in its own words: goods, people, and the needs of the papers. */
export const instructionNames: readonly HeadName[] = headNames.filter((name) => {
  const { block, needs } = headFields[name]
  const isList = block === 'goods' || block === 'pieces' || block === 'parties' || block === 'danger'
  const isOnBill = block === 'bill' || block === 'credit'
  return isList || isOnBill || givenWithIt.has(name) || needs.some(({ stage }) => stage === 'instruction')
})

export const isOfInstruction = (path: string): boolean => {
  const [head] = path.split('.')
  return head === 'containers' || instructionNames.some((name) => name === head)
}

const { shape } = formSchema(formNames, instructionNames)

/** Saved, it may lack anything; only a sent one needs the rest. */
export const instructionContent = z.object({ containers: z.array(instructionBox).max(500), ...shape })
export const instructionContentView = instructionContent.extend({ containers: z.array(instructionBoxView) })
export type InstructionForm = Pick<BookingForm, (typeof instructionNames)[number]>
export type SentInstruction = InstructionForm & { containers: z.infer<typeof instructionBox>[] }
export type InstructionContent = InstructionForm & { containers: InstructionBox[] }

export function formInstructed(
  form: BookingForm,
  { containers: _, ...instructed }: InstructionForm & { containers?: unknown },
) {
  return { ...form, ...instructed } satisfies BookingForm
}
