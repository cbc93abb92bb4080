import {
  notificationEndpoints as calls,
  type NotificationChoice,
  type NotificationEvent,
  type NotificationPreferences,
  notificationChannels,
  notificationEvents,
} from '@landbridge/contract/insight/notification'
import { Problem } from '@landbridge/contract/shared/problem'
import { loadUser, noteLanguage } from '../access/index.ts'
import { audit } from '../platform/audit.ts'
import type { Follower } from '../platform/call.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { notify } from './notification-commands.ts'
import { forgetPreference, preferencesOf, savePreference, unchosen } from './notification-store.ts'

type ByCustomer = Call<'customer'>

/** What happens in other areas that customers are told of. */
const notified: readonly { kind: string; event: NotificationEvent }[] = [
  { kind: 'booking.received', event: 'received' },
  { kind: 'booking.returned', event: 'returned' },
  { kind: 'booking.refused', event: 'refused' },
  { kind: 'booking.stopped', event: 'stopped' },
  { kind: 'booking.shipped', event: 'shipped' },
  { kind: 'workorder.arrived', event: 'arrived' },
  { kind: 'workorder.issue', event: 'completionIssued' },
]

/** What a customer's users want to hear of, and the telling itself. */
export function notificationRoutes(port: Port): void {
  serve(port, calls.show, (_, call) => showPreferences(call))
  serve(port, calls.save, async (choice, call) => {
    await choose(choice, call)
    return showPreferences(call)
  })
  const kinds = notified.map(({ kind }) => kind)
  port.jobs.onEvent('insight.notify', kinds, async (heard, call) => {
    const event = notified.find(({ kind }) => kind === heard.kind)?.event
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
