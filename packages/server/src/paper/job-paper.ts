import { goodsNameFor } from '@landbridge/contract/booking/form/goods-names'
import { formInstructed } from '@landbridge/contract/paper/instruction/instruction-content'
import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import type { JobPaperRequest } from '@landbridge/contract/paper/paper-endpoints'
import { papersOfJob } from '@landbridge/contract/paper/paper-lifecycle'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { clauseList, wordList } from '@landbridge/contract/shared/word-list'
import { objectionLabels } from '@landbridge/contract/workorder/job-labels'
import { entityOfBooking } from '../booking/index.ts'
import {
  entityContact,
  entityName,
  type LocalPartners,
  letterheadOf,
  notePrinted,
  partnerOnBill,
  partnersAtPlaces,
  partnersOnLane,
  wholePartner,
} from '../entity/index.ts'
import { holdsPermission } from '../platform/caller.ts'
import type { Paper, PaperPart } from '../platform/paper.ts'
import { figureOnPaper, momentOnPaper } from '../platform/paper-values.ts'
import { idsOf } from '../platform/rows.ts'
import type { Call } from '../platform/serve.ts'
import { readerNames } from '../reference/index.ts'
import {
  auditJob,
  bookingOfJob,
  contentsOf,
  detailOf,
  type Job,
  type JobPart,
  loadJob,
  noDoubts,
} from '../workorder/index.ts'
import { setsAsked } from './bill/bill-queries.ts'
import { ownBills } from './bill/bill-rules.ts'
import { billsKept } from './bill/bill-store.ts'
import { goodsDescribed } from './instruction/instruction-fill-rules.ts'
import { instructionOf } from './instruction-store.ts'
import type { PaperOfMode } from './modes/paper-mode.ts'
import { paperModeOf } from './modes/paper-modes.ts'
import { chargesPrinted, chargeTable } from './print/charge-table.ts'
import type { PaperFacts } from './print/paper-facts.ts'
import { type PaperWord, say } from './print/printed-words.ts'
import { factsSwitched, formSwitched } from './switched-rules.ts'

/** A paper of a job, printed in the reader's language, with an audit entry for each fetch. */
export async function jobPaper(
  { id, paper, billSeq }: JobPaperRequest,
  call: Call<Actor>,
  customerId?: string,
): Promise<Paper> {
  const { tx, language, now, caller } = call
  const job = await loadJob(tx, id, customerId)
  if (!papersOfJob(job, customerId === undefined ? 'staff' : 'customer').includes(paper))
    throw new Problem('workorder.no-paper-yet')
  const kept = await contentsOf(tx, job, customerId)
  const parts = paper === 'draft' ? { ...kept, containers: containersBilled(job, kept.containers) } : kept
  const [{ shown, customer, names }, booked, instruction, partnersHere, billsBegun] = await Promise.all([
    detailOf(job, parts, noDoubts, call),
    bookingOfJob(tx, job, customerId),
    instructionOf(tx, job.id, customerId),
    partnersAtPlaces(tx, [job.originCode, job.destinationCode]),
    billsKept(tx, job.id, customerId),
  ])
  const entity = await entityOfBooking(tx, booked)
  const partners = partnersOnLane(partnersHere, { ...shown, placeMode: placeModeOf(shown.serviceModeId) })
  const instructed = instruction ? formInstructed(booked.form, instruction.content) : booked.form
  const bills = ownBills(job, setsAsked(job, instructed, billsBegun))
  // Receivers read the parties of the set that they hold; the drafts of several bills name those of each.
  const form =
    paper === 'draft' ? instructed : formSwitched(instructed, bills.find(({ switched }) => switched)?.switched)
  const booking = { ...booked, form }
  if (billSeq && !bills.some(({ seq }) => seq === billSeq)) throw new Problem('workorder.bill-missing')
  const mode = paperModeOf(job.mode)
  const written = mode.billLanguages(shown, booking.form).filter((one) => !isAlikeFor(language, one))
  const others = await Promise.all(written.map((one) => readerNames(tx, one)))
  await auditJob(call, job, { action: 'workorder.paper-read' })
  const printed: PaperFacts = {
    shown,
    booking,
    ...chargesPrinted(parts.charges, { names, form: booked.form, isForStaff: customerId === undefined }),
    language,
    billSeq,
    mayIssue: caller.actor === 'staff' && holdsPermission(caller, 'paper.issue'),
    containers: parts.containers,
    bills,
    freeTime: job.head.freeTime,
    payers: customerId === undefined ? (job.head.payerCodes ?? []) : [],
    billNames: [names, ...others],
    ...goodsDescribed({ form: booked.form, ...parts }, instruction),
    instructedBoxes: instruction?.content.containers ?? [],
    packing: parts.packing,
    customer: customer.name,
    entity,
    partners,
    issuer: entityName(entity, language),
    companyContact: entityContact(entity, language),
  }
  const drawn = mode.papers[paper] ?? papersOfEveryMode[paper]
  if (!drawn) throw new Problem('workorder.no-paper-yet')
  const drawnParts = drawn.parts(papersOfReceivers.includes(paper) ? factsSwitched(printed, bills) : printed)
  await notePrinted(tx, idsOf(partnersIn(drawnParts, partners)))
  return { ...headOfPaper(printed, drawn), subtitle: job.jobNo, madeAt: now, parts: drawnParts }
}

const headOfPaper = (printed: PaperFacts, { title }: PaperOfMode) => headIn(printed, title(printed.shown, printed))
const headIn = ({ entity, issuer, language }: PaperFacts, title: PaperWord) => ({
  language,
  issuer,
  letterhead: letterheadOf(entity, language),
  title: say(title, language),
})

/** Those of our partners on a lane that stand on a paper. */
function partnersIn(parts: readonly PaperPart[], partners: LocalPartners) {
  const values = new Set(parts.flatMap((part) => ('facts' in part ? part.facts.map(([, value]) => value) : [])))
  return Object.values(partners).filter((one) => values.has(wholePartner(one)) || values.has(partnerOnBill(one)))
}

/** The containers as an issued bill states them, before later corrections. */
function containersBilled({ billsOut, head }: Job, containers: readonly JobPart[]): JobPart[] {
  const held = billsOut ? (head.heldChange?.boxes ?? []) : []
  return containers.map((one) => ({ ...one, ...held.find(({ id }) => id === one.id) }))
}

const papersOfReceivers: readonly JobPaper[] = ['arrivalNotice', 'delivery']

/** Readers of Chinese in one script read it in the other. */
const isAlikeFor = (reader: Language, written: Language) => reader.slice(0, 2) === written.slice(0, 2)

const papersOfEveryMode: Readonly<Partial<Record<JobPaper, PaperOfMode>>> = {
  completion: {
    title: () => 'workorder.paper-completion',
    parts: (printed) => [headOf(printed), wayOf(printed), carriedOf(printed), ...doneParts(printed)],
  },
  delivery: {
    title: () => 'workorder.paper-delivery',
    parts: (printed) => [headOf(printed), wayOf(printed), carriedOf(printed), ...receiptParts(printed)],
  },
}

function headOf({ shown, language, customer, issuer, companyContact }: PaperFacts): PaperPart {
  const word = (key: PaperWord) => say(key, language)
  return {
    heading: word('workorder.paper-parties'),
    facts: [
      [word('workorder.paper-forwarder'), clauseList([issuer, companyContact], language)],
      [word('workorder.manifest-customer'), customer],
      [word('workorder.manifest-booking'), shown.bookingNo],
      [word('workorder.paper-reference'), shown.customerReference],
      [word('workorder.paper-operator'), shown.operatorName],
    ],
  }
}

function wayOf({ shown, language }: PaperFacts): PaperPart {
  const word = (key: PaperWord) => say(key, language)
  const { originName, entryPortName, destinationName } = shown
  const mode = paperModeOf(shown.serviceModeId)
  const timeOf = (name: 'atd' | 'ata', zone: string | undefined) => {
    const at = momentOnPaper(shown[name], zone)
    return at && shown.impliedTimes?.includes(name) ? `${at}, ${word('workorder.paper-at-latest')}` : at
  }
  return {
    heading: word('workorder.paper-transport'),
    facts: [
      [word('workorder.paper-lane'), [originName, entryPortName, destinationName].filter(Boolean).join(' – ')],
      ...mode.carriageFacts(shown, word),
      [word('workorder.paper-departed'), timeOf('atd', shown.originZone)],
      [word('workorder.paper-arrived'), timeOf('ata', shown.destinationZone)],
      ...mode.billFacts(shown, word),
    ],
  }
}

const carriedOf = (printed: PaperFacts): PaperPart =>
  paperModeOf(printed.shown.serviceModeId).partsOnPaper?.(printed) ??
  (printed.shown.containers.length > 0 ? boxesOf(printed) : looseCargoOf(printed))

/** The figures of shared cargo whose container is unknown, without which nobody could sign for it. */
function looseCargoOf({ shown, language }: PaperFacts): PaperPart {
  const word = (key: PaperWord) => say(key, language)
  const { packages, actualPieces, grossWeightKg, actualGrossWeightKg, volumeM3, actualVolumeM3 } = shown
  return {
    heading: word('workorder.manifest-goods'),
    facts: [
      [word('workorder.manifest-packages'), figureOnPaper(actualPieces ?? packages, language)],
      [word('workorder.manifest-weight'), figureOnPaper(actualGrossWeightKg ?? grossWeightKg, language)],
      [word('workorder.paper-volume'), figureOnPaper(actualVolumeM3 ?? volumeM3, language)],
    ],
  }
}

/** The containers with numbers, seals and contents. */
function boxesOf({ shown, language }: PaperFacts): PaperPart {
  const word = (key: PaperWord) => say(key, language)
  return {
    heading: word('workorder.manifest-boxes'),
    table: {
      headings: [
        word('workorder.manifest-container'),
        word('workorder.paper-type'),
        word('workorder.manifest-seals'),
        word('workorder.manifest-packages'),
        word('workorder.manifest-weight'),
      ],
      widths: [0.24, 0.18, 0.26, 0.14, 0.18],
      numbers: [3, 4],
      rows: shown.containers.map((box) => [
        box.containerNo,
        `${box.containerType} ${box.containerOwner === 'S' ? 'SOC' : 'COC'}`,
        wordList(box.sealNos ?? [], language),
        figureOnPaper(box.packages, language),
        figureOnPaper(box.grossWeightKg, language),
      ]),
    },
  }
}

/** The charges, the day of issue, and the customer's answer. */
function doneParts({ shown, charges, language }: PaperFacts): PaperPart[] {
  const word = (key: PaperWord) => say(key, language)
  const { completion, state, originZone } = shown
  const answered = momentOnPaper(completion?.answeredAt, originZone)
  const answer = completion?.reasonCode
    ? clauseList([word(objectionLabels[completion.reasonCode]), completion.reason], language)
    : state === 'completed'
      ? word(completion?.answeredAt ? 'workorder.paper-confirmed' : 'workorder.paper-lapsed')
      : word('workorder.paper-unanswered')
  return [
    ...(charges.length > 0 ? [chargeTable(charges, language, word('workorder.paper-charges'))] : []),
    {
      heading: word('workorder.paper-completion'),
      facts: [
        [word('workorder.paper-issued'), momentOnPaper(completion?.issuedAt, originZone)],
        [word('workorder.paper-answer-by'), momentOnPaper(completion?.dueAt, originZone)],
        [word('workorder.paper-note'), completion?.note],
        [word('workorder.paper-answer'), clauseList([answer, completion?.answeredBy, answered], language)],
      ],
    },
  ]
}

/** The receiver and the place, and the lines on which the receipt is signed. */
function receiptParts({ booking: { form }, language, billNames, shown }: PaperFacts): PaperPart[] {
  const word = (key: PaperWord) => say(key, language)
  const consignee = form.parties?.find(({ partyType }) => partyType === 'CNE')
  const goods = wordList(
    (form.goods ?? []).map((line) => goodsNameFor(line, language)),
    language,
  )
  const doors = (form.stops ?? []).filter(({ stopType }) => stopType === 'U')
  const [names] = billNames
  const cityOf = (code: string | null | undefined) =>
    code && names?.findCity(code) ? names.place(code, shown.serviceModeId) : undefined
  const toSign = '_'.repeat(40)
  return [
    {
      heading: word('workorder.paper-receiver'),
      facts: [
        [word('workorder.manifest-goods'), goods],
        [word('workorder.manifest-consignee'), consignee?.partyName ?? undefined],
        [
          word('workorder.paper-address'),
          clauseList([consignee?.partyAddress, consignee?.postCode, consignee?.cityName], language),
        ],
        [word('workorder.paper-contact'), clauseList([consignee?.contactName, consignee?.contactPhone], language)],
        ...doors.map(
          ({ stopCompany, address, postCode, cityCode, cityName, contactName, contactPhone }) =>
            [
              word('workorder.paper-door'),
              clauseList(
                [stopCompany, address, postCode, cityOf(cityCode) ?? cityName, contactName, contactPhone],
                language,
              ),
            ] as const,
        ),
      ],
    },
    {
      heading: word('workorder.paper-receipt'),
      facts: [
        [word('workorder.paper-received-as'), toSign],
        [word('workorder.paper-received-on'), toSign],
        [word('workorder.paper-truck'), toSign],
        [word('workorder.paper-received-by'), toSign],
      ],
    },
  ]
}
