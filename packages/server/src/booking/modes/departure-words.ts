import type { BookingTextKey } from '@landbridge/contract/booking/booking-labels'
import { type DepartureKind, factsOfMode, type ModeCode, type ModeNoun } from '@landbridge/contract/shared/modes'

/** The words of a departure: on the time line, on the confirmation, and for its cut-off for papers. */
type DepartureWords = { acceptedAs: BookingTextKey; onPaper: BookingTextKey; papersCutoff: BookingTextKey }

const siCutoff = 'booking.paper-cutoff-SI'
const train: DepartureWords = {
  acceptedAs: 'booking.event-received',
  onPaper: 'booking.paper-train',
  papersCutoff: siCutoff,
}
const wordsOf: Readonly<Record<DepartureKind, DepartureWords>> = {
  train,
  sailing: { acceptedAs: 'booking.event-received-vessel', onPaper: 'booking.paper-voyage', papersCutoff: siCutoff },
  flight: {
    acceptedAs: 'booking.event-received-flight',
    onPaper: 'booking.paper-flight',
    papersCutoff: 'booking.paper-cutoff-documents',
  },
  day: { ...train, acceptedAs: 'booking.event-received-day', papersCutoff: 'booking.paper-cutoff-documents' },
  'of-its-legs': train,
}

export const departureWordsOf = (mode: ModeCode): DepartureWords => wordsOf[factsOfMode(mode).departure]

/** The reason to refuse a place that stands in another mode's list. */
export const placeElsewhereOf = (mode: ModeCode): `booking.place-not-${ModeNoun}` & BookingTextKey =>
  `booking.place-not-${factsOfMode(mode).noun}`
