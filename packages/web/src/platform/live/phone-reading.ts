import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * The digits of a number behind its country's code, as the numbering plan of the country has them: a zero that is dialled
 * only inside the country goes, one that belongs to the number (as in Italy) stays, and so does what is no number yet.
 */
export function nationalNumber(code: string, digits: string): string {
  const number = parsePhoneNumberFromString(`+${code}${digits}`)
  return number?.countryCallingCode === code && number.isPossible() ? number.nationalNumber : digits
}
