import type { FieldValues, Path } from 'react-hook-form'
import type { Option, Tree } from '../ui/option.tsx'
import type { OptionSource } from '../ui/use-options.ts'
import { Cascader } from './cascader.tsx'
import { CurrencyAmount } from './currency-amount.tsx'
import type { Control } from './field-frame.tsx'
import { MomentInput } from './moment-input.tsx'
import { MultiSelect } from './multi-select.tsx'
import { NumberInput } from './number-input.tsx'
import { PhoneNumber } from './phone-input.tsx'
import { type RemoteList, remoteDelayMs, remoteSource } from './remote-options.ts'
import { Select } from './select-input.tsx'
import { DayInput, RangeInput, type SpanEnds } from './span-inputs.tsx'
import { SuggestInput } from './suggest-input.tsx'
import { JoinedTags } from './tag-input.tsx'
import { TextArea, TextInput } from './text-inputs.tsx'
import { CheckBox, RadioGroup } from './tick-inputs.tsx'
import { TimeInput } from './time-input.tsx'

type Choices = readonly { value: string; label: string }[]

/** Widgets of the specification with their own properties. */
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
  | { kind: 'number'; placeholder?: string; unit?: string; integer?: boolean }
  | {
      kind: 'select'
      options: readonly Option[]
      placeholder?: string
      clearable?: boolean
      /** The label of a value before its options have loaded. */
      labelOf?: (value: string) => string
      onOption?: (option: Option | undefined) => void
    }
  | ({ kind: 'lookup'; load: OptionSource } & LookupProps)
  | ({ kind: 'remote' } & RemoteList & LookupProps)
  | { kind: 'multiSelect'; options: readonly Option[]; placeholder?: string }
  | {
      kind: 'inputOptions' | 'selectInput'
      options: OptionSource | RemoteList
      placeholder?: string
      unit?: string
      /** The pause in typing, 50 ms by default. */
      delayMs?: number
      onOption?: (option: Option) => void
    }
  | { kind: 'cascader'; tree: readonly Tree[]; placeholder?: string }
  | { kind: 'radio'; choices: Choices }
  | { kind: 'checkbox'; words?: string }
  | ({ kind: 'date'; min?: string | undefined; max?: string | undefined; placeholder?: string } & SpanEnds<T>)
  | { kind: 'time' }
  | { kind: 'moment'; zone?: string | undefined }
  | { kind: 'dateRange'; toName?: Path<T>; min?: string | undefined; max?: string | undefined }
  | { kind: 'tagInput'; placeholder?: string; load?: OptionSource | RemoteList }
  | { kind: 'phone' | 'selectInputTel'; placeholder?: string }
  | { kind: 'currcd'; currencyName: Path<T>; currencies: readonly Option[] }

type LookupProps = {
  labelOf?: (value: string) => string
  placeholder?: string
  onOption?: (option: Option | undefined) => void
}

export const kinds = {
  input: TextInput,
  textarea: TextArea,
  number: NumberInput,
  select: Select,
  lookup: LookupSelect,
  remote: RemoteSelect,
  multiSelect: MultiSelect,
  inputOptions: SuggestInput,
  selectInput: SuggestInput,
  cascader: Cascader,
  radio: RadioGroup,
  checkbox: CheckBox,
  date: DayInput,
  time: TimeInput,
  moment: MomentInput,
  dateRange: RangeInput,
  tagInput: JoinedTags,
  phone: PhoneNumber,
  selectInputTel: ExtendedPhone,
  currcd: CurrencyAmount,
}

function ExtendedPhone(props: Parameters<typeof PhoneNumber>[0]) {
  return <PhoneNumber {...props} hasExtension />
}

function LookupSelect({ load, ...rest }: Control<string | null | undefined> & LookupProps & { load: OptionSource }) {
  return <Select {...rest} options={load} />
}

/** Options of the configured address, read after a second without typing. */
function RemoteSelect({ url, keyName, ...rest }: Control<string | null | undefined> & LookupProps & RemoteList) {
  const options = remoteSource({ url, ...(keyName && { keyName }) }, 'key')
  return <Select {...rest} options={options} delayMs={remoteDelayMs} />
}
