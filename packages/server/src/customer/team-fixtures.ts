import { randomUUID } from 'node:crypto'
import { teamEndpoints as calls } from '@landbridge/contract/customer/team-endpoints'
import { sql } from 'kysely'
import { customerPassword, newWorldWithSessions } from '../access/access-fixtures.ts'
import { system } from '../platform/caller.ts'
import { insertCustomer } from './customer-store.ts'

export async function newTeam() {
  const world = await newWorldWithSessions()
  const customerId = randomUUID()
  await world.db.as(system, (tx) => insertCustomer(tx, { id: customerId, name: 'Silk Road Tea' }))
  await world.user({ account: 'mei', customerId, companyRole: 'owner', emails: ['mei@tea.example'] })
  const owner = world.browser()
  await owner.logIn('mei', customerPassword)

  async function lastSentTo(recipient: string): Promise<string> {
    await world.jobs.runDue()
    const { rows } = await world.db.as(system, (tx) =>
      sql<{
        body: string
      }>`select body from outgoing_message where recipient = ${recipient} order by made_at desc limit 1`.execute(tx),
    )
    return rows[0]?.body ?? ''
  }
  const keyFor = async (email: string) => /#key=([\w-]{22})/.exec(await lastSentTo(email))?.[1] ?? ''

  async function colleague(account: string, companyRole: 'owner' | 'member' | 'finance') {
    const user = await world.user({ account, customerId, companyRole })
    const browser = world.browser()
    await browser.logIn(account, customerPassword)
    return Object.assign(browser, { id: user.id })
  }
  const member = async (account: string) => {
    const found = (await owner(calls.list, {})).data.items.find((one) => one.account === account)
    if (!found) throw new Error(`${account} is not in the team`)
    return found
  }
  return { ...world, customerId, owner, lastSentTo, keyFor, colleague, member }
}
