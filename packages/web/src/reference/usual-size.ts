import { boxSizes } from '@landbridge/contract/reference/box-sizes'
import { useSyncExternalStore } from 'react'

type Size = (typeof boxSizes)[number]

/** The size that freight is compared by until a reader chooses another one. */
export const leadingSize = '40HQ' satisfies Size

const key = 'usual size'

/** The size that was chosen last in this browser. */
const readSize = (): Size => boxSizes.find((size) => size === localStorage.getItem(key)) ?? leadingSize

/** Keeps a chosen size for the searches to come, where the browser keeps anything. */
export function rememberSize(size: string): void {
  try {
    localStorage.setItem(key, size)
  } catch {
    // A browser that keeps nothing begins with the leading size.
  }
}

const never = () => () => {}

export const useUsualSize = (): Size => useSyncExternalStore(never, readSize, () => leadingSize)
