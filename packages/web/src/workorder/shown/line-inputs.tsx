import { containerCheckDigit, isContainerNo } from '@landbridge/contract/reference/check-digits'
import { cleanContainerNo, unitNoPattern } from '@landbridge/contract/shared/container-number'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type Choosing, TypedInput } from '../../platform/fields/typed-field.tsx'
import type { FrameProps } from '../../platform/form/field-frame.tsx'
import { useText } from '../../platform/text.tsx'
import { useCodes, useContainerTypes, useCountries, useCurrencyCodes, useTruckTypes } from '../../reference/index.ts'
import { type Lines, labelOfLine, type WordedLine } from './field-lines.ts'

type InputProps<T extends FieldValues> = FrameProps<T, Path<T>> &
  Choosing & { line: WordedLine; rows?: number | undefined; zone?: string | undefined }

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

/** The input of a line: a closed list says its choices itself, other lists come from the library of codes. */
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

/** The last digit that a container number should have, as soon as it can be worked out. */
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

/** The name that a thing has beside a code of its own, while that code stays. */
const nameBeside =
  (thing: object | undefined, { name, nameIn }: { name: string; nameIn: string | undefined }) =>
  (code: string): string => {
    const shown = (thing ?? {}) as Readonly<Record<string, string | undefined>>
    return code === shown[name] ? (shown[nameIn ?? ''] ?? code) : code
  }

/** An editor's own choices for an input, and its star and hint where they are not those of the line. */
export type InputLook = Choosing & { need?: boolean; help?: ReactNode; rows?: number; zone?: string | undefined }

type Props<T extends FieldValues, Name extends string> = {
  form: UseFormReturn<T>
  lines: Lines<Name>
  names: readonly Name[]
  mode?: ModeCode
  /** The path of the row in which the fields lie, where they are not the form's own. */
  within?: string
  /** The thing as it was opened, which names the codes that it has. */
  thing?: object | undefined
  lookOf?: ((name: Name) => InputLook | undefined) | undefined
}

/** Inputs of fields of a catalogue, in the order of their names, with a wrong check digit shown while one types. */
export const LineInputs = <T extends FieldValues, Name extends string>({ names, ...props }: Props<T, Name>) =>
  names.map((name) => <NamedInput key={name} name={name} {...props} />)

function NamedInput<T extends FieldValues, Name extends string>({
  name,
  form,
  lines,
  mode,
  within,
  thing,
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
      labelOf={nameBeside(thing, { name, nameIn: line.nameIn })}
      {...look}
    />
  )
}
