import { sampleProgress } from '../../insight/index.ts'
import { system } from '../../platform/caller.ts'
import type { Database, Tx } from '../../platform/database.ts'

/** The demo business begins where nobody is known yet. */
export async function hasNoUsers(tx: Tx): Promise<boolean> {
  const [found] = await tx.ask<{ found: boolean }>('select exists (select from app_user) as found', [])
  return found?.found === false
}

/** Nothing of the demo business is to be made: all of it is there, or people are who need none. */
export const isDemoMade = (db: Database): Promise<boolean> =>
  db.readAs(system, async (tx) => !(await hasNoUsers(tx)) && !(await sampleProgress(tx)))
