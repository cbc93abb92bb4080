import { logIn, startSession } from '../platform/session.ts'

export const clerkId = '0b7a4a5c-7f7c-4f6f-8a4e-7c0c5b1d9e99'

/** A session of staff that may do these things and no other. */
export async function logInClerk(...permissions: string[]): Promise<void> {
  const clerk = { id: 'session', userId: clerkId, realName: 'Wang Jun', role: 'admin', customerState: 0 } as const
  await startSession({ loadUser: async () => ({ ...clerk, permissions }), onEnded: () => {}, onFailed: () => {} })
  await logIn('session')
}
