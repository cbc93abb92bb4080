import {
  notificationEndpoints as calls,
  type NotificationChoice,
  type NotificationEvent,
  type NotificationPreferences,
  notificationChannels,
  notificationEvents,
} from '@landbridge/contract/insight/notification'
import { Problem } from '@landbridge/contract/shared/problem'
import type { JobAction, JobState } from '@landbridge/contract/workorder/job-lifecycle'
import { loadUser, noteLanguage } from '../access/index.ts'
import type { BookingEventName } from '../booking/index.ts'
import { audit } from '../platform/audit.ts'
import type { Follower } from '../platform/call.ts'
import { type Call, type Port, serve, serveInSteps } from '../platform/serve.ts'
import { notify } from './notification-commands.ts'
import { lookAtOffLink, switchOff } from './notification-off-commands.ts'
import { forgetPreference, preferencesOf, savePreference, unchosen } from './notification-store.ts'

const system = { actor: 'system' } as const
type ByCustomer = Call<'customer'>

/** What other areas tell. A name that none of them knows does not compile. */
type Told = BookingEventName | `workorder.${JobAction | JobState}` | `tracking.${'delayed'}`

/** What happens in other areas that customers are told of. */
const heardAs: Readonly<Record<NotificationEvent, { kind: Told }>> = {
  received: { kind: 'booking.received' },
  returned: { kind: 'booking.returned' },
  refused: { kind: 'booking.refused' },
  offered: { kind: 'booking.offered' },
  feeAsked: { kind: 'booking.fee-asked' },
  changed: { kind: 'booking.amended' },
  declined: { kind: 'booking.request-declined' },
  cancelled: { kind: 'booking.cancelled' },
  stopped: { kind: 'booking.stopped' },
  resumed: { kind: 'booking.resumed' },
  cutoffNear: { kind: 'booking.cutoff-near' },
  papersMissing: { kind: 'booking.papers-missing' },
  shipped: { kind: 'booking.shipped' },
  delayed: { kind: 'tracking.delayed' },
  arrived: { kind: 'workorder.arrived' },
  completionIssued: { kind: 'workorder.issue' },
}

/** What a customer's users want to hear of, and the telling itself. */
export function notificationRoutes(port: Port): void {
  serve(port, calls.show, (_, call) => showPreferences(call))
  serve(port, calls.save, async (choice, call) => {
    await choose(choice, call)
    return showPreferences(call)
  })
  serveInSteps(port, calls.lookAtOffLink, ({ input }) => lookAtOffLink(input.key, port.db))
  serveInSteps(port, calls.switchOff, ({ input, language, address }) =>
    port.db.as(system, (tx, now) => switchOff(input.key, { tx, now, caller: system, language, address })),
  )
  const kinds = Object.values(heardAs).map(({ kind }) => kind)
  port.jobs.onEvent('insight.notify', kinds, async (heard, call) => {
    const event = notificationEvents.find((one) => heardAs[one].kind === heard.kind)
    if (event) await notify({ event, data: heard }, call)
  })
}

/** Nobody is told of anything whose account is closed. */
export const insightFollowers: readonly Follower[] = [
  { kind: 'access.closed', follow: ({ id }, { tx }) => forgetPreference(tx, id) },
]

async function showPreferences({ tx, caller }: ByCustomer): Promise<NotificationPreferences> {
  const [{ emails, phone }, chosen] = await Promise.all([
    loadUser(tx, caller.userId),
    preferencesOf(tx, [caller.userId]),
  ])
  const preference = chosen.get(caller.userId) ?? unchosen
  const events = notificationEvents.map((event) => ({
    event,
    channels: notificationChannels.filter((channel) => preference[channel].includes(event)),
  }))
  return { emails, phone: phone ?? undefined, events }
}

async function choose(choice: NotificationChoice, call: ByCustomer): Promise<void> {
  const { tx, caller, language, now } = call
  const { userId } = caller
  const { emails, phone } = await loadUser(tx, userId)
  const hasAddress = choice.channel === 'email' ? emails.length > 0 : phone !== null
  if (choice.isOn && !hasAddress) throw new Problem('insight.address-needed')
  await savePreference(tx, { ...choice, userId, now })
  await noteLanguage(tx, userId, language)
  await audit(call, { action: 'insight.notifications', thing: 'user', id: userId, after: choice })
}
