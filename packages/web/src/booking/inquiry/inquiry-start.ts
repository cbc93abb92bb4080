import type { InquiryForm } from '@landbridge/contract/booking/inquiry/inquiry'
import { openForms } from '@landbridge/contract/booking/modes/open-forms'
import { isLegMode, type Mode, modes } from '@landbridge/contract/shared/modes'
import { laneStartOf } from '../modes/lane-start.ts'

export type InquiryValues = { [Name in keyof InquiryForm]: InquiryForm[Name] | null }

/** Load types of a mode's inquiry, none where all loads share one form. */
export const loadTypesOf = (mode: Mode): readonly NonNullable<InquiryForm['loadType']>[] =>
  openForms[modes[mode].code].flatMap((form) => (form.split('.')[1] ?? []) as never)

/** An inquiry out of the address of a price query, with the lane, day, terms and load that it names. */
export function inquiryStart(mode: Mode, query: URLSearchParams): InquiryValues {
  const { code } = modes[mode]
  const start = laneStartOf(query, code)
  const [firstLoad = null] = loadTypesOf(mode)
  const loadType = loadTypesOf(mode).find((one) => one === start.loadType) ?? firstLoad
  const [goods] = start.goods ?? []
  const [box] = start.boxes ?? []
  return {
    serviceModeId: isLegMode(code) ? code : null,
    loadType,
    originCode: start.originCode ?? null,
    destinationCode: start.destinationCode ?? null,
    readyDate: start.readyDate ?? start.wantedDate ?? null,
    goodsName: null,
    grossWeightKg: goods?.grossWeightKg ?? null,
    volumeM3: goods?.volumeM3 ?? null,
    packages: goods?.packages ?? null,
    containerType: box?.containerType ?? null,
    containerQty: box?.containerQty ?? null,
    truckQty: loadType === 'FTL' ? (start.truckQty ?? 1) : null,
    incoterm: start.incoterm ?? null,
    remark: null,
  }
}
