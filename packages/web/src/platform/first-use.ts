const userEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

let used: Promise<void> = Promise.resolve()

/** Waits for the reader's first action on a page drawn by the server before the application loads. */
export function waitForUse(): void {
  used = new Promise((resolve) => {
    const begin = () => {
      for (const event of userEvents) window.removeEventListener(event, begin)
      resolve()
    }
    for (const event of userEvents) window.addEventListener(event, begin, { passive: true })
  })
}

export const firstUse = (): Promise<void> => used
