import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import type { TextKey } from '../../platform/text.tsx'

export type PartWords = {
  /** Words for a part's number and for a missing one. */
  no: TextKey
  none: TextKey
  /** Words for some and all parts of a job. */
  some?: TextKey
  all?: 'tracking.all-boxes' | 'tracking.all-trucks'
  share: TextKey
  /** Heading of the part's number in position files. */
  column: 'ConNo' | 'TruckNo' | 'MBlno'
}

export const partWords: Readonly<Record<PartKind, PartWords>> = {
  box: {
    no: 'tracking.container',
    none: 'tracking.no-container-yet',
    some: 'tracking.for-boxes',
    all: 'tracking.all-boxes',
    share: 'tracking.share-what',
    column: 'ConNo',
  },
  truck: {
    no: 'tracking.truck',
    none: 'tracking.no-truck-yet',
    some: 'tracking.for-trucks',
    all: 'tracking.all-trucks',
    share: 'tracking.share-what-T',
    column: 'TruckNo',
  },
  piece: {
    no: 'tracking.waybill',
    none: 'tracking.no-waybill-yet',
    share: 'tracking.share-what-A',
    column: 'MBlno',
  },
}
