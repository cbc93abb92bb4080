import type { ModeCode } from '@landbridge/contract/shared/modes'
import { type HeadFieldName, headFields } from '@landbridge/contract/workorder/fields/head-fields'
import { type PartFieldName, partFields } from '@landbridge/contract/workorder/fields/part-fields'
import type { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { type Choosing, TypedInput } from '../../platform/fields/typed-field.tsx'
import type { FrameProps } from '../../platform/form/field-frame.tsx'
import { useText } from '../../platform/text.tsx'
import type { OptionSource } from '../../platform/ui/use-options.ts'
import { useCodes, useCountries, useCurrencyCodes, useTruckTypes } from '../../reference/index.ts'
import { headLine, isFieldTyped, labelOfLine, modeOfJob, partLine, type WordedLine } from './field-lines.ts'

export type BoxValues = z.output<typeof jobDeskEndpoints.saveContainer.input>
export type HeadValues = z.output<typeof jobDeskEndpoints.save.input>

type Props<T extends FieldValues> = FrameProps<T, Path<T>> & Choosing & { line: WordedLine; rows?: number | undefined }

function CodeInput<T extends FieldValues>(props: Props<T>) {
  return <TypedInput {...props} options={useCodes(props.line.codeClass ?? '', { withCode: true }).options} />
}
const CountryInput = <T extends FieldValues>(props: Props<T>) => <TypedInput {...props} options={useCountries()} />
const CurrencyInput = <T extends FieldValues>(props: Props<T>) => <TypedInput {...props} options={useCurrencyCodes()} />

function TruckTypeInput<T extends FieldValues>(props: Props<T>) {
  const { data: domestic = [] } = useTruckTypes('I')
  const { data: foreign = [] } = useTruckTypes('O')
  const types = [...domestic, ...foreign].map(({ type, label }) => ({ value: type, label, subLabel: type }))
  return <TypedInput {...props} options={types} />
}

const inputsByKind = { code: CodeInput, country: CountryInput, currency: CurrencyInput, truckType: TruckTypeInput }
const hasOwnInput = (kind: string): kind is keyof typeof inputsByKind => kind in inputsByKind

/** The input of a line: a closed list says its choices itself, other lists come from the library of codes. */
function LineInput<T extends FieldValues>(props: Props<T>) {
  const text = useText()
  const { line } = props
  if (line.choices) {
    const options = Object.entries(line.choices).map(([value, key]) => ({ value, label: text(key) }))
    return <TypedInput {...props} options={options} />
  }
  const Input = hasOwnInput(line.kind) ? inputsByKind[line.kind] : TypedInput
  return <Input {...props} />
}

/** The name that a thing has beside a code of its own, while that code stays. */
const nameBeside =
  (thing: object | undefined, { name, nameIn }: { name: string; nameIn: string | undefined }) =>
  (code: string): string => {
    const shown = (thing ?? {}) as Readonly<Record<string, string | undefined>>
    return code === shown[name] ? (shown[nameIn ?? ''] ?? code) : code
  }

type HeadProps = Choosing & {
  name: HeadFieldName
  form: UseFormReturn<HeadValues>
  job: JobDeskDetail
  rows?: number
}

/** A field of a job's head at the desk. Whoever chooses a carrier takes its name along. */
export function HeadInput({ name, job, form, ...choosing }: HeadProps) {
  const text = useText()
  const line = headLine(name)
  const label = text(labelOfLine(line, modeOfJob(job)))
  const frame = { form, name, label, line, ...choosing }
  if (line.kind !== 'carrier') return <LineInput {...frame} labelOf={nameBeside(job, { name, nameIn: line.nameIn })} />
  return (
    <LineInput
      {...frame}
      labelOf={nameBeside(job, { name, nameIn: job.carrierName === undefined ? 'airline' : 'carrierName' })}
      onOption={(carrier) => form.setValue('carrierName', carrier?.label ?? null)}
    />
  )
}

/** The values of a head as the desk opens them: all that it asks for, and what travels with it. */
export function headValuesOf(job: JobDeskDetail): HeadValues {
  const shown = job as Readonly<Record<string, unknown>>
  const typed = (Object.keys(headFields) as HeadFieldName[]).filter((name) =>
    isFieldTyped(headLine(name), modeOfJob(job)),
  )
  const values = Object.fromEntries(typed.map((name) => [name, shown[name]]))
  return { id: job.id, version: job.version, ...values } as HeadValues
}

type PartProps = Choosing & {
  form: UseFormReturn<BoxValues>
  mode: ModeCode
  /** The part as it was opened, which names the places whose codes it has. */
  part?: object | undefined
  load?: OptionSource | undefined
}

export const PartInputs = ({ names, ...props }: PartProps & { names: readonly PartFieldName[] }) =>
  names.map((name) => <PartInput key={name} name={name} {...props} />)

function PartInput({ name, form, mode, part, load, options }: PartProps & { name: PartFieldName }) {
  const text = useText()
  const line = partLine(name)
  return (
    <LineInput
      form={form}
      name={name}
      line={line}
      label={text(labelOfLine(line, mode))}
      need={line.need !== undefined}
      help={line.kind === 'tags' ? text('workorder.tags-hint') : undefined}
      {...(line.kind === 'place' && { load, labelOf: nameBeside(part, { name, nameIn: line.nameIn }) })}
      {...(options && { options })}
    />
  )
}

/** The values of a part of a kind, by the fields that such parts have. */
export const partValuesOf = (part: object, kind: PartKind): Partial<BoxValues> => {
  const shown = part as Readonly<Record<string, unknown>>
  const names = Object.keys(partFields) as PartFieldName[]
  const ofKind = names.filter((name) => (partLine(name).part ?? kind) === kind && partLine(name).kind !== 'lines')
  return Object.fromEntries(ofKind.map((name) => [name, shown[name]])) as Partial<BoxValues>
}
