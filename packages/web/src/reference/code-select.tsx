import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Cascader } from '../platform/form/cascader.tsx'
import type { Control } from '../platform/form/field-frame.tsx'
import { Select } from '../platform/form/select-inputs.tsx'
import type { Option } from '../platform/ui/option.tsx'
import { useCategories, useCodes } from './reference-api.ts'
import { useReferenceLookups } from './reference-lookups.ts'

type Widget = Control<string | null | undefined> & { label?: string; placeholder?: string; low?: boolean }

/** A code of one list. */
export function CodeSelect({
  classCode,
  mode,
  undefault = false,
  ...rest
}: Widget & { classCode: string; mode?: ModeCode; undefault?: boolean; clearable?: boolean }) {
  const { options, labelOf } = useCodes(classCode, { undefault, ...(mode && { mode }) })
  return <Select {...rest} options={options} labelOf={labelOf} />
}

/** An airline (A) or a shipping company (C), found by typing. */
export function CarrierSelect({
  type,
  onCarrier,
  ...rest
}: Widget & { type?: 'A' | 'C'; onCarrier?: (carrier: Option | undefined) => void }) {
  const { carriers } = useReferenceLookups()
  const load = async (keyword: string): Promise<Option[]> =>
    (await carriers(type, keyword.trim())).map(({ code, label }) => ({ value: code, label, subLabel: code }))
  return <Select {...rest} options={load} delayMs={200} {...(onCarrier && { onOption: onCarrier })} />
}

/** A customs (HS) code, found by its digits or by what it covers. */
export function HsCodeSelect(props: Widget) {
  const { hsCodes } = useReferenceLookups()
  const load = async (keyword: string): Promise<Option[]> =>
    (await hsCodes(keyword.trim())).items.map(({ code, label }) => ({ value: code, label: code, subLabel: label }))
  return <Select {...props} options={load} delayMs={200} />
}

/** A kind of cargo: the group at the left, its kinds at the right. */
export function CategoryCascader(props: Widget) {
  const { tree } = useCategories()
  return <Cascader {...props} tree={tree} />
}
