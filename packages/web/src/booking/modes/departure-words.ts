import { type DepartureKind, factsOfMode, type ModeCode } from '@landbridge/contract/shared/modes'

/** Words for a departure: its number with its day, and the cut-off for papers. */
type DepartureWords = {
  numbered: 'booking.departure-train' | 'booking.departure-flight' | 'booking.departure-day'
  papersCutoff?: 'booking.cutoff-documents'
}

const train: DepartureWords = { numbered: 'booking.departure-train' }

const wordsOf: Readonly<Record<DepartureKind, DepartureWords>> = {
  train,
  sailing: train,
  flight: { numbered: 'booking.departure-flight', papersCutoff: 'booking.cutoff-documents' },
  day: { numbered: 'booking.departure-day', papersCutoff: 'booking.cutoff-documents' },
  'of-its-legs': train,
}

export const departureWordsOf = (mode: ModeCode): DepartureWords => wordsOf[factsOfMode(mode).departure]
