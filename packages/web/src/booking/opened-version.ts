import { useState } from 'react'

/**
 * The version of a booking upon which a decision or a wish is sent: that which was opened, or that now shown after a refusal that the reader has
 * seen (`takeNewest`).
 */
export function useOpenedVersion(shown: number) {
  const [opened, setOpened] = useState<number | undefined>(shown)
  return { version: opened ?? shown, takeNewest: () => setOpened(undefined), take: setOpened }
}

export type OpenedVersion = ReturnType<typeof useOpenedVersion>
