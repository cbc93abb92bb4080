import { isUicWagonNo, isWideGaugeWagonNo } from '@landbridge/contract/reference/check-digits'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type { JobPart } from '../job.ts'
import { jobMode } from '../job-mode.ts'
import { inBoxes } from './parts-booked.ts'

const wagonDoubts = ({
  wagonNo1520,
  wagonNoEurope,
}: Pick<JobPart, 'wagonNo1520' | 'wagonNoEurope'>): Record<string, WorkorderTextKey> => ({
  ...(wagonNo1520 && !isWideGaugeWagonNo(wagonNo1520) && { wagonNo1520: 'workorder.warn-wagon-check' }),
  ...(wagonNoEurope && !isUicWagonNo(wagonNoEurope) && { wagonNoEurope: 'workorder.warn-wagon-check' }),
})

/** Rail: boxes on wagons of three networks, under one consignment note or several, over changes of gauge. */
export const rail = jobMode({
  openingHead: ({ form }) => ({ railBillType: form.consignmentNoteType ?? 'ASNEEDED' }),
  ...inBoxes,
  rowView: (_, boxes) => {
    const notes = [...new Set(boxes.flatMap(({ consignmentNoteNo }) => consignmentNoteNo ?? []))]
    return { houseBillNo: notes.length > 0 ? notes.join(',') : undefined }
  },
  neededParts: () => ['containerNo', 'seal', 'consignmentNote', 'packing', 'charges'],
  doubtsOn: wagonDoubts,
})
