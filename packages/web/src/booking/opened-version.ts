import { useState } from 'react'

/** The version with which a decision is sent: the one opened, or the newest once the reader has seen the refusal. */
export function useOpenedVersion(currentVersion: number) {
  const [opened, setOpened] = useState<number | undefined>(currentVersion)
  return { version: opened ?? currentVersion, takeNewest: () => setOpened(undefined), take: setOpened }
}

export type OpenedVersion = ReturnType<typeof useOpenedVersion>
