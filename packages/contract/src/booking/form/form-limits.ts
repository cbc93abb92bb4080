import { z } from 'zod'
import type { FieldSpec } from './form-catalogue.ts'

/** How long the words of a field may be, and whether its figure is a whole number, as its schema says. */
export function limitsOf({ value }: Pick<FieldSpec, 'value'>): { maxLength?: number; isWhole: boolean } {
  const inner = innermost(value)
  const out = inner instanceof z.ZodCodec ? inner.def.out : inner
  const longest = (inner as { maxLength?: number | null }).maxLength
  return { ...(longest && { maxLength: longest }), isWhole: out instanceof z.ZodNumber }
}

/** What an open field holds when it holds something. */
const innermost = (value: z.ZodType): z.ZodType =>
  value instanceof z.ZodOptional || value instanceof z.ZodNullable ? innermost(value.unwrap() as z.ZodType) : value
