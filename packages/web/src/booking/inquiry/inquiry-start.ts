import type { InquiryForm } from '@landbridge/contract/booking/inquiry/inquiry'
import { openForms } from '@landbridge/contract/booking/modes/open-forms'
import { isLegMode, type Mode, modes } from '@landbridge/contract/shared/modes'

export type InquiryValues = { [Name in keyof InquiryForm]: InquiryForm[Name] | null }

/** The load types that an inquiry of a mode can choose between; none where all loads share one form. */
export const loadTypesOf = (mode: Mode): readonly NonNullable<InquiryForm['loadType']>[] =>
  openForms[modes[mode].code].flatMap((form) => (form.split('.')[1] ?? []) as never)

/** An inquiry as the price query hands it over: lane, day and load as far as they were asked about. */
export function inquiryStart(mode: Mode, query: URLSearchParams): InquiryValues {
  const read = (name: string) => query.get(name) || null
  const [firstLoad = null] = loadTypesOf(mode)
  const loadType = loadTypesOf(mode).find((one) => one === read('loadType')) ?? firstLoad
  const [quantity, containerType] = read('boxes')?.split('*') ?? []
  const trucks = Number.parseInt(read('trucks') ?? '', 10)
  return {
    serviceModeId: isLegMode(modes[mode].code) ? modes[mode].code : null,
    loadType,
    originCode: read('originCode'),
    destinationCode: read('destinationCode'),
    readyDate: read('wantedDate'),
    goodsName: null,
    grossWeightKg: read('grossWeightKg'),
    volumeM3: read('volumeM3'),
    packages: null,
    containerType: containerType ?? null,
    containerQty: containerType ? Number(quantity) || 1 : null,
    truckQty: loadType === 'FTL' ? trucks || 1 : null,
    incoterm: null,
    remark: null,
  }
}
