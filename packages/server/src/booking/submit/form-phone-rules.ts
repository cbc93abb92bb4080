import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { type BookingForm, formLists, headFields, listNames } from '@landbridge/contract/booking/fields/form-fields'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

type Fields = Readonly<Record<string, FieldSpec>>
const phonesAmong = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'phone' ? [name] : []))
const headPhones = phonesAmong(headFields)
const linePhones = listNames.map((list) => ({ list, names: phonesAmong(formLists[list].fields) }))

/** The countries that a number without one may be of: the one that its line names, and else those of the company and of both ends. */
export type PhoneCountries = {
  ofLine: (list: string, line: object) => string | null | undefined
  others: readonly (string | null | undefined)[]
}
type DialledForm = { form: BookingForm; wrong: FieldProblems }

/** The form with dialled telephones, and the numbers whose country is unclear. */
export function dialledForm(form: BookingForm, { ofLine, others }: PhoneCountries): DialledForm {
  const wrong: Record<string, string> = {}
  const withDialled = <Of extends object>(
    of: Of,
    { names, own, at }: { names: readonly string[]; own?: string | null | undefined; at: string },
  ): Of => {
    const read = names.flatMap((name) => {
      const typed = (of as Readonly<Record<string, unknown>>)[name]
      if (typeof typed !== 'string' || typed === '') return []
      const phone = dialledPhone(typed, own, others)
      if ('reason' in phone) wrong[`${at}${name}`] = phone.reason
      return [[name, 'dialled' in phone ? phone.dialled : typed]]
    })
    return read.length > 0 ? { ...of, ...Object.fromEntries(read) } : of
  }
  const lists = linePhones.flatMap(({ list, names }) => {
    const lines = form[list] as readonly object[] | null | undefined
    if (names.length === 0 || !lines) return []
    return [[list, lines.map((line, i) => withDialled(line, { names, own: ofLine(list, line), at: `${list}.${i}.` }))]]
  })
  return { form: { ...withDialled(form, { names: headPhones, at: '' }), ...Object.fromEntries(lists) }, wrong }
}

/** A phone number with its country code, else by its own country, or the one other where it is valid. */
export function dialledPhone(
  typed: string,
  own: string | null | undefined,
  others: readonly (string | null | undefined)[],
): { dialled: string } | { reason: string } {
  const international = typed.replace(/^00(?=[1-9])/, '+')
  if (international.startsWith('+')) {
    const number = parsePhoneNumberFromString(international)
    return number?.isPossible() ? { dialled: withExtension(number) } : { reason: 'booking.phone-wrong' }
  }
  const inOwn = own ? readIn(typed, own) : undefined
  if (inOwn) return { dialled: inOwn }
  const found = [...new Set(others.flatMap((country) => (country && readIn(typed, country)) || []))]
  const [only] = found
  return only !== undefined && found.length === 1 ? { dialled: only } : { reason: 'booking.phone-country' }
}

function readIn(typed: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined
  const number = parsePhoneNumberFromString(typed, country as CountryCode)
  return number?.isValid() ? withExtension(number) : undefined
}

const withExtension = ({ number, ext }: { number: string; ext?: string }) => (ext ? `${number} ext. ${ext}` : number)
