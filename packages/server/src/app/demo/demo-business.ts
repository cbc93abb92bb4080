import { sql } from 'kysely'
import { hashPassword, insertUser } from '../../access/index.ts'
import { insertCustomer } from '../../customer/index.ts'
import { businessDay, type Clock, timeBy } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { loadSampleTariffs, rollSampleDepartures } from '../../pricing/index.ts'
import { customerUsers, demoCustomers, staffUsers } from './demo-people.ts'

export { demoAccounts } from './demo-people.ts'

type Making = { clock: Clock; password: string; say(line: string): void }

const oneAtATime = 7_203_115

/** Makes the demo business in an empty database: all of it or, when the start is broken off, nothing. */
export async function makeDemoBusiness(db: Database, { clock, password, say }: Making): Promise<void> {
  const isNeeded = await db.readAs({ actor: 'system' }, hasNoUsers)
  if (!isNeeded) return
  say('Making the demo business …')
  const passwordHash = await hashPassword(password)
  const now = timeBy(clock)
  await db.as({ actor: 'system' }, async (tx) => {
    await sql`select pg_advisory_xact_lock(${oneAtATime})`.execute(tx)
    if (!(await hasNoUsers(tx))) return
    for (const user of staffUsers(passwordHash)) await insertUser(tx, user)
    for (const customer of demoCustomers()) await insertCustomer(tx, customer)
    for (const user of customerUsers(passwordHash)) await insertUser(tx, user)
    await loadSampleTariffs(tx, businessDay(now))
    await rollSampleDepartures(tx, now)
  })
}

async function hasNoUsers(tx: Tx): Promise<boolean> {
  const [found] = await tx.ask<{ found: boolean }>('select exists (select from app_user) as found', [])
  return found?.found === false
}
