import { sql } from 'kysely'
import type { Follower } from '../platform/call.ts'

/** Keys that somebody made end with the account. */
export const customerFollowers: readonly Follower[] = [
  {
    kind: 'access.closed',
    follow: async ({ id }, { tx }) => {
      await sql`update api_key set revoked_at = app_now() where user_id = ${id} and revoked_at is null`.execute(tx)
    },
  },
]
