import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { FormName } from '@landbridge/contract/booking/fields/form-names'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { type Difference, differencesOf, mergedWith } from '@landbridge/contract/shared/differences'
import { choicesOf } from '@landbridge/contract/shared/fields/field-lines'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ConflictPanel } from '../../platform/form/conflict-panel.tsx'
import { type FieldTexts, useFieldTexts } from '../../platform/form/field-words.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines } from '../../platform/ui/states.tsx'
import { readBooking } from '../booking-api.ts'
import { choiceKey } from '../fields/field-choices.ts'
import { useFieldName } from '../fields/field-name.ts'
import { findSpec, nameFieldOf, specAt } from '../fields/field-spec.ts'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { valueAt } from '../state/form-content.ts'
import { isStillOpen, valuesOf, withUser } from '../state/form-start.ts'
import type { FormState } from '../state/form-state.ts'
import type { FormDraft } from './use-form-draft.ts'

type Props = { form: FormState; mode: BookingModeView; draft: FormDraft; isRevision: boolean; user: UserInfo }

/** Both versions of a draft or booking that somebody else has changed meanwhile. */
export function FormConflict(props: Props) {
  const { isConflict, savedVersion } = props.draft.status
  return isConflict && savedVersion ? (
    <Overtaken key={savedVersion.version} {...props} id={savedVersion.id} version={savedVersion.version} />
  ) : null
}

function Overtaken({ id, version, ...props }: Props & { id: string; version: number }) {
  const { mode, isRevision } = props
  const text = useText()
  const theirs = useQuery({
    queryKey: ['booking conflict', mode.code, id, version],
    queryFn: () => readBooking(mode.code, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Loading query={theirs} skeleton={<SkeletonLines />}>
      {(booking) =>
        isStillOpen(booking, isRevision ? 'booking' : 'draft') ? (
          <Choice {...props} booking={booking} />
        ) : (
          <Note tone="bad">
            {text('booking.moved-on')} <Link to={paths.booking(mode.mode, id)}>{text('booking.moved-on-open')}</Link>
          </Note>
        )
      }
    </Loading>
  )
}

function Choice({ form, mode, draft, booking, user }: Props & { booking: BookingDetail }) {
  const { mine, theirs, all } = useMemo(() => {
    const sides = { mine: form.getValues(), theirs: withUser({ values: valuesOf(booking, mode.code) }, user) }
    return { ...sides, all: differencesOf({ base: draft.savedValues(), ...sides }) }
  }, [form, booking, mode, draft.savedValues, user])
  const name = formNameOf(mode.code, theirs.loadType)
  const texts = useFormFieldTexts(form, { mine, theirs, name, mode: mode.code })
  const visibleDifferences = all.filter(({ path }) => findSpec(path)?.kind !== 'hidden')
  const choose = (taken: readonly Difference[]) => {
    const chosen = mergedWith(form.getValues(), [...taken, ...withDescribingFields(taken, all, name)])
    draft.goOnWith(chosen, { id: booking.id, version: booking.version }, theirs)
  }
  return <ConflictPanel differences={visibleDifferences} texts={texts} onChoose={choose} />
}

/** Adds the fields that belong to a chosen one, such as a place's name to its code. */
function withDescribingFields(taken: readonly Difference[], all: readonly Difference[], form: FormName): Difference[] {
  const besides = (some: readonly Difference[]) => new Set(some.map(({ path }) => namePathOf(path, form)))
  const [withTaken, withAny] = [besides(taken), besides(all)]
  return all.filter(
    ({ path, isMine }) => findSpec(path)?.kind === 'hidden' && (withTaken.has(path) || (!withAny.has(path) && !isMine)),
  )
}

function namePathOf(path: string, form: FormName): string | undefined {
  if (!findSpec(path)) return undefined
  const { name, siblings } = specAt(path)
  const nameField = nameFieldOf(name, siblings, form)
  return nameField && path.replace(/[^.]+$/, nameField)
}

type VersionSides = { mine: BookingForm; theirs: BookingForm; name: FormName; mode: ModeCode }

function useFormFieldTexts(form: FormState, { mine, theirs, name, mode }: VersionSides): FieldTexts {
  const text = useText()
  const { valueTextOf } = useFieldTexts(form.control)
  const labelOf = useFieldName(mine)
  return {
    labelOf,
    valueTextOf: (path, value) => {
      const spec = findSpec(path)
      if (spec && typeof value === 'string' && choicesOf(spec).includes(value))
        return namedText(text, choiceKey(spec, value, mode))
      const namePath = namePathOf(path, name)
      const side = valueAt(mine, path) === value ? mine : theirs
      const words = namePath && valueAt(side, namePath)
      return words ? String(words) : valueTextOf(path, value)
    },
  }
}
