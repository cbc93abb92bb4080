import { pill } from '../../platform/ui/column-makers.tsx'
import { choice } from '../../platform/ui/list-filters.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useCountries } from '../reference-api.ts'

/** Active, or switched off. */
export const activeColumn: Column<{ active: boolean }> = pill('State', 'reference.state', ({ active }) =>
  active ? { tone: 'ok', word: 'reference.active' } : { tone: 'idle', word: 'reference.inactive' },
)

/** A country's name, its code until names have loaded. */
export const CountryName = ({ code }: { code: string }) =>
  useCountries().find(({ value }) => value === code)?.label ?? code

export const ActiveFilter = choice('active', 'reference.state', [
  ['all', 'reference.any-state'],
  ['T', 'reference.active'],
  ['F', 'reference.inactive'],
])

export const activeOf = (chosen: string | undefined) => (chosen ? { active: chosen === 'T' } : {})
