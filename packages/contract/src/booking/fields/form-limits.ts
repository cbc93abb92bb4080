import { z } from 'zod'
import type { FieldSpec } from './form-catalogue.ts'

export function limitsOf({ value }: Pick<FieldSpec, 'value'>): { maxLength?: number; isWhole: boolean } {
  const inner = innermost(value)
  const out = inner instanceof z.ZodCodec ? inner.def.out : inner
  const longest = (inner as { maxLength?: number | null }).maxLength
  return { ...(longest && { maxLength: longest }), isWhole: out instanceof z.ZodNumber }
}

const innermost = (value: z.ZodType): z.ZodType =>
  value instanceof z.ZodOptional || value instanceof z.ZodNullable ? innermost(value.unwrap() as z.ZodType) : value
