import { boxWords } from '@landbridge/contract/shared/box-words'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'

export type ShownLoad = {
  boxText?: string | undefined
  truckQty?: number | null | undefined
  truckTypeForeign?: string | null | undefined
  truckTypeDomestic?: string | null | undefined
  truckNameForeign?: string | undefined
  truckNameDomestic?: string | undefined
  grossWeightKg?: string | undefined
  volumeM3?: string | undefined
}

/** The load in words: containers, trucks, or weight and volume. */
export function useLoadWords(): (load: ShownLoad) => string {
  const text = useText()
  const format = useFormat()
  return ({ boxText, truckQty, grossWeightKg, volumeM3, ...trucks }) => {
    if (boxText) return boxWords(boxText) ?? ''
    const abroad = trucks.truckNameForeign ?? trucks.truckTypeForeign
    const type = abroad ?? trucks.truckNameDomestic ?? trucks.truckTypeDomestic
    if (truckQty) {
      const count = Number(truckQty)
      return type ? text('booking.load-trucks', { count, type }) : text('booking.load-trucks-plain', { count })
    }
    const parts = [
      grossWeightKg && text('booking.kg', { kg: format.number(grossWeightKg, 0) }),
      volumeM3 && text('booking.m3', { m3: format.number(volumeM3, 1) }),
    ]
    return parts.filter(Boolean).join(' · ')
  }
}
