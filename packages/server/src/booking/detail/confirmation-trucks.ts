import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { legModesOf } from '@landbridge/contract/shared/modes'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper } from '../../platform/paper-values.ts'
import type { ReaderNames } from '../../reference/index.ts'
import type { Booking } from '../life/booking.ts'
import { say } from '../life/booking-texts.ts'

type Stop = NonNullable<BookingForm['stops']>[number]

const doors = [
  ['L', 'booking.paper-load-stop'],
  ['U', 'booking.paper-unload-stop'],
] as const

/** The trucks by count and type, and the doors between which they run with their days and hours: a haulier can drive by nothing less. */
export function trucksOnConfirmation({ form, mode }: Pick<Booking, 'form' | 'mode'>, reader: ReaderNames): PaperPart[] {
  const { language } = reader
  const { truckQty, truckTypeDomestic, truckTypeForeign, stops } = form
  const cityOf = ({ cityCode, cityName }: Stop) =>
    cityCode && reader.findCity(cityCode) ? reader.place(cityCode, legModesOf(mode)) : cityName
  const doorOf = (one: Stop) => {
    const hours = [one.timeFrom, one.timeTo].filter(Boolean).join('–')
    const place = clauseList([one.stopCompany, one.address, one.postCode, cityOf(one)], language)
    const contact = clauseList([one.contactName, one.contactPhone], language)
    return [place, [one.stopDate, hours].filter(Boolean).join(' '), contact].filter(Boolean).join('\n')
  }
  const facts = [
    [say(language, 'booking.column-truck-qty'), figureOnPaper(truckQty, language)] as const,
    ...[
      ['booking.column-truck-in', truckTypeDomestic] as const,
      ['booking.column-truck-abroad', truckTypeForeign] as const,
    ].map(([key, type]) => [say(language, key), type ? reader.truckType(type) : undefined] as const),
    ...doors.flatMap(([type, key]) =>
      (stops ?? [])
        .filter(({ stopType }) => stopType === type)
        .map((one) => [say(language, key), doorOf(one)] as const),
    ),
  ]
  return [{ heading: say(language, 'booking.paper-trucks'), facts }]
}
