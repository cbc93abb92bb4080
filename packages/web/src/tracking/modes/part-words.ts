import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import type { TextKey } from '../../platform/text.tsx'

export type PartWords = {
  /** Word for the number of a part, and for a number that is missing. */
  no: TextKey
  none: TextKey
  /** For some of them or for all, where a job has several. */
  some?: TextKey
  all?: 'tracking.all-boxes' | 'tracking.all-trucks'
  share: TextKey
  /** Column of the number in a file of positions. */
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
