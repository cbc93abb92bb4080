import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import type { FormSection } from '@landbridge/contract/booking/fields/form-blocks'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import {
  amendableNames,
  isAmendable,
  isAmendableUnderWay,
  namesChanged,
} from '@landbridge/contract/booking/form/amendments'
import type { Missing } from '@landbridge/contract/booking/form/form-needs'
import { sectionOf, sectionsOf } from '@landbridge/contract/booking/form/form-sections'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { createContext, useContext, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Chip } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'
import { FormSections } from '../blocks/form-sections.tsx'
import styles from '../booking.module.css'
import { useAmendBooking, useBookingsChanged } from '../booking-api.ts'
import { sectionKey } from '../fields/section-name.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { useOpenedVersion } from '../opened-version.ts'
import { filledForm } from '../state/form-content.ts'
import { issuesOf } from '../state/form-issues.ts'
import { MarksProvider, useFormMarks } from '../state/form-marks.tsx'
import { FormSceneProvider, useFormScene } from '../state/form-scene.ts'
import { valuesOf } from '../state/form-start.ts'
import { ChangedFields } from './changed-fields.tsx'
import { NoteField } from './note-field.tsx'

/** True once the cargo is under way, when only parts that the carrier can still change are offered. */
const UnderWay = createContext(false)

type Props = {
  booking: BookingDetail
  parts?: readonly FormSection[]
  onClose: () => void
}

/** An amendment by sections of the booking's form, with its changes before and after. */
export function AmendDialog({ booking, parts: first = ['route'], onClose }: Props) {
  const text = useText()
  const [note, setNote] = useState('')
  const amending = useAmendForm(booking)
  const { scene, marks, amendmentNow } = amending
  const [parts, setParts] = useState<ReadonlySet<FormSection>>(() => new Set(first))
  const show = (path: string) => {
    setParts((shown) => new Set([...shown, sectionOf(path)]))
    marks.jump(path)
  }
  const { send, isPending } = useAmend(booking, {
    onDone: onClose,
    onRefused: (error) => {
      const [refused] = marks.refuse(error)
      if (refused && isAmendable(refused)) show(refused)
      else toastError(error)
    },
  })
  const submit = () => {
    const { changes, issues } = amendmentNow()
    if (Object.keys(changes).length === 0) return toast(text('booking.amend-nothing'), { kind: 'wrong' })
    const [gravest] = [...issues.wrong, ...issues.missing]
    if (!gravest) return send(changes, note)
    marks.showMissing()
    show(gravest.path)
  }
  const buttons = (
    <>
      <Button look="ghost" onClick={onClose}>
        {text('shared.cancel')}
      </Button>
      <Button busy={isPending} onClick={submit}>
        {text('booking.amend-send')}
      </Button>
    </>
  )
  const title = text('booking.amend-title', { bookingNo: booking.bookingNo ?? '' })
  return (
    <Dialog title={title} width={1040} full onClose={onClose} actions={buttons}>
      <MarksProvider value={marks.marks}>
        <UnderWay value={booking.atd !== undefined}>
          <FormSceneProvider value={scene}>
            <div className="stack">
              <p className="muted">{text(booking.atd ? 'booking.after-departure' : 'booking.amend-hint')}</p>
              <AmendedParts parts={parts} onChoose={setParts} />
              <Changes booking={booking} before={amending.before} after={amending.written} />
              <NoteField value={note} onChange={setNote} />
            </div>
          </FormSceneProvider>
        </UnderWay>
      </MarksProvider>
    </Dialog>
  )
}

type PartsProps = { parts: ReadonlySet<FormSection>; onChoose: (parts: ReadonlySet<FormSection>) => void }

function AmendedParts({ parts, onChoose }: PartsProps) {
  const text = useText()
  const { name } = useFormScene().shownForm
  const isUnderWay = useContext(UnderWay)
  const sections = sectionsOf(name, isUnderWay ? amendableNames.filter(isAmendableUnderWay) : amendableNames)
  const toggle = (section: FormSection) =>
    onChoose(new Set(parts.has(section) ? [...parts].filter((one) => one !== section) : [...parts, section]))
  return (
    <>
      <fieldset className={styles.parts} aria-label={text('booking.amend-what')}>
        <span className="label">{text('booking.amend-what')}</span>
        {sections.map(({ section }) => (
          <Chip key={section} isPressed={parts.has(section)} onClick={() => toggle(section)}>
            {text(sectionKey(section, name))}
          </Chip>
        ))}
      </fieldset>
      <FormSections sections={sections.filter(({ section }) => parts.has(section))} />
    </>
  )
}

type ChangesProps = { booking: BookingDetail; before: BookingForm; after: BookingForm }

function Changes(props: ChangesProps) {
  const text = useText()
  return (
    <section aria-label={text('booking.amend-requested')}>
      <h3>{text('booking.amend-requested')}</h3>
      <ChangedFields {...props} otherwise={<p className="muted">{text('booking.amend-none-yet')}</p>} />
    </section>
  )
}

function useAmendForm(booking: BookingDetail) {
  const mode = useBookingMode()
  const { code } = mode
  const user = useCall(customerEndpoints.userInfo, {}, { staleMs: 60_000 }).data
  const company = useMemo(() => user?.customer && { certification: user.customer.state }, [user])
  const [opened] = useState(() => valuesOf(booking, code))
  const form = useForm<BookingForm>({ defaultValues: opened })
  const values = useWatch({ control: form.control }) as BookingForm
  const formFacts = mode.useFacts(values, company)
  const before = useMemo(() => filledForm(opened, code), [opened, code])
  const currentIssues = issuesOf(opened, { code, ...formFacts })
  const amendmentIn = (typed: BookingForm) => {
    const amendedForm = filledForm(typed, code)
    const changed = namesChanged(before, amendedForm)
    const issues = issuesOf(typed, { code, ...formFacts })
    // What is wrong with the booking as it stands, such as a day that has passed, is not held against a change that leaves it alone.
    const isNew = ({ path, key }: Missing, among: readonly Missing[]) =>
      isAmendable(path) &&
      (changed.some((name) => name === path.split('.')[0]) ||
        !among.some((one) => one.path === path && one.key === key))
    return {
      written: amendedForm,
      changes: Object.fromEntries(changed.map((name) => [name, amendedForm[name] ?? null])) as AmendmentChanges,
      issues: {
        ...issues,
        wrong: issues.wrong.filter((one) => isNew(one, currentIssues.wrong)),
        missing: issues.missing.filter((one) => isNew(one, currentIssues.missing)),
      },
    }
  }
  const { written, issues } = amendmentIn(values)
  const marks = useFormMarks(form, { values, issues })
  const shownForm = { name: formNameOf(code, values.loadType), form: values, context: formFacts.context }
  // What the page shows may be a moment older than what was filled in.
  return {
    scene: { form, shownForm, mode, formFacts },
    marks,
    before,
    written,
    amendmentNow: () => amendmentIn(form.getValues()),
  }
}

type AmendCallbacks = { onDone: () => void; onRefused: (error: Error) => void }

function useAmend({ id, version: currentVersion }: BookingDetail, { onDone, onRefused }: AmendCallbacks) {
  const text = useText()
  const { version, takeNewest } = useOpenedVersion(currentVersion)
  const amend = useAmendBooking()
  const changed = useBookingsChanged()
  const send = (changes: AmendmentChanges, note: string) =>
    amend.mutate(
      { id, version, changes, ...(note.trim() && { note: note.trim() }) },
      {
        onSuccess: () => {
          toast(text('booking.amend-sent'), { kind: 'good' })
          onDone()
        },
        onError: (error) => {
          onRefused(asInForm(error))
          void changed().then(takeNewest)
        },
      },
    )
  return { send, isPending: amend.isPending }
}

/** A refusal's fields under their names in the form. */
function asInForm(error: Error): Error {
  if (!(error instanceof Problem) || !error.fields) return error
  const fields = Object.entries(error.fields).map(([path, key]) => [path.replace(/^changes\./, ''), key])
  return new Problem(error.code, Object.fromEntries(fields), error.data)
}
