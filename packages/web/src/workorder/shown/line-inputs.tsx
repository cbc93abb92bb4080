import { containerCheckDigit, isContainerNo } from '@landbridge/contract/reference/check-digits'
import { cleanContainerNo, unitNoPattern } from '@landbridge/contract/shared/container-number'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type ChoiceProps, TypedInput } from '../../platform/fields/typed-field.tsx'
import type { FrameProps } from '../../platform/form/field-frame.tsx'
import { useText } from '../../platform/text.tsx'
import { useCodes, useContainerTypes, useCountries, useCurrencyCodes, useTruckTypes } from '../../reference/index.ts'
import { type Lines, labelOfLine, type WordedLine } from './field-lines.ts'

type InputProps<T extends FieldValues> = FrameProps<T, Path<T>> &
  ChoiceProps & { line: WordedLine; rows?: number | undefined; zone?: string | undefined }

function CodeInput<T extends FieldValues>(props: InputProps<T>) {
  return <TypedInput {...props} options={useCodes(props.line.codeClass ?? '', { withCode: true }).options} />
}
const CountryInput = <T extends FieldValues>(props: InputProps<T>) => <TypedInput {...props} options={useCountries()} />
const CurrencyInput = <T extends FieldValues>(props: InputProps<T>) => (
  <TypedInput {...props} options={useCurrencyCodes()} />
)

function ContainerTypeInput<T extends FieldValues>(props: InputProps<T>) {
  const { data: types = [] } = useContainerTypes()
  return <TypedInput {...props} options={types.map(({ label }) => ({ value: label, label }))} />
}

function TruckTypeInput<T extends FieldValues>(props: InputProps<T>) {
  const { data: domestic = [] } = useTruckTypes('I')
  const { data: foreign = [] } = useTruckTypes('O')
  const types = [...domestic, ...foreign].map(({ type, label }) => ({ value: type, label, subLabel: type }))
  return <TypedInput {...props} options={types} />
}

const inputsByKind = {
  code: CodeInput,
  country: CountryInput,
  currency: CurrencyInput,
  containerType: ContainerTypeInput,
  truckType: TruckTypeInput,
}
const hasOwnInput = (kind: string): kind is keyof typeof inputsByKind => kind in inputsByKind

/** A field's input by its line: closed lists have own choices, others come from the code library. */
function LineInput<T extends FieldValues>(props: InputProps<T>) {
  const text = useText()
  const { line } = props
  if (props.options || props.load) return <TypedInput {...props} />
  if (line.choices) {
    const options = Object.entries(line.choices).map(([value, key]) => ({ value, label: text(key) }))
    return <TypedInput {...props} options={options} />
  }
  const Input = hasOwnInput(line.kind) ? inputsByKind[line.kind] : TypedInput
  return <Input {...props} />
}

/** The expected check digit of a typed container number. */
function CheckDigit({ no }: { no: string | null | undefined }) {
  const text = useText()
  const typed = cleanContainerNo(no ?? '')
  if (!unitNoPattern.test(typed)) return null
  if (isContainerNo(typed)) return <span className="ok-text">{text('workorder.check-digit-right')}</span>
  return (
    <span className="late">
      {text('workorder.check-digit-should', { digit: String(containerCheckDigit(typed.slice(0, 10))) })}
    </span>
  )
}

/** The record's own name for its code, until another code is chosen. */
const nameBeside =
  (record: object | undefined, { name, nameIn }: { name: string; nameIn: string | undefined }) =>
  (code: string): string => {
    const values = (record ?? {}) as Readonly<Record<string, string | undefined>>
    return code === values[name] ? (values[nameIn ?? ''] ?? code) : code
  }

/** An editor's options for an input, and its star and hint where they differ from the line's. */
export type InputLook = ChoiceProps & { need?: boolean; help?: ReactNode; rows?: number; zone?: string | undefined }

type Props<T extends FieldValues, Name extends string> = {
  form: UseFormReturn<T>
  lines: Lines<Name>
  names: readonly Name[]
  mode?: ModeCode
  /** The path of the fields' row, the form itself by default. */
  within?: string
  /** The opened record, which names its codes. */
  record?: object | undefined
  lookOf?: ((name: Name) => InputLook | undefined) | undefined
}

/** Inputs of catalogue fields in order, with the check digit of container numbers. */
export const LineInputs = <T extends FieldValues, Name extends string>({ names, ...props }: Props<T, Name>) =>
  names.map((name) => <NamedInput key={name} name={name} {...props} />)

function NamedInput<T extends FieldValues, Name extends string>({
  name,
  form,
  lines,
  mode,
  within,
  record,
  lookOf,
}: Omit<Props<T, Name>, 'names'> & { name: Name }) {
  const text = useText()
  const line = lines[name]
  const path = (within ? `${within}.${name}` : name) as Path<T>
  const look = lookOf?.(name)
  const hasCheckDigit = name === 'containerNo' && !look?.options
  return (
    <LineInput
      form={form}
      name={path}
      line={line}
      label={text(labelOfLine(line, mode))}
      need={line.need !== undefined}
      help={line.kind === 'tags' ? text('workorder.tags-hint') : hasCheckDigit && <CheckDigit no={form.watch(path)} />}
      labelOf={nameBeside(record, { name, nameIn: line.nameIn })}
      {...look}
    />
  )
}
