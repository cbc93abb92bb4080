import { avatarEndpoints } from '@landbridge/contract/access/avatar'
import { fetchFile, upload } from '../../platform/files.ts'
import { refreshUser } from '../../platform/session.ts'
import { useCommand } from '../../platform/use-call.ts'

let shown: { id: string; address: Promise<string> } | undefined

/** The reader's own picture as an address that an image can show, fetched anew only when it is another one. */
export function avatarAddress(id: string): Promise<string> {
  if (shown?.id === id) return shown.address
  void shown?.address.then(URL.revokeObjectURL, () => undefined)
  const address = fetchFile(avatarEndpoints.show.path, {}, 'GET').then(async (answer) =>
    URL.createObjectURL(await answer.blob()),
  )
  shown = { id, address }
  // One that did not come is asked for again next time.
  address.catch(() => {
    shown = undefined
  })
  return address
}

/** The head of the page shows it at once. */
export async function saveAvatar(picture: File): Promise<void> {
  await upload(avatarEndpoints.save.path, {}, picture, { method: 'PUT' })
  await refreshUser()
}

export const useRemoveAvatar = () => useCommand(avatarEndpoints.remove)
