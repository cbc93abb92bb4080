import { avatarEndpoints } from '@landbridge/contract/access/avatar'
import { fetchFile, upload } from '../../platform/files.ts'
import { refreshUser } from '../../platform/session.ts'
import { useCommand } from '../../platform/use-call.ts'

let currentPicture: { id: string; address: Promise<string> } | undefined

/** The reader's picture as an address for an image, fetched again only after a change. */
export function avatarAddress(id: string): Promise<string> {
  if (currentPicture?.id === id) return currentPicture.address
  void currentPicture?.address.then(URL.revokeObjectURL, () => undefined)
  const address = fetchFile(avatarEndpoints.show.path, {}, 'GET').then(async (answer) =>
    URL.createObjectURL(await answer.blob()),
  )
  currentPicture = { id, address }
  // One that did not come is asked for again next time.
  address.catch(() => {
    currentPicture = undefined
  })
  return address
}

/** Saves the picture, which the header shows at once. */
export async function saveAvatar(picture: File): Promise<void> {
  await upload(avatarEndpoints.save.path, {}, picture, { method: 'PUT' })
  await refreshUser()
}

export const useRemoveAvatar = () => useCommand(avatarEndpoints.remove)
