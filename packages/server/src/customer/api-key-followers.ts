import type { Follower } from '../platform/call.ts'
import { revokeKeysOf } from './api-key-store.ts'

/** Keys that somebody made end with the account. */
export const customerFollowers: readonly Follower[] = [
  {
    kind: 'access.closed',
    follow: async ({ id }, { tx }) => {
      await revokeKeysOf(tx, id)
    },
  },
]
