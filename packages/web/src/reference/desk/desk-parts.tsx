import { useText } from '../../platform/text.tsx'
import { SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { useCountries } from '../reference-api.ts'

/** Whether an entry is offered or switched off. */
export function ActivePill({ active }: { active: boolean }) {
  const text = useText()
  return (
    <StatusPill tone={active ? 'ok' : 'idle'}>{text(active ? 'reference.active' : 'reference.inactive')}</StatusPill>
  )
}

/** What a country is called; its code until the names are there. */
export const CountryName = ({ code }: { code: string }) =>
  useCountries().find(({ value }) => value === code)?.label ?? code

/** Narrows a list to offered or to switched off entries. */
export function ActiveFilter({ value, onChange }: { value: string; onChange: (chosen: string) => void }) {
  const text = useText()
  const options = [
    { value: 'all', label: text('reference.any-state') },
    { value: 'T', label: text('reference.active') },
    { value: 'F', label: text('reference.inactive') },
  ]
  return <SelectFilter label={text('reference.state')} value={value} options={options} onChange={onChange} />
}

export const activeOf = (chosen: string | undefined) => (chosen ? { active: chosen === 'T' } : {})
