import { modes } from '@landbridge/contract/shared/modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { MissingPart } from '@landbridge/contract/workorder/job-view'
import type { TextKey } from '../../platform/text.tsx'

const missingWords = {
  containerNo: 'workorder.lacks-numbers',
  truckPlate: 'workorder.lacks-trucks',
  driver: 'workorder.lacks-drivers',
  seal: 'workorder.lacks-seals',
  consignmentNote: 'workorder.lacks-notes',
  vgm: 'workorder.lacks-vgm',
  flight: 'workorder.lacks-flight',
  masterBill: 'workorder.lacks-master-bill',
  receipt: 'workorder.lacks-receipt',
  screening: 'workorder.lacks-screening',
  packing: 'workorder.lacks-packing',
  charges: 'workorder.lacks-charges',
  changeTold: 'workorder.lacks-change-told',
  leftWithoutRelease: 'workorder.lacks-left',
  doNotLoad: 'workorder.lacks-do-not-load',
} as const satisfies Record<MissingPart, TextKey>

/** A missing item in words; an airline's master document is a waybill. */
export const missingWord = (part: MissingPart, { jobNo }: { jobNo: string }): TextKey =>
  part === 'masterBill' && modes[modeOfJobNo(jobNo)].carriers === 'A'
    ? 'workorder.lacks-master-waybill'
    : missingWords[part]
