import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { call } from '../../platform/api.ts'
import { logOut } from '../../platform/session.ts'
import { textNow } from '../../platform/text.tsx'
import { keepMessage, toast, toastError } from '../../platform/ui/messages.tsx'

const readingMs = 700

/** Logs out: the session is cleared only when the server has ended it; then the page says so and begins anew. */
export async function leave(): Promise<void> {
  try {
    await logOut(() => call(accessEndpoints.logout, {}))
  } catch (error) {
    toastError(error)
    return
  }
  const message = textNow('access.exit-succeeded')
  toast(message, { kind: 'good' })
  keepMessage(message)
  setTimeout(() => location.reload(), readingMs)
}
