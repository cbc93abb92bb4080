import type { BookingTextKey } from '@landbridge/contract/booking/booking-labels'
import type { BookingState } from '@landbridge/contract/booking/booking-lifecycle'
import type { Cutoff } from '@landbridge/contract/booking/booking-views'
import { goodsNameFor } from '@landbridge/contract/booking/form/goods-names'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureName } from '@landbridge/contract/pricing/departure'
import type { FreeTimeLine } from '@landbridge/contract/pricing/free-time'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { clauseList, wordList } from '@landbridge/contract/shared/word-list'
import { loadCustomer } from '../../customer/index.ts'
import { entityContact, entityName, letterheadOf, type OwnEntity, signedBy } from '../../entity/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Paper, PaperPart } from '../../platform/paper.ts'
import { figureOnPaper, momentOnPaper } from '../../platform/paper-values.ts'
import type { Call } from '../../platform/serve.ts'
import { codeLabel, codesOf, type ReaderNames, readerNames } from '../../reference/index.ts'
import type { Booking } from '../life/booking.ts'
import { entityOfBooking } from '../life/booking-entity-queries.ts'
import { loadBooking } from '../life/booking-store.ts'
import { say } from '../life/booking-texts.ts'
import { departureWordsOf } from '../modes/departure-words.ts'
import { detailOf } from './booking-detail-queries.ts'
import { carrierOnConfirmation } from './confirmation-carrier.ts'
import { partnersOnConfirmation } from './confirmation-partners.ts'
import { directOf, priceOf } from './confirmation-price.ts'
import {
  boxesOnConfirmation,
  freeTimeOnConfirmation,
  peopleOnConfirmation,
  type TermNames,
  termNamesOf,
  termsOnConfirmation,
} from './confirmation-terms.ts'
import { trucksOnConfirmation } from './confirmation-trucks.ts'

const confirmedStates: readonly BookingState[] = ['received', 'shipped', 'stopped', 'completed']

/** The confirmation of an accepted booking, in the reader's language, with an audit entry for each fetch. */
export async function confirmBooking(id: string, call: Call<Actor>, customerId?: string): Promise<Paper> {
  const { tx, language, now } = call
  const booking = await loadBooking(tx, id, customerId)
  if (booking.customerId === null || !confirmedStates.includes(booking.state) || !booking.given)
    throw new Problem('booking.no-confirmation')
  const [detail, customer, entity, partners, inChina, abroad, names, reader, freeTime] = await Promise.all([
    detailOf(booking, call, customerId),
    loadCustomer(tx, booking.customerId),
    entityOfBooking(tx, booking),
    partnersOnConfirmation(booking, call),
    codesOf(tx, 'SVTYPE_I'),
    codesOf(tx, 'SVTYPE_O'),
    termNamesOf(tx, language),
    readerNames(tx, language),
    freeTimeOnConfirmation(tx, booking),
  ])
  const { servicesInChina, servicesAbroad, exportCustomsBy, importCustomsBy } = booking.form
  // Clearance is asked for by fields of its own; on paper it stands among the other services.
  const codesInChina = new Set([...(servicesInChina ?? []), ...(exportCustomsBy === 'US' ? ['CUSO'] : [])])
  const codesAbroad = new Set([...(servicesAbroad ?? []), ...(importCustomsBy === 'US' ? ['CUSI'] : [])])
  const services = [
    ...[...codesInChina].map((code) => codeLabel(inChina, code, language)),
    ...[...codesAbroad].map((code) => codeLabel(abroad, code, language)),
  ]
  await audit(call, { action: 'booking.confirmation-read', thing: 'booking', id, customerId: booking.customerId })
  const issuer = entityName(entity, language)
  const facts = {
    booking,
    detail,
    services,
    language,
    names,
    entity,
    issuer,
    partners,
    freeTime,
    reader,
    customer: customer.name,
  }
  return {
    language,
    issuer,
    letterhead: letterheadOf(entity, language),
    title: say(language, 'booking.paper-title'),
    subtitle: booking.bookingNo ?? '',
    madeAt: now,
    parts: partsOf(facts),
  }
}

type ConfirmationFacts = {
  booking: Booking
  detail: BookingDetail
  services: readonly string[]
  names: TermNames
  reader: ReaderNames
  freeTime: readonly FreeTimeLine[]
  language: Call<Actor>['language']
  customer: string
  entity: OwnEntity
  issuer: string
  partners: readonly PaperPart[]
}

function partsOf(facts: ConfirmationFacts): PaperPart[] {
  const { detail, language, booking, services, customer, entity, issuer } = facts
  const word = (key: BookingTextKey) => say(language, key)
  const person = (contact: BookingDetail['salesContact']) =>
    contact && clauseList([contact.personName, contact.phone, contact.email], language)
  const way = detail.route.map(({ placeName }) => placeName).join(' – ')
  return [
    {
      heading: word('booking.paper-parties'),
      facts: [
        [word('booking.paper-forwarder'), clauseList([issuer, entityContact(entity, language)], language)],
        [word('booking.column-customer'), customer],
        [word('booking.column-reference'), detail.customerReference ?? undefined],
        ...peopleOnConfirmation(booking.form, facts.reader),
        [word('booking.column-salesperson'), person(detail.salesContact)],
        [word('booking.column-operator'), person(detail.operatorContact)],
      ],
    },
    {
      heading: word('booking.paper-transport'),
      facts: [
        [word('booking.paper-lane'), way],
        [word('booking.paper-carrier'), detail.given?.carrierName],
        [word(departureWordsOf(booking.mode).onPaper), detail.given && departureName(detail.given)],
        [word('booking.paper-departure'), momentOnPaper(detail.etd, detail.etdZone)],
        [word('booking.paper-arrival'), momentOnPaper(detail.eta ?? detail.promisedEta, detail.etaZone)],
        ...facts.detail.cutoffs.map(
          ({ cutoffKind, at, timeZone }) =>
            [word(cutoffOnPaper(booking, cutoffKind)), momentOnPaper(at, timeZone)] as const,
        ),
        [word('booking.paper-services'), wordList(services, language)],
      ],
    },
    ...trucksOnConfirmation(booking, facts.reader),
    ...facts.partners,
    termsOnConfirmation(booking, facts),
    ...boxesOnConfirmation(detail, language),
    ...carrierOnConfirmation(detail, language),
    ...goodsOf(facts),
    ...(detail.agreed ? [priceOf(detail.agreed, facts), ...directOf(detail.agreed, facts)] : []),
    ...papersOf(facts),
    {
      heading: word('booking.paper-terms'),
      ...signedBy(entity),
      words: say(language, 'booking.paper-terms-words', { company: issuer, version: booking.termsVersion ?? 1 }),
    },
  ]
}

const cutoffOnPaper = ({ mode }: Pick<Booking, 'mode'>, kind: Cutoff['cutoffKind']) =>
  kind === 'SI' ? departureWordsOf(mode).papersCutoff : (`booking.paper-cutoff-${kind}` as const)

function goodsOf({ detail, language }: ConfirmationFacts): PaperPart[] {
  const goods = detail.goods ?? []
  if (goods.length === 0) return []
  const word = (key: BookingTextKey) => say(language, key)
  const rows = goods.map((line) => [
    goodsNameFor(line, language),
    line.hsCode ?? undefined,
    figureOnPaper(line.packages, language),
    figureOnPaper(line.grossWeightKg, language),
    figureOnPaper(line.volumeM3, language),
  ])
  return [
    {
      heading: word('booking.column-goods'),
      table: {
        headings: [
          '',
          word('booking.paper-hs-code'),
          word('booking.column-packages'),
          word('booking.column-weight'),
          word('booking.column-volume'),
        ],
        widths: [0.36, 0.16, 0.14, 0.19, 0.15],
        numbers: [2, 3, 4],
        rows,
      },
    },
  ]
}

function papersOf({ detail, language }: ConfirmationFacts): PaperPart[] {
  const due = detail.documentsDue.filter(({ isGiven }) => !isGiven)
  if (due.length === 0) return []
  const by = (day: string | undefined) => day && say(language, 'booking.paper-due-by', { day })
  return [
    {
      heading: say(language, 'booking.paper-papers'),
      facts: due.map(({ documentName, documentType, dueBy, bringer }) => [
        documentName ?? documentType,
        clauseList(
          [say(language, bringer === 'us' ? 'booking.paper-from-us' : 'booking.paper-from-you'), by(dueBy)],
          language,
        ),
      ]),
    },
  ]
}
