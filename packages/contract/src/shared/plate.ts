import { z } from 'zod'
import { signsOfNumber } from './reading/plain-text.ts'

/** The plate of a truck or trailer as it is kept, whatever people write between its signs: 陕A·12345 is 陕A12345. */
export const cleanPlate = signsOfNumber

/** Spellings of a country are a warning only, so letters of any script and digits are taken. */
export const enteredPlate = z
  .string()
  .overwrite(cleanPlate)
  .refine((plate) => /^[\p{L}\p{N}]{1,15}$/u.test(plate), 'workorder.plate-wrong')
