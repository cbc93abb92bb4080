import { z } from 'zod'
import { plainText, signsOfNumber } from './reading/plain-text.ts'
import { cleanWaybillNo, isWrittenAsWaybill } from './waybill-number.ts'

/** A container's number as it is kept, whatever people print into it: CSQU 305438 3 and csqu-305438-3 are CSQU3054383. */
export const cleanContainerNo = signsOfNumber

export const enteredContainerNo = z.string().overwrite(cleanContainerNo)

/** A container's number (ISO 6346), or by rail and road that of a European loading unit (EN 13044-1): a swap body, a 45-foot unit. */
const containerNoPattern = /^[A-Z]{3}[UJZ]\d{7}$/
export const unitNoPattern = /^[A-Z]{3}[UJZABDEK]\d{7}$/

/** A loading unit of Europe's, which no ship carries as one of its containers. */
export const isLoadingUnitNo = (text: string): boolean => unitNoPattern.test(text) && !containerNoPattern.test(text)

/** A word to search for: what is the number of a container or of an airline's waybill in any spelling is searched for as it is kept. */
export const searchedAsKept = (text: string): string => {
  const cleaned = cleanContainerNo(text)
  if (isWrittenAsWaybill(text)) return cleanWaybillNo(text)
  return unitNoPattern.test(cleaned) ? cleaned : plainText(text)
}
