import { useState } from 'react'

/**
 * The version of a booking that was opened: a decision or a wish is sent upon it, whatever was read meanwhile. After `takeNewest`, which follows a
 * refusal that the reader has seen, it is the version that is shown now; `take` goes on upon the reader's merged form.
 */
export function useOpenedVersion(shown: number) {
  const [opened, setOpened] = useState<number | undefined>(shown)
  return { version: opened ?? shown, takeNewest: () => setOpened(undefined), take: setOpened }
}

export type OpenedVersion = ReturnType<typeof useOpenedVersion>
