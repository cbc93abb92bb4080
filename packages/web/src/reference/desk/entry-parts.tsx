import { pill } from '../../platform/ui/column-makers.tsx'
import { choice } from '../../platform/ui/list-filters.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useCountries } from '../reference-api.ts'

/** An entry is offered, or switched off. */
export const activeColumn: Column<{ active: boolean }> = pill('State', 'reference.state', ({ active }) =>
  active ? { tone: 'ok', word: 'reference.active' } : { tone: 'idle', word: 'reference.inactive' },
)

/** The name of a country; its code until the names are there. */
export const CountryName = ({ code }: { code: string }) =>
  useCountries().find(({ value }) => value === code)?.label ?? code

export const ActiveFilter = choice('active', 'reference.state', [
  ['all', 'reference.any-state'],
  ['T', 'reference.active'],
  ['F', 'reference.inactive'],
])

export const activeOf = (chosen: string | undefined) => (chosen ? { active: chosen === 'T' } : {})
