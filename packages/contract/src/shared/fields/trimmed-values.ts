import { z } from 'zod'
import { words as anyWords } from './field-values.ts'

/** Text of a length, without blanks around it. */
export const words = (most: number) => anyWords(most).trim()

export const codeOr = (reason?: string) =>
  z
    .string()
    .trim()
    .regex(/^[A-Z0-9_-]{1,20}$/, reason)

/** A code of the code library or of a place. */
export const code = codeOr()
