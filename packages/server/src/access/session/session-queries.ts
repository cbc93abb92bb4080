import type { Tx } from '../../platform/database.ts'

/** The one address from which whoever logged in within a day did so; nothing where there were several, or only one person. */
export async function addressOfEverybody(tx: Tx): Promise<string | undefined> {
  const [logins] = await tx.ask<{ address: string | null }>(
    `select case when count(distinct address) = 1 and count(distinct user_id) > 1 then min(address) end as address
      from session where created_at > app_now() - interval '1 day'`,
    [],
  )
  return logins?.address ?? undefined
}
