import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { useOfferUndo } from '../../platform/offer-undo.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { laneText } from '../../platform/ui/lane-words.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import type { MenuItem } from '../../platform/ui/menu-list.tsx'
import { confirm, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { restoreDiscarded, useDiscardDraft } from '../booking-api.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { useAnswer } from '../requests/booking-answers.ts'
import { CancelDialog } from '../requests/cancel-dialog.tsx'

const AmendDialog = lazyPart(async () => (await import('../requests/amend-dialog.tsx')).AmendDialog)

type ActionView = BookingDetail['actions'][number]
type ActionName = ActionView['name']

/** Likely actions as buttons; all others, with refused ones, in a menu. */
const primaryActions: readonly ActionName[] = ['submit', 'revise', 'answerOffer']
const draftActions: readonly ActionName[] = ['submit', 'discard']
const submittedActions: readonly ActionName[] = ['revise', 'amend', 'answerOffer', 'withdraw', 'cancel', 'askCancel']
const knownActions: readonly string[] = [...draftActions, ...submittedActions]

export function BookingActions({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const go = useNavigate()
  const isPhone = useIsPhone()
  const { mode } = useBookingMode()
  const [open, setOpen] = useState<'cancel' | 'amend'>()
  const run = useRun(booking, setOpen)
  const actions = shownActions(booking)
  const main =
    booking.state === 'draft' || booking.state === 'returned' || booking.openRequest === 'offer'
      ? actions.find(({ name, allowed }) => allowed && primaryActions.includes(name))
      : undefined
  const canRepeat = booking.state !== 'draft'
  const repeat = () => go(paths.bookingForm(mode, { from: booking.id }))
  // A telephone has room for two buttons: the main one, or the one that shares a box on its way, and the menu.
  const isUnderWay = (booking.containerNos.length > 0 || booking.followedNo !== undefined) && !hasEnded(booking.state)
  const repeatsInMenu = canRepeat && isPhone && (main !== undefined || isUnderWay)
  const others = actions
    .filter((action) => action !== main)
    .map(
      ({ name, allowed, reason }): MenuItem => ({
        label: namedText(text, `booking.action-${name}`),
        onSelect: () => run(name),
        reason: allowed ? undefined : namedText(text, reason ?? 'shared.not-in-this-state'),
      }),
    )
  const items = repeatsInMenu ? [{ label: text('booking.order-again'), onSelect: repeat }, ...others] : others
  return (
    <>
      <Menu label={text('booking.more-actions')} items={items} align="right" />
      {canRepeat && !repeatsInMenu && (
        <Button low look="ghost" icon="again" onClick={repeat}>
          {text('booking.order-again')}
        </Button>
      )}
      {main && (
        <Button low onClick={() => run(main.name)}>
          {namedText(text, `booking.action-${main.name}`)}
        </Button>
      )}
      {open === 'cancel' && <CancelDialog booking={booking} onClose={() => setOpen(undefined)} />}
      {open === 'amend' && (
        <Suspense fallback={null}>
          <AmendDialog booking={booking} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Shows the possible one of the two ways to cancel. */
function shownActions({ state, actions }: BookingDetail): ActionView[] {
  const ours = (state === 'draft' ? draftActions : submittedActions).flatMap((name) =>
    actions.filter((one) => one.name === name),
  )
  const canAsk = ours.some(({ name, allowed }) => name === 'askCancel' && allowed)
  return ours.filter(({ name }) => knownActions.includes(name) && name !== (canAsk ? 'cancel' : 'askCancel'))
}

function useRun(booking: BookingDetail, open: (dialog: 'cancel' | 'amend') => void) {
  const text = useText()
  const go = useNavigate()
  const { mode } = useBookingMode()
  const discard = useDiscardDraft()
  const offerUndo = useOfferUndo()
  const { answer } = useAnswer(booking)
  const confirmDeletion = async () => {
    if (!(await confirm(text('booking.discard-ask'), { confirmLabel: text('booking.action-discard'), danger: true })))
      return
    const lane = laneText(booking) || text('booking.lane-open')
    discard.mutate(
      { id: booking.id, version: booking.version },
      {
        onSuccess: () => {
          offerUndo(text('booking.draft-of', { lane }), () => restoreDiscarded(booking.id))
          go(paths.bookings(mode))
        },
        onError: toastError,
      },
    )
  }
  const openRequest = booking.requests.find(({ requestState }) => requestState === 'open')
  const runs: Partial<Record<ActionName, () => unknown>> = {
    submit: () => go(paths.bookingForm(mode, { draft: booking.id })),
    discard: confirmDeletion,
    revise: () => go(paths.bookingForm(mode, { booking: booking.id })),
    cancel: () => open('cancel'),
    askCancel: () => open('cancel'),
    amend: () => open('amend'),
    answerOffer: () => document.getElementById('offer')?.scrollIntoView({ block: 'center' }),
    withdraw: () => openRequest && answer(openRequest.id, 'withdraw'),
  }
  return (name: ActionName) => void runs[name]?.()
}
