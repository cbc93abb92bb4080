import { z } from 'zod'
import { cleanWaybillNo, isWrittenAsWaybill } from './waybill-number.ts'

/** A container's number as it is kept, whatever people print into it: CSQU 305438 3 and csqu-305438-3 are CSQU3054383. */
export const cleanContainerNo = (text: string): string => text.replace(/[\s\p{Pd}.]/gu, '').toUpperCase()

export const enteredContainerNo = z.string().overwrite(cleanContainerNo)

/** A word to search for: what is the number of a container or of an airline's waybill in any spelling is searched for as it is kept. */
export const searchedAsKept = (text: string): string => {
  const cleaned = cleanContainerNo(text)
  if (isWrittenAsWaybill(text)) return cleanWaybillNo(text)
  return /^[A-Z]{3}[UJZ]\d{7}$/.test(cleaned) ? cleaned : text
}
