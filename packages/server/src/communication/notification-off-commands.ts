import type { NotificationEvent } from '@landbridge/contract/communication/notification'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../platform/audit.ts'
import type { Database } from '../platform/database.ts'
import { hashOfSecret } from '../platform/secrets.ts'
import type { Call } from '../platform/serve.ts'
import { offLinkOf, type Preference, savePreference, useOffLink } from './notification-store.ts'

type OffLink = { event: NotificationEvent }

export const lookAtOffLink = (key: string, db: Database): Promise<OffLink> =>
  db.readAs({ actor: 'system' }, async (tx) => {
    const event = await offLinkOf(tx, hashOfSecret(key))
    if (!event) throw new Problem('insight.off-link-over')
    return { event }
  })

/** Uses the link: its event is told by e-mail no longer to who got the mail. */
export async function switchOff(key: string, unchosen: Preference, call: Call<'system'>): Promise<OffLink> {
  const { tx, now } = call
  const used = await useOffLink(tx, hashOfSecret(key))
  if (!used) throw new Problem('insight.off-link-over')
  const { userId, event } = used
  const choice = { event, channel: 'email', isOn: false } as const
  await savePreference(tx, { ...choice, userId, now, unchosen })
  await audit(call, { action: 'insight.notifications', thing: 'user', id: userId, after: { ...choice, byMail: true } })
  return { event }
}
