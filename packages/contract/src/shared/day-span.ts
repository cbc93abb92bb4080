import type { z } from 'zod'

export const daysReversed = 'shared.days-reversed'

type Span = { startDate?: string | undefined; endDate?: string | undefined }

export const daysInOrder = <Filter extends z.ZodType<Span>>(filter: Filter): Filter =>
  filter.refine(({ startDate, endDate }) => !(startDate && endDate) || startDate <= endDate, {
    error: daysReversed,
    path: ['endDate'],
  })
