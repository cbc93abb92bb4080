import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { narrowForm } from '../../platform/form/narrow-form.ts'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { useCodes } from '../../reference/index.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import styles from './desk.module.css'
import { useOperators, useReceive } from './desk-api.ts'
import { Holds, MissingPapers } from './holds.tsx'
import { HowItGoes, type HowValues, howItGoes, howSent } from './how-it-goes.tsx'
import {
  freightLines,
  type PriceLineInput,
  PriceLinesEditor,
  partlyLines,
  sentLines,
  typedLines,
} from './price-lines.tsx'
import { useSeenVersion } from './use-seen-version.tsx'

type AcceptanceInput = z.output<typeof desk.receive.input>
type TypedDocument = { documentType: string; dueBy: string; bringer: 'customer' | 'us' }
type Values = Omit<AcceptanceInput, 'agreedLines' | 'documentsDue' | keyof HowValues> &
  HowValues & { agreedLines: PriceLineInput[]; documentsDue: TypedDocument[] }
type Props = { booking: DeskBookingDetail; onClose: () => void }

type AcceptanceContext = { me: string | undefined; mode: BookingModeView }

function valuesOf(booking: DeskBookingDetail, { me, mode }: AcceptanceContext): Values {
  const { id, version, proposal, operatorId } = booking
  const quoted = proposal?.agreedLines ?? []
  return {
    id,
    version,
    ...howItGoes(booking, bookingModes[mode.code].acceptance),
    operatorId: operatorId ?? me ?? null,
    agreedLines: quoted.length > 0 ? typedLines(quoted) : linesToName(booking, mode),
    documentsDue: (proposal?.documentsDue ?? []).map(({ documentType, dueBy, bringer }) => ({
      documentType,
      dueBy: dueBy ?? '',
      bringer: bringer ?? 'customer',
    })),
    priceReason: null,
    replyText: null,
  }
}

/** Price lines to name without a price: known charges and cargo quoted apart, else the freight. */
const linesToName = (booking: DeskBookingDetail, mode: BookingModeView): PriceLineInput[] =>
  booking.quoted?.quotedApart ? partlyLines(booking.quoted) : freightLines(booking, mode)

const sentOf = ({
  id,
  version,
  operatorId,
  priceReason,
  replyText,
  agreedLines,
  documentsDue,
  ...how
}: Values): AcceptanceInput => ({
  id,
  version,
  operatorId,
  priceReason,
  replyText,
  ...howSent(how),
  agreedLines: sentLines(agreedLines),
  documentsDue: documentsDue
    .filter(({ documentType, dueBy }) => documentType !== '' || dueBy !== '')
    .map(({ dueBy, ...due }) => ({ ...due, ...(dueBy && { dueBy }) })),
})

export function AcceptDialog({ booking, onClose }: Props) {
  const text = useText()
  const { user } = useSession()
  const mode = useBookingMode()
  const asks = bookingModes[mode.code].acceptance
  const receive = useReceive()
  const { seenVersion, refusal, opened } = useSeenVersion(booking, receive)
  const initialValues = valuesOf(booking, { me: user?.userId, mode })
  const form = useContractForm<Values>(desk.receive.input, initialValues as never, receive.error, sentOf)
  const accept = form.handleSubmit((values) =>
    receive.mutate(
      { ...sentOf(values), ...seenVersion },
      {
        onSuccess: () => {
          toast(text('booking.desk-accepted-now'), { kind: 'good' })
          onClose()
        },
      },
    ),
  )
  const holds = booking.proposal?.holds ?? []
  return (
    <Dialog
      title={text('booking.desk-accept-title', { bookingNo: booking.bookingNo ?? '' })}
      width={860}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={receive.isPending}
          isBack
          submitLabel={text('booking.desk-accept')}
          reason={holds.length > 0 ? text('booking.desk-holds') : undefined}
          onSubmit={() => void accept()}
          onClose={onClose}
        />
      }
    >
      <form className="stack labels-above" onSubmit={(event) => event.preventDefault()}>
        {refusal}
        <Holds booking={booking} holds={holds} openedVersion={opened} />
        <MissingPapers booking={booking} missing={booking.proposal?.missing ?? []} />
        <HowItGoes form={narrowForm(form)} booking={booking} isAsked={asks} />
        <Price form={form} booking={booking} />
        <Documents form={form} />
        <People form={form} />
      </form>
    </Dialog>
  )
}

type AcceptanceFormProps = { form: UseFormReturn<Values> }

function Price({ form, booking }: AcceptanceFormProps & { booking: DeskBookingDetail }) {
  const text = useText()
  return (
    <div className="stack tight">
      <FieldFrame form={form} name="agreedLines" label={text('booking.desk-agreed-price')} need group>
        {() => <PriceLinesEditor form={narrowForm(form)} quoted={booking.quoted} />}
      </FieldFrame>
      <Field form={form} name="priceReason" label={text('booking.desk-price-reason')} maxLength={300} />
    </div>
  )
}

function Documents({ form }: AcceptanceFormProps) {
  const text = useText()
  const { code } = useBookingMode()
  const types = useCodes('DOCTYPE', { mode: code }).options
  const bringers = [
    { value: 'customer', label: text('booking.bringer-customer') },
    { value: 'us', label: text('booking.desk-bringer-us') },
  ]
  return (
    <div className={`field ${styles.wideLines}`}>
      <span className="label">{text('booking.desk-documents')}</span>
      <LinesEditor<Values, 'documentsDue', TypedDocument>
        form={form}
        name="documentsDue"
        min={0}
        blank={() => ({ documentType: '', dueBy: '', bringer: 'customer' })}
        columns={[
          {
            name: 'documentType',
            title: text('booking.desk-document'),
            kind: 'select',
            options: types,
            clearable: false,
            width: 220,
          },
          { name: 'dueBy', title: text('booking.desk-due-by'), kind: 'date', width: 160 },
          {
            name: 'bringer',
            title: text('booking.desk-bringer'),
            kind: 'select',
            options: bringers,
            clearable: false,
            width: 140,
          },
        ]}
      />
    </div>
  )
}

function People({ form }: AcceptanceFormProps) {
  const text = useText()
  const operators = useOperators()
  return (
    <div className={grid.split2}>
      <Field
        form={form}
        name="operatorId"
        label={text('booking.desk-operator')}
        kind="select"
        options={operators}
        clearable={false}
        need
      />
      <Field
        form={form}
        name="replyText"
        label={text('booking.desk-reply')}
        kind="textarea"
        rows={2}
        maxLength={1000}
      />
    </div>
  )
}
