import { useSyncExternalStore } from 'react'
import { businessDayOf } from './format.ts'
import { serverNow } from './signing.ts'

let prerenderedDay: string | undefined

export const setPrerenderedDay = (day: string): void => {
  prerenderedDay = day
}

const now = () => businessDayOf(serverNow())
const subscribeToNothing = () => () => {}

/** The business day; during hydration the day of the drawing. */
export const useToday = (): string => useSyncExternalStore(subscribeToNothing, now, () => prerenderedDay ?? now())
