import type { billKinds, billReleases, filingStates, vgmWays } from '@landbridge/contract/workorder/modes/sea'
import type { FactKind } from '../part-facts-rules.ts'

type OneOf<List extends readonly string[]> = List[number]

/** The verified gross mass of a box, and how it was found. */
export type SeaBox = { vgmKg: string | null; vgmWay: OneOf<typeof vgmWays> | null }

export const seaBoxFacts = { vgmKg: 'plain', vgmWay: 'plain' } as const satisfies Record<keyof SeaBox, FactKind>

/** What the head of a job by sea has besides. Times are ISO texts. */
export type SeaHead = {
  carrierCode?: string | undefined
  carrierName?: string | undefined
  vessel?: string | undefined
  imoNo?: string | undefined
  secondVessel?: string | undefined
  secondVoyage?: string | undefined
  transhipPortCode?: string | undefined
  loadTerminal?: string | undefined
  dischargeTerminal?: string | undefined
  /** The one terminal that a job had before, which stands for the load terminal where nobody has said that since. */
  terminal?: string | undefined
  houseBillNo?: string | undefined
  billKind?: OneOf<typeof billKinds> | undefined
  billRelease?: OneOf<typeof billReleases> | undefined
  billOriginals?: number | undefined
  filingState?: OneOf<typeof filingStates> | undefined
  filingNo?: string | undefined
  arrivalNoticeNo?: string | undefined
  arrivalNoticeAt?: string | undefined
  deliveryOrderNo?: string | undefined
  vgmCutoff?: string | undefined
  filingCutoff?: string | undefined
}
