const deeds = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

let used: Promise<void> = Promise.resolve()

/** On a page that the server drew nothing more is fetched until the reader does something; then the rest of the application comes. */
export function waitForUse(): void {
  used = new Promise((resolve) => {
    const begin = () => {
      for (const deed of deeds) window.removeEventListener(deed, begin)
      resolve()
    }
    for (const deed of deeds) window.addEventListener(deed, begin, { passive: true })
  })
}

export const firstUse = (): Promise<void> => used
