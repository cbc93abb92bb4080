import { randomInt } from 'node:crypto'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { LegModeCode } from '@landbridge/contract/shared/modes'

const numberSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const newJobNo = (mode: LegModeCode, now: Date): string => drawnNo(`J${mode}`, now)

/** The number of our own bill over a job: HS2611-7K3QX for JS2611-7K3QX, which is drawn once. */
export const houseBillNoOf = (jobNo: string): string => `H${jobNo.slice(1)}`

/** A number such as JR2611-7K3QX: how it begins, year and month, and five drawn signs that say nothing about volume. */
export function drawnNo(begin: string, now: Date): string {
  const drawn = Array.from({ length: 5 }, () => numberSigns.charAt(randomInt(numberSigns.length)))
  return `${begin}${businessDay(now).slice(2, 7).replace('-', '')}-${drawn.join('')}`
}
