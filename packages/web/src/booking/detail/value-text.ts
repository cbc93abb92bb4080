import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useCategories, useCodes, useCountries } from '../../reference/index.ts'
import { useServiceOptions } from '../form/form-options.ts'

/** The words of the closed lists of the form: the text that says a value. */
const wordsOf: Readonly<Record<string, (value: string) => string>> = {
  direction: (value) => `booking.direction-${value}`,
  loadType: (value) => `booking.load-${value}`,
  serviceTerm: (value) => `booking.term-${value}`,
  legType: (value) => `booking.leg-${value}`,
  consignmentNoteType: (value) => `booking.note-${value}`,
  noteLanguage: (value) => `booking.note-${value}`,
  cargoKind: (value) => `booking.kind-${value}`,
  stuffingPlace: (value) => `booking.stuff-${value}`,
  partyType: (value) => `booking.party-${value}`,
  exportCustomsBy: (value) => `booking.customs-${value}`,
  importCustomsBy: (value) => `booking.customs-${value}`,
  customsPlace: (value) => `booking.place-${value}`,
  transitType: (value) => `booking.transit-${value}`,
  insuranceCover: (value) => `booking.cover-${value}`,
  paymentTerm: (value) => `booking.pay-${value}`,
  payerType: (value) => `booking.payer-${value}`,
  loadWay: (value) => `booking.way-${value}`,
}

/** How a value of the form is said to people: codes in words, days and figures as the reader writes them. */
export function useValueText(form: BookingDetail): (name: string, value: unknown) => string {
  const text = useText()
  const format = useFormat()
  const countries = useCountries()
  const categories = useCategories().tree.flatMap(({ children }) => children)
  const codes = {
    packageType: useCodes('PACKUNIT').options,
    containerDemand: useCodes('BOXREQ').options,
    customsRegime: useCodes('CUSMODE').options,
    servicesInChina: useServiceOptions('I'),
    servicesAbroad: useServiceOptions('O'),
    categoryId: categories,
    containerOwner: [
      { value: 'C', label: text('booking.coc') },
      { value: 'S', label: text('booking.soc') },
    ],
    countryCd: countries,
    originCountry: countries,
  }
  const inWords = (name: string, value: unknown): string | undefined => {
    const key = wordsOf[name]
    if (key) return text(key(String(value)) as TextKey)
    const options = codes[name as keyof typeof codes]
    return options?.find((option) => option.value === value)?.label
  }
  const places: Readonly<Record<string, string | null | undefined>> = {
    originCode: form.route[0]?.placeName,
    destinationCode: form.route.at(-1)?.placeName,
    entryPortCode: form.route.find(({ placeCode }) => placeCode === form.entryPortCode)?.placeName,
    departureId: form.trainNo,
    salespersonId: form.salesperson,
  }
  const say = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => say(name, one)).join(', ')
    if (name in places) return places[name] ?? String(value)
    if (typeof value === 'boolean') return '✓'
    if (/Date|ValidTo/.test(name)) return format.day(String(value))
    return inWords(name, value) ?? (/Kg$|M3$|Qty$|packages|Value$/.test(name) ? format.number(value) : String(value))
  }
  return say
}
