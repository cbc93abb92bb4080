import type { CutoffKind } from '../../pricing/departure.ts'
import type { FormCheck } from '../checks/form-check.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { FormName } from '../fields/form-names.ts'
import type { ChargeableLoad, LoadFactors } from '../form/load-figures.ts'

export type AcceptanceAsks = {
  /** A departure of ours always, where there is one (else staff type the carriage), or never. */
  departure: 'always' | 'or-typed' | 'never'
  /** The cut-offs that staff name where no departure has them. */
  cutoffs: readonly CutoffKind[]
  /** Those that they may name besides. */
  maySay?: readonly CutoffKind[]
  loadingDate?: boolean
}

export type BookingMode = {
  checks: readonly FormCheck[]
  acceptance: AcceptanceAsks
  /** The measure that the load of its forms is charged by, where that is neither boxes nor whole trucks. */
  chargeable?(name: FormName, form: BookingForm, factors: LoadFactors): ChargeableLoad
}

export const bookingMode = (changes: Partial<BookingMode> = {}): BookingMode => ({
  checks: [],
  acceptance: { departure: 'always', cutoffs: [] },
  ...changes,
})
