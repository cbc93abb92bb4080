import { useSyncExternalStore } from 'react'

const phone = () => (typeof matchMedia === 'function' ? matchMedia('(max-width: 600px)') : undefined)

function follow(changed: () => void) {
  const query = phone()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

export const useIsPhone = (): boolean => useSyncExternalStore(follow, () => phone()?.matches ?? false)

const panel = () => (typeof matchMedia === 'function' ? matchMedia('(min-width: 1101px)') : undefined)

function followPanel(changed: () => void) {
  const query = panel()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

export const useHasRoomBeside = (): boolean => useSyncExternalStore(followPanel, () => panel()?.matches ?? true)
