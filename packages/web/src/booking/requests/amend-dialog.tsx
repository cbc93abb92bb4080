import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { PlaceSelect } from '../../reference/index.ts'
import styles from '../booking.module.css'
import { useAmendBooking, useBookingsChanged } from '../booking-api.ts'
import { useContainerOptions } from '../modes/container-options.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import type { PlaceAsked } from '../modes/place-asked.ts'
import { useOpenedVersion } from '../opened-version.ts'
import { NoteField } from './cancel-dialog.tsx'

type Box = { containerType: string; containerQty: number; containerOwner: 'C' | 'S'; containerCargoKg: string }
type Asked = { originCode: string; destinationCode: string; wantedDate: string; boxes: Box[] }

/** What is asked to be otherwise: only what differs from the booking as it stands. */
function changesIn(asked: Asked, before: Asked): AmendmentChanges {
  const changed = Object.entries(asked).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Asked]),
  )
  return Object.fromEntries(changed) as AmendmentChanges
}

const asBooked = ({ originCode, destinationCode, wantedDate, boxes }: BookingDetail): Asked => ({
  originCode: originCode ?? '',
  destinationCode: destinationCode ?? '',
  wantedDate: wantedDate ?? '',
  boxes: (boxes ?? []).map((box) => ({
    containerType: box.containerType ?? '',
    containerQty: box.containerQty ?? 1,
    containerOwner: box.containerOwner ?? 'C',
    containerCargoKg: box.containerCargoKg ?? '',
  })),
})

const ends = [
  ['originCode', 'origin'],
  ['destinationCode', 'destination'],
] as const
const placeAsked = ({ placeholder: _, ...asked }: PlaceAsked) => asked

/** Asks to change lane, boxes or date of an accepted booking. */
export function AmendDialog({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const text = useText()
  const { placeOf } = useBookingMode()
  const [note, setNote] = useState('')
  const [before] = useState(() => asBooked(booking))
  const form = useForm<Asked>({ defaultValues: before })
  const { send, isPending } = useAmend(booking, onClose)
  const submit = () => send(changesIn(form.getValues(), before), note)
  return (
    <Dialog
      title={text('booking.amend-title', { bookingNo: booking.bookingNo ?? '' })}
      width={720}
      full
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {text('shared.cancel')}
          </Button>
          <Button busy={isPending} onClick={submit}>
            {text('booking.amend-send')}
          </Button>
        </>
      }
    >
      <p className="muted">{text('booking.amend-hint')}</p>
      <div className={`form over ${styles.flush}`}>
        {ends.map(([name, end]) => (
          <FieldFrame key={name} form={form} name={name} label={text(`booking.${end}`)}>
            {(control) => <PlaceSelect {...control} {...placeAsked(placeOf(name, booking))} end={end} />}
          </FieldFrame>
        ))}
        <Field form={form} name="wantedDate" kind="date" />
      </div>
      <AmendBoxes form={form} />
      <div className="over">
        <NoteField value={note} onChange={setNote} />
      </div>
    </Dialog>
  )
}

function AmendBoxes({ form }: { form: ReturnType<typeof useForm<Asked>> }) {
  const text = useText()
  const owners = [
    { value: 'C', label: 'COC' },
    { value: 'S', label: 'SOC' },
  ]
  return (
    <LinesEditor
      form={form}
      name="boxes"
      blank={(): Box => ({ containerType: '40HQ', containerQty: 1, containerOwner: 'C', containerCargoKg: '' })}
      most={20}
      columns={[
        {
          name: 'containerType',
          title: text('field.containerType'),
          kind: 'select',
          options: useContainerOptions(),
          clearable: false,
        },
        {
          name: 'containerOwner',
          title: text('field.containerOwner'),
          kind: 'select',
          options: owners,
          clearable: false,
        },
        { name: 'containerQty', title: text('field.containerQty'), kind: 'number', whole: true, align: 'num' },
        { name: 'containerCargoKg', title: text('field.containerCargoKg'), kind: 'number', align: 'num' },
      ]}
    />
  )
}

function useAmend({ id, version: shown }: BookingDetail, onDone: () => void) {
  const text = useText()
  const { version, takeNewest } = useOpenedVersion(shown)
  const amend = useAmendBooking()
  const changed = useBookingsChanged()
  const send = (changes: AmendmentChanges, note: string) => {
    if (Object.keys(changes).length === 0) return toast(text('booking.amend-nothing'), { kind: 'wrong' })
    const words = note.trim() ? { note: note.trim() } : {}
    amend.mutate(
      { id, version, changes: withoutBlankCargo(changes), ...words },
      {
        onSuccess: () => {
          toast(text('booking.amend-sent'), { kind: 'good' })
          onDone()
        },
        onError: (error) => {
          toastError(error)
          void changed().then(takeNewest)
        },
      },
    )
  }
  return { send, isPending: amend.isPending }
}

/** A weight that nobody knows yet is left out. */
const withoutBlankCargo = ({ boxes, ...rest }: AmendmentChanges): AmendmentChanges => ({
  ...rest,
  ...(boxes && {
    boxes: boxes.map(({ containerCargoKg, ...box }) => (containerCargoKg ? { ...box, containerCargoKg } : box)),
  }),
})
