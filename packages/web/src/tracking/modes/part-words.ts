import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import type { TextKey } from '../../platform/text.tsx'

/** What the parts of a job are called where they are followed one by one. */
export type PartWords = {
  /** What the number stands for by which a part is known, and what is said where there is none yet. */
  no: TextKey
  none: TextKey
  /** For some of them or for all, where a job has several. */
  some?: TextKey
  all?: 'tracking.all-boxes' | 'tracking.all-trucks'
  share: TextKey
  /** Under which name a file of positions has the number. */
  column: 'ConNo' | 'TruckNo' | 'MBlno'
}

/** The words about the parts of a job, by their kind. */
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
