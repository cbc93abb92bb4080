import { z } from 'zod'

/** What is said of each wrong field of a value that was sent, by its path in our names. */
export const refusalsIn = (schema: z.ZodType, sent: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (z.safeDecode(schema, sent as never).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

/** Whether a schema takes what was sent. */
export const takes = (schema: z.ZodType, sent: unknown): boolean => z.safeDecode(schema, sent as never).success
