import type { Mode } from '../../shared/modes.ts'

export const trackedModes = ['railway', 'sea', 'air', 'truck'] as const satisfies readonly Mode[]
export type TrackedMode = (typeof trackedModes)[number]

export const travelsBy: Readonly<Record<TrackedMode, string>> = {
  railway: 'by rail',
  sea: 'by sea',
  air: 'by air',
  truck: 'by road',
}

export const followedAs: Readonly<Record<TrackedMode, string>> = {
  railway: 'Boxes',
  sea: 'Boxes',
  air: 'Consignments',
  truck: 'Trucks',
}
