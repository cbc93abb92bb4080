import { type BookingForm, type HeadName, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { englishDescriptionOf } from '@landbridge/contract/booking/form/goods-names'
import { equipmentOfInquiry, formOfInquiry } from '@landbridge/contract/booking/inquiry/inquiry'
import type { Inquiry } from './inquiry.ts'

/** The form of a booking with what an inquiry says; the rest is filled in by whoever books. */
export function formOfFacts({ serviceModeId, facts }: Pick<Inquiry, 'serviceModeId' | 'facts'>): BookingForm {
  const { goodsName, grossWeightKg, volumeM3, packages, containerType, containerQty, truckQty, loadType, ...head } =
    facts
  const equipment = equipmentOfInquiry(serviceModeId, loadType)
  const name = formOfInquiry(serviceModeId, loadType)
  const entered = {
    ...head,
    loadType,
    askQuote: true,
    quoteType: 'NONE' as const,
    goods: [{ goodsName, goodsNameEnglish: englishDescriptionOf({ goodsName }), grossWeightKg, volumeM3, packages }],
    ...(equipment === 'boxes' &&
      containerType &&
      containerQty && {
        boxes: [
          {
            containerType,
            containerQty,
            containerOwner: 'C' as const,
            containerCargoKg: String(Math.round((Number(grossWeightKg) / containerQty) * 1000) / 1000),
          },
        ],
      }),
    ...(equipment === 'trucks' && { truckQty }),
  }
  return Object.fromEntries(
    Object.entries(entered).filter(
      ([field]) => name !== undefined && headFields[field as HeadName]?.forms.includes(name),
    ),
  ) as BookingForm
}
