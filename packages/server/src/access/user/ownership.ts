import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { plainName } from '../../platform/senders/plain-name.ts'
import type { Call } from '../../platform/serve.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { accessWords } from '../access-words.ts'
import { sendNotice } from './security-notice.ts'
import { loadUser, type User, usersOfCompany } from './user-store.ts'

type OwnershipChange =
  | 'invited'
  | 'joined'
  | 'made'
  | 'unmade'
  | 'switched-off'
  | 'switched-on'
  | 'removed'
  | 'returned'
  | 'closed'
  | 'password'
  | 'contacts'

type ByPerson = Call<'customer' | 'staff'>

/** Refuses a deed that makes, takes or endangers the ownership of a company: an open session alone does not do that. */
export function checkMayTouchOwner({ caller }: Pick<ByPerson, 'caller'>): void {
  if (caller.isReauthenticated !== true) throw new Problem('access.reauthentication-required')
}

/** A company, and the user or invited person who becomes its owner or stops being it. */
type TouchedOwnership = {
  customerId: string
  change: OwnershipChange
  user?: User
  name?: string
  wayBack?: LinkBack | undefined
}

type LinkBack = { link: string; until: Date }

/** Notifies the owners of a company and the person concerned, before the change, so that former owners hear of it too. */
export async function notifyOwners(
  { customerId, change, user, name, wayBack }: TouchedOwnership,
  call: ByPerson,
): Promise<void> {
  const { tx, caller } = call
  const [users, by, { companyName }] = await Promise.all([
    usersOfCompany(tx, customerId),
    caller.actor === 'staff' ? undefined : loadUser(tx, caller.userId),
    siteSettingsOf(tx),
  ])
  const owners = users.filter(({ companyRole, active }) => companyRole === 'owner' && active)
  const readers = users.filter((one) => owners.includes(one) || one.id === user?.id)
  for (const reader of readers.filter((one) => change !== 'closed' || one.id !== user?.id)) {
    const texts = accessWords[reader.language]
    const values: Record<string, string> = {
      company: companyName,
      by: by ? plainName(nameOf(by)) : texts['access.owners-by-us'],
      name: user ? plainName(nameOf(user)) : (name ?? ''),
    }
    const fill = (sentence: string) => sentence.replaceAll(/\{(\w+)\}/g, (hole, key: string) => values[key] ?? hole)
    const changeInWords = fill(texts[`access.owners-${change}`])
    values.change = changeInWords
    const [subject, body] = [fill(texts['access.owners-subject']), fill(texts['access.owners-text'])]
    const undo = wayBack && reader.id === user?.id && undoing(texts['access.owners-way-back'], wayBack)
    await sendNotice(call, reader, { subject, body, what: changeInWords, ...(undo && { undo }) })
    const after = { change, userId: user?.id }
    await audit(call, { action: 'access.owners-told', thing: 'user', id: reader.id, customerId, after })
  }
}

const undoing = (text: string, { link, until }: LinkBack) => ({ text: text.replace('{link}', () => link), until })

const nameOf = ({ realName, account, phone, emails }: User): string => realName || account || phone || (emails[0] ?? '')
