import type { Mode } from '../../shared/modes.ts'

/** The modes in which cargo is followed. */
export const trackedModes = ['railway', 'sea', 'air', 'truck'] as const satisfies readonly Mode[]
export type TrackedMode = (typeof trackedModes)[number]

/** How the description of the calls says it. */
export const travelsBy: Readonly<Record<TrackedMode, string>> = {
  railway: 'by rail',
  sea: 'by sea',
  air: 'by air',
  truck: 'by road',
}

/** What of a mode is followed, as the description of the calls says it. */
export const followedAs: Readonly<Record<TrackedMode, string>> = {
  railway: 'Boxes',
  sea: 'Boxes',
  air: 'Consignments',
  truck: 'Trucks',
}
