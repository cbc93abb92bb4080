import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { call } from '../../platform/api.ts'
import { logOut } from '../../platform/session.ts'
import { type TextKey, textNow } from '../../platform/text.tsx'
import { keepMessage, toast, toastError } from '../../platform/ui/messages.ts'

const readingMs = 700

/** Logs out, and starts the page anew once the server has ended the session. */
export const leave = (): Promise<void> => leaveBy(() => call(accessEndpoints.logout, {}), 'access.exit-succeeded')

/** Closes one's own account, which ends the session as well. */
export const closeAccount = (): Promise<void> =>
  leaveBy(() => call(securityEndpoints.closeAccount, {}), 'access.account-closed')

async function leaveBy(end: () => Promise<unknown>, messageKey: TextKey): Promise<void> {
  try {
    await logOut(end)
  } catch (error) {
    toastError(error)
    return
  }
  const message = textNow(messageKey)
  toast(message, { kind: 'good' })
  keepMessage(message)
  setTimeout(() => location.reload(), readingMs)
}
