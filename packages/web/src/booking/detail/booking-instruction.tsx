import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { withDefaults } from '@landbridge/contract/booking/form/form-defaults'
import { missingFor } from '@landbridge/contract/booking/form/form-needs'
import { sectionOf } from '@landbridge/contract/booking/form/form-sections'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { factsOfMode, type InstructionKind } from '@landbridge/contract/shared/modes'
import { Suspense, useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { usePlace } from '../../reference/index.ts'
import styles from '../booking.module.css'
import { useFieldName } from '../fields/field-name.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { filledForm } from '../state/form-content.ts'
import { valuesOf } from '../state/form-start.ts'

const AmendDialog = lazyPart(async () => (await import('../requests/amend-dialog.tsx')).AmendDialog)

const instructionTitles = {
  SI: 'booking.instruction',
  SLI: 'booking.instruction-SLI',
  LOADING: 'booking.instruction-LOADING',
} as const satisfies Readonly<Record<InstructionKind, TextKey>>

/**
 * Fields that the shipping instruction of an accepted booking still lacks, which its customer completes in the form.
 */
export function InstructionCard({ booking, forStaff = false }: { booking: BookingDetail; forStaff?: boolean }) {
  const text = useText()
  const format = useFormat()
  const nameOf = useFieldName(booking)
  const { code } = useBookingMode()
  const missing = useMissing(booking)
  const [isOpen, setOpen] = useState(false)
  const amend = booking.actions.find(({ name }) => name === 'amend')
  const due = booking.documentsDue.find(({ documentType }) => documentType === 'SI')
  if (due?.isGiven || missing.length === 0) return null
  const names = [
    ...new Set(missing.map(({ path, key }) => (key === 'shared.needed' ? nameOf(path) : namedText(text, key)))),
  ]
  return (
    <Card
      title={text(instructionTitles[factsOfMode(code).instruction])}
      actions={
        !forStaff && (
          <Button
            low
            look="ghost"
            reason={amend?.allowed ? undefined : namedText(text, amend?.reason ?? 'shared.not-in-this-state')}
            onClick={() => setOpen(true)}
          >
            {text('booking.instruction-complete')}
          </Button>
        )
      }
    >
      <div className="pad">
        {due?.dueBy && <p className="muted small">{text('document.needed-by-day', { day: format.day(due.dueBy) })}</p>}
        <p>{text('booking.instruction-missing', { count: names.length })}</p>
        <ul className={`muted ${styles.entries}`}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      {isOpen && (
        <Suspense>
          <AmendDialog
            booking={booking}
            parts={missing.map(({ path }) => sectionOf(path))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** The papers still needed, except an instruction completed field by field, which has a card of its own. */
export function usePapersListed(booking: BookingDetail): BookingDetail['documentsDue'] {
  const missing = useMissing(booking)
  const isAskedApart = (due: BookingDetail['documentsDue'][number]) =>
    due.documentType === 'SI' && !due.isGiven && missing.length > 0
  return booking.documentsDue.filter((due) => !isAskedApart(due))
}

/** Missing instruction fields, undefined until the booking's places are known. */
function useMissing(booking: BookingDetail) {
  const { code, placeOf } = useBookingMode()
  const origin = usePlace(placeOf('originCode', booking).mode, booking.originCode)
  const destination = usePlace(placeOf('destinationCode', booking).mode, booking.destinationCode)
  if (booking.state !== 'received' || !origin || !destination) return []
  const name = formNameOf(code, booking.loadType)
  const form = withDefaults(filledForm(valuesOf(booking, code), code), name)
  const context = { hasCompany: true, originCountry: origin.countryCode, destinationCountry: destination.countryCode }
  return missingFor({ name, form, context }, 'instruction').filter(({ path }) => path !== 'agreeTerms')
}
