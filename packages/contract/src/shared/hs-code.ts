import { z } from 'zod'
import { cleanHsCode } from './reading/printed-numbers.ts'

/** A customs (HS) code of six, eight or ten digits without separators; `reason` refuses any other. */
export const enteredHsCode = (reason: string) =>
  z
    .string()
    .overwrite(cleanHsCode)
    .regex(/^\d{6,10}$/, { error: reason, abort: true })
    .refine((digits) => digits.length % 2 === 0, reason)

/** The code as it is printed: 8418.10.20.10. */
export const hsCodeText = (code: string | null | undefined): string =>
  code?.replace(/^(\d{4})(\d\d)(\d\d)?(\d\d)?$/, (_, ...parts) =>
    parts.filter((part, i) => i < 4 && part !== undefined).join('.'),
  ) ?? ''
