import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureName } from '@landbridge/contract/pricing/departure'
import { boxWords } from '@landbridge/contract/shared/box-words'
import type { Language } from '@landbridge/contract/shared/languages'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { PaperPart } from '../../platform/paper.ts'
import { momentOnPaper } from '../../platform/paper-values.ts'
import { say } from '../life/booking-texts.ts'

/** The carrier's numbers and places, which a trucker needs for the empty box, and the boxes on another departure. */
export function carrierOnConfirmation(
  { carrierRefs = [], loadTerminal, dischargeTerminal, releases = [], shares = [], masterBillNo }: BookingDetail,
  language: Language,
): PaperPart[] {
  const facts = [
    ...shares.map(
      (share) =>
        [
          boxWords(share.boxText),
          clauseList([share.departureNo && departureName(share), momentOnPaper(share.etd, share.etdZone)], language),
        ] as const,
    ),
    [say(language, 'booking.paper-carrier-ref'), carrierRefs.join(', ')] as const,
    [say(language, 'booking.paper-master-bill'), masterBillNo ?? ''] as const,
    [say(language, 'booking.paper-at-terminal'), clauseList([loadTerminal, dischargeTerminal], language)] as const,
    ...releases.map(
      ({ containerNo, containerType, emptyPickUpPlace, releaseNo }) =>
        [
          say(language, 'booking.paper-empty-of', { box: containerNo ?? containerType ?? '' }),
          clauseList([emptyPickUpPlace, releaseNo], language),
        ] as const,
    ),
  ].filter(([, value]) => value)
  return facts.length > 0 ? [{ heading: say(language, 'booking.paper-from-carrier'), facts }] : []
}
