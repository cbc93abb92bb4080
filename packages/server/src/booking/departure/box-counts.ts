import type { boxShare } from '@landbridge/contract/booking/booking-views'
import type { z } from 'zod'
import type { BoxCount } from '../life/booking.ts'

type BoxShare = z.output<typeof boxShare>

export const countsNamed = (boxes: readonly BoxShare[]): BoxCount[] =>
  boxes.map(({ containerType, containerOwner: owner, containerQty: quantity }) => ({ containerType, owner, quantity }))

export const boxSharesOf = (boxes: readonly BoxCount[]): BoxShare[] =>
  boxes.map(({ containerType, owner, quantity }) => ({ containerType, containerOwner: owner, containerQty: quantity }))
