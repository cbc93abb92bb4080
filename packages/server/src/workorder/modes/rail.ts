import { inBoxes } from './in-boxes.ts'
import { jobMode } from './plain-job.ts'
import { wagonDoubts } from './rail-parts.ts'

const timeOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** Rail: boxes on wagons of three networks, under one consignment note or several, over changes of gauge. */
export const rail = jobMode({
  openingHead: ({ form }) => ({ railBillType: form.consignmentNoteType ?? 'ASNEEDED' }),
  ...inBoxes,
  headGiven: ({ railBillType, payerCodes, gaugePlaces }) => ({
    gaugePlaces: gaugePlaces?.map((stop) => ({
      placeCode: stop.placeCode,
      arrivedAt: stop.arrivedAt?.toISOString(),
      reloadedAt: stop.reloadedAt?.toISOString(),
      departedAt: stop.departedAt?.toISOString(),
    })),
    payerCodes,
    railBillType,
  }),
  placesOf: ({ gaugePlaces = [] }) =>
    gaugePlaces.map(({ placeCode }, at) => ({ field: `gaugePlaces.${at}.placeCode`, placeCode })),
  rowView: (_, boxes) => {
    const notes = [...new Set(boxes.flatMap(({ consignmentNoteNo }) => consignmentNoteNo ?? []))]
    return { houseBillNo: notes.length > 0 ? notes.join(',') : undefined }
  },
  headView: ({ railBillType = 'ASNEEDED', gaugePlaces = [] }, named) => ({
    railBillType,
    gaugePlaces: gaugePlaces.map((stop) => ({
      ...named(stop.placeCode),
      arrivedAt: timeOf(stop.arrivedAt),
      reloadedAt: timeOf(stop.reloadedAt),
      departedAt: timeOf(stop.departedAt),
    })),
  }),
  internalView: ({ payerCodes = [] }) => ({ payerCodes }),
  neededParts: () => ['containerNo', 'seal', 'consignmentNote', 'packing', 'charges'],
  doubtsOn: wagonDoubts,
})
