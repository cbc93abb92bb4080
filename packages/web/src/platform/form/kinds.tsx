import type { FieldValues, Path } from 'react-hook-form'
import { DateInput } from '../ui/calendar-input.tsx'
import type { Option } from '../ui/option.tsx'
import type { OptionSource } from '../ui/use-options.ts'
import { Cascader, type Tree } from './cascader.tsx'
import type { Control } from './field-frame.tsx'
import { CurrencyAmount, PhoneNumber } from './pair-inputs.tsx'
import { CheckBox, RadioGroup, Select } from './select-inputs.tsx'
import { SuggestInput } from './suggest-input.tsx'
import { TagInput } from './tag-input.tsx'
import { NumberInput, TextArea, TextInput } from './text-inputs.tsx'

type Choices = readonly { value: string; label: string }[]

/** The widgets of the specification, and what each needs besides its place in the form. */
export type WidgetProps<T extends FieldValues = FieldValues> =
  | {
      kind?: 'input'
      placeholder?: string
      unit?: string
      maxLength?: number
      type?: 'text' | 'password' | 'email'
      autoComplete?: string
    }
  | { kind: 'textarea'; placeholder?: string; rows?: number; maxLength?: number }
  | { kind: 'number'; placeholder?: string; unit?: string; whole?: boolean }
  | { kind: 'select'; options: readonly Option[]; placeholder?: string; clearable?: boolean }
  | {
      kind: 'remote'
      load: OptionSource
      labelOf?: (value: string) => string
      delayMs?: number
      placeholder?: string
      onOption?: (option: Option | undefined) => void
    }
  | {
      kind: 'inputOptions' | 'selectInput'
      options: OptionSource
      placeholder?: string
      unit?: string
      onOption?: (option: Option) => void
    }
  | { kind: 'cascader'; tree: readonly Tree[]; placeholder?: string }
  | { kind: 'radio'; choices: Choices }
  | { kind: 'checkbox'; words?: string }
  | { kind: 'date'; least?: string | undefined; most?: string | undefined; placeholder?: string }
  | { kind: 'dateRange'; toName: Path<T>; least?: string | undefined; most?: string | undefined }
  | { kind: 'tagInput'; placeholder?: string; load?: OptionSource }
  | { kind: 'phone' | 'selectInputTel'; codes?: readonly Option[]; placeholder?: string }
  | { kind: 'currcd'; currencyName: Path<T>; currencies: readonly Option[] }

export const kinds = {
  input: TextInput,
  textarea: TextArea,
  number: NumberInput,
  select: Select,
  remote: RemoteSelect,
  inputOptions: SuggestInput,
  selectInput: SuggestInput,
  cascader: Cascader,
  radio: RadioGroup,
  checkbox: CheckBox,
  date: DayInput,
  dateRange: DayInput,
  tagInput: TagInput,
  phone: PhoneNumber,
  selectInputTel: PhoneNumber,
  currcd: CurrencyAmount,
}

function DayInput({ value, ...rest }: Control<string | null | undefined> & { least?: string; most?: string }) {
  return <DateInput {...rest} value={value ?? ''} />
}

const remoteDelayMs = 1_000

function RemoteSelect({
  load,
  delayMs = remoteDelayMs,
  ...rest
}: Control<string | null | undefined> & { load: OptionSource; delayMs?: number }) {
  return <Select {...rest} options={load} delayMs={delayMs} />
}
