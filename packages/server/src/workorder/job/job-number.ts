import { randomInt } from 'node:crypto'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A number such as JR2611-7K3QX: job, mode, year and month, and five drawn signs that say nothing about volume. */
export function newJobNo(mode: ModeCode, now: Date): string {
  const drawn = Array.from({ length: 5 }, () => signs.charAt(randomInt(signs.length)))
  return `J${mode}${businessDay(now).slice(2, 7).replace('-', '')}-${drawn.join('')}`
}
