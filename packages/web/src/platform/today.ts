import { useSyncExternalStore } from 'react'
import { businessDayOf } from './format.ts'
import { serverNow } from './signing.ts'

let drawn: string | undefined

export const drawnOn = (day: string): void => {
  drawn = day
}

const now = () => businessDayOf(serverNow())
const neverChanges = () => () => {}

/** The business day; while a drawn page is taken over, the day of its drawing. */
export const useToday = (): string => useSyncExternalStore(neverChanges, now, () => drawn ?? now())
