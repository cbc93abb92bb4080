import {
  notificationEndpoints as calls,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationPreferences,
  notificationChannels,
  notificationEvents,
} from '@landbridge/contract/communication/notification'
import { Problem } from '@landbridge/contract/shared/problem'
import { loadUser, noteLanguage } from '../access/index.ts'
import { audit } from '../platform/audit.ts'
import type { Follower } from '../platform/call.ts'
import { system } from '../platform/caller.ts'
import { type Call, type Port, serve, serveInSteps } from '../platform/serve.ts'
import { lookAtOffLink, notify, switchOff } from './notification-commands.ts'
import { forgetPreference, type Preference, preferencesOf, savePreference } from './notification-store.ts'
import type { Telling } from './telling.ts'

type ByCustomer = Call<'customer'>

/** The choices of a customer's users, and the telling itself of what the areas hand in. */
export const notificationRoutesWith =
  (tellings: readonly Telling[]) =>
  (port: Port): void => {
    checkHandedIn(tellings)
    const unchosen: Preference = { email: defaultEventsOf('email', tellings), sms: defaultEventsOf('sms', tellings) }
    serve(port, calls.show, (_, call) => showPreferences(unchosen, call))
    serve(port, calls.save, async (choice, call) => {
      await savePreferences(choice, unchosen, call)
      return showPreferences(unchosen, call)
    })
    serveInSteps(port, calls.lookAtOffLink, ({ input }) => lookAtOffLink(input.key, port.db))
    serveInSteps(port, calls.switchOff, ({ input, language, address }) =>
      port.db.as(system, (tx, now) => switchOff(input.key, unchosen, { tx, now, caller: system, language, address })),
    )
    const byKind = new Map<string, Telling>(tellings.map((telling) => [telling.kind, telling]))
    port.jobs.onEvent('insight.notify', [...byKind.keys()], async (event, call) => {
      const telling = byKind.get(event.kind)
      if (telling) await notify({ telling, heard: event }, unchosen, call)
    })
  }

/** Events of a channel among those who chose nothing, in the order in which they are listed. */
const defaultEventsOf = (channel: NotificationChannel, tellings: readonly Telling[]) =>
  notificationEvents.filter((event) => tellings.some((one) => one.event === event && one.channel === channel))

/** A choice of which no area tells, or two do, stops the start. */
function checkHandedIn(tellings: readonly Telling[]): void {
  const wrong = notificationEvents.filter((event) => tellings.filter((one) => one.event === event).length !== 1)
  if (wrong.length > 0) throw new Error(`Not handed in by one area each: ${wrong.join(', ')}`)
}

/** Nobody is told of anything whose account is closed. */
export const communicationFollowers: readonly Follower[] = [
  { kind: 'access.closed', follow: ({ id }, { tx }) => forgetPreference(tx, id) },
]

async function showPreferences(unchosen: Preference, { tx, caller }: ByCustomer): Promise<NotificationPreferences> {
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

async function savePreferences(choice: NotificationChoice, unchosen: Preference, call: ByCustomer): Promise<void> {
  const { tx, caller, language, now } = call
  const { userId } = caller
  const { emails, phone } = await loadUser(tx, userId)
  const hasAddress = choice.channel === 'email' ? emails.length > 0 : phone !== null
  if (choice.isOn && !hasAddress) throw new Problem('insight.address-needed')
  await savePreference(tx, { ...choice, userId, now, unchosen })
  await noteLanguage(tx, userId, language)
  await audit(call, { action: 'insight.notifications', thing: 'user', id: userId, after: choice })
}
