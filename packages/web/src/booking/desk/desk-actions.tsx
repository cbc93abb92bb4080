import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import type { BookingActionName } from '@landbridge/contract/booking/booking-lifecycle'
import { Suspense, useState } from 'react'
import { useRefusal } from '../../platform/refusal.ts'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import type { MenuItem } from '../../platform/ui/menu-list.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import type { BookingSlots } from '../detail/booking-slots.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { useAssign } from './desk-api.ts'
import { DeskCancelDialog, RefuseDialog, ResumeDialog, StopDialog } from './end-dialogs.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'

const deskActions = {
  receive: 'booking.desk-accept',
  amend: 'booking.desk-answer-request',
  resume: 'booking.desk-resume',
  return: 'booking.desk-return',
  offer: 'booking.desk-offer',
  assign: 'booking.desk-assign',
  refuse: 'booking.desk-refuse',
  stop: 'booking.desk-stop',
  cancel: 'booking.desk-cancel',
} as const satisfies Partial<Record<BookingActionName, TextKey>>
type DeskAction = keyof typeof deskActions
const names = Object.keys(deskActions) as DeskAction[]
/** Actions that stop or end the transport. */
const endingActions: readonly DeskAction[] = ['refuse', 'stop', 'cancel']
/** The likeliest actions: an offer for a booking without a price, else the acceptance. */
const primaryActions = ({ toQuote }: DeskBookingDetail): readonly DeskAction[] =>
  toQuote ? ['offer', 'amend', 'resume'] : ['receive', 'amend', 'resume']

export function useReasonAgainst(booking: DeskBookingDetail): (name: DeskAction) => string | undefined {
  const text = useText()
  const refusal = useRefusal()
  return (name) => {
    const action = booking.actions.find((one) => one.name === name)
    const stateReason = action?.allowed ? undefined : namedText(text, action?.reason ?? 'shared.not-in-this-state')
    return refusal(`booking.${name}`) ?? stateReason
  }
}

const carried: readonly string[] = ['received', 'shipped']

export type DeskActionsProps = {
  booking: DeskBookingDetail
  jobAction: BookingSlots['jobAction']
  isKeyed?: boolean
}

/** The likeliest action as a button, the others in a menu with the reasons of refused ones. */
export function DeskActions({ booking, jobAction: JobAction, isKeyed = false }: DeskActionsProps) {
  const text = useText()
  const [open, setOpen] = useState<DeskAction>()
  const reasonOf = useReasonAgainst(booking)
  const main = primaryActions(booking).find((name) => booking.actions.some((one) => one.name === name && one.allowed))
  const items = names
    .filter((name) => name !== main)
    .map(
      (name): MenuItem => ({
        label: text(deskActions[name]),
        reason: reasonOf(name),
        danger: endingActions.includes(name),
        onSelect: () => setOpen(name),
      }),
    )
  return (
    <>
      <Menu label={text('booking.desk-more')} items={items} align="right" />
      {main && (
        <Button low reason={reasonOf(main)} onClick={() => setOpen(main)}>
          {text(main === 'offer' ? 'booking.desk-offer-a-price' : deskActions[main])}
          {isKeyed && main === 'receive' && (
            <>
              {' '}
              <kbd>A</kbd>
            </>
          )}
        </Button>
      )}
      {!main && JobAction && carried.includes(booking.state) && (
        <Suspense fallback={null}>
          <JobAction booking={booking} />
        </Suspense>
      )}
      {open && <OpenDialog name={open} booking={booking} onClose={() => setOpen(undefined)} />}
    </>
  )
}

type Props = { booking: DeskBookingDetail; onClose: () => void }

function OpenDialog({ name, ...props }: Props & { name: DeskAction }) {
  switch (name) {
    case 'receive':
      return <AcceptDialog {...props} />
    case 'return':
      return <ReturnDialog {...props} />
    case 'offer':
      return <OfferDialog {...props} />
    case 'refuse':
      return <RefuseDialog {...props} />
    case 'stop':
      return <StopDialog {...props} />
    case 'resume':
      return <ResumeDialog {...props} />
    case 'cancel':
      return <DeskCancelDialog {...props} />
    case 'amend':
      return <Answer {...props} />
    case 'assign':
      return <Assign {...props} />
  }
}

/** The dialog of the open request, if it is still open. */
function Answer({ booking, onClose }: Props) {
  const request = booking.requests.find((one) => one.requestState === 'open' && one.requestKind !== 'offer')
  return request ? <AnswerDialog booking={booking} request={request} onClose={onClose} /> : null
}

function Assign({ booking, onClose }: Props) {
  const text = useText()
  const assign = useAssign()
  const send = (operatorId: string | null) =>
    assign.mutate(
      { id: booking.id, version: booking.version, operatorId },
      {
        onSuccess: () => {
          toast(text('booking.desk-assigned-now'), { kind: 'good' })
          onClose()
        },
        onError: toastError,
      },
    )
  return <AssignDialog current={booking.operatorId} onClose={onClose} onAssign={send} />
}
