import type { Control } from '../platform/form/field-frame.tsx'
import { Select } from '../platform/form/select-input.tsx'
import type { Option } from '../platform/ui/option.tsx'
import { useReferenceLookups } from './reference-lookups.ts'

type CarrierProps = Control<string | null | undefined> & {
  label?: string
  placeholder?: string
  low?: boolean
  type?: 'A' | 'C'
  onCarrier?: (carrier: Option | undefined) => void
}

/** An airline (A) or shipping line (C), found by typing. */
export function CarrierSelect({ type, onCarrier, ...rest }: CarrierProps) {
  const { carriers } = useReferenceLookups()
  const load = async (keyword: string): Promise<Option[]> =>
    (await carriers(type, keyword.trim())).map(({ code, label }) => ({ value: code, label, subLabel: code }))
  return <Select {...rest} options={load} {...(onCarrier && { onOption: onCarrier })} />
}
