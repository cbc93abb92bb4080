import { ownPortal } from '../tooling/own-portal.ts'
import { patience } from '../tooling/patience.ts'
import { PlainClient, type Reply } from '../tooling/plain-client.ts'

/** What a call answered; a refusal ends the test with its words. */
function done({ body }: Reply): Record<string, unknown> {
  if (!body.success) throw new Error(JSON.stringify(body))
  return body.data ?? {}
}

/** The key in the link that was mailed to an address, an invitation unless told, as the back office keeps it in the outbox. */
export async function mailedKey(email: string, page: 'invite' | 'owner-back' = 'invite'): Promise<string> {
  const clerk = await new PlainClient(ownPortal()).logIn('admin')
  const until = Date.now() + patience.pageMs
  while (Date.now() < until) {
    const found = done(
      await clerk.send('POST', '/api/v1/admin/outgoing-list', { pageIndex: 1, pageSize: 5, keyword: email }),
    )
    const key = new RegExp(`/${page}[?][^#"]*#key=([\\w-]{22})`).exec(JSON.stringify(found.Items))?.[1]
    if (key) return key
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`No link of ${page} was mailed to ${email}.`)
}

export const invitedPassword = 'Green-tea-and-maps'

/** Makes an account that belongs to no company: somebody who was invited, came in, and was taken out again. */
export async function makeNewcomer(account: string): Promise<void> {
  const address = ownPortal()
  const owner = await new PlainClient(address).logIn('demo')
  const email = `${account}@newcomer.example`
  done(await owner.send('POST', '/api/v1/team-member', { email, CompanyRole: 'member', RealName: 'Wei Newcomer' }))
  const key = await mailedKey(email)
  const guest = new PlainClient(address)
  await guest.send('GET', '/api/v1/site-config')
  const registered = await guest.send('POST', '/api/v1/invitation-register', {
    key,
    account,
    newPassword: invitedPassword,
    RealName: 'Wei Newcomer',
  })
  if (!registered.body.success) throw new Error(JSON.stringify(registered.body))
  const team = done(await owner.send('GET', '/api/v1/team-member')).Items as Record<string, unknown>[]
  const made = team.find((member) => member.Account === account)
  done(await owner.send('DELETE', '/api/v1/team-member', { keyId: made?.keyId, version: made?.version }))
}
