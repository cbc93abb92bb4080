import { z } from 'zod'

/** The reason against each wrong field of a value that was sent, by its path in our names. */
export const refusalsIn = (schema: z.ZodType, sent: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (z.safeDecode(schema, sent as never).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

export const takes = (schema: z.ZodType, sent: unknown): boolean => z.safeDecode(schema, sent as never).success
