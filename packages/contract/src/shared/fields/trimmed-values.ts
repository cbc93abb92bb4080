import { z } from 'zod'
import { freeText } from './field-values.ts'

/** Text of a length, without blanks around it. */
export const trimmedText = (maxLength: number) => freeText(maxLength).trim()

export const libraryCodeOr = (reason?: string) =>
  z
    .string()
    .trim()
    .regex(/^[A-Z0-9_-]{1,20}$/, reason)

export const libraryCode = libraryCodeOr()
