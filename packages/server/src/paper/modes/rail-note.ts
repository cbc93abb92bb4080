import { isOfWideGauge } from '@landbridge/contract/booking/fields/form-conditions'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import type { Party } from '@landbridge/contract/booking/fields/parties'
import { isContainerNo, isStationCode } from '@landbridge/contract/reference/check-digits'
import type { Language } from '@landbridge/contract/shared/languages'
import { clauseList, wordList } from '@landbridge/contract/shared/word-list'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { Booking } from '../../booking/index.ts'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper } from '../../platform/paper-values.ts'
import { type JobPart, jobModeOf } from '../../workorder/index.ts'
import { type BillTitles, byScript, type Called, calledIn, inEach, isBillOut, standingAt } from '../print/bill-words.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import { type PaperWord, say } from '../print/printed-words.ts'
import { asIssued } from './issued-carriage-rules.ts'

/** The printed form of a note: its languages, box numbers by content, and numbers with a wrong check digit. */
export type NoteForm = {
  languages: readonly Language[]
  boxNos: Partial<Record<PaperWord, string>>
  wrongNumbers: readonly string[]
}

const noteNames: Readonly<Record<string, string>> = { SMGS: 'SMGS', CIM: 'CIM', CIMSMGS: 'CIM/SMGS' }

/** SMGS is written in Chinese and Russian, CIM in a language of Western Europe, and what goes under both in all three. */
const noteLanguages: Readonly<Record<string, readonly Language[]>> = {
  SMGS: ['zh-CN', 'ru'],
  CIM: ['en'],
  CIMSMGS: ['zh-CN', 'ru', 'en'],
}

/** The numbers of the boxes of the SMGS note, annex 1 of the agreement. */
const smgsBoxes: NoteForm['boxNos'] = {
  'workorder.paper-consignor': '1',
  'workorder.paper-departs-from': '2',
  'workorder.manifest-consignee': '4',
  'workorder.paper-goes-to': '5',
  'workorder.paper-borders': '6',
  'workorder.manifest-wagon': '7',
  'workorder.manifest-goods': '15',
  'workorder.paper-packing': '16',
  'workorder.manifest-packages': '17',
  'workorder.manifest-weight': '18',
  'workorder.manifest-seals': '19',
  'workorder.paper-loaded-by': '20',
  'workorder.paper-payers': '23',
  'workorder.paper-attached': '24',
  'workorder.manifest-note': '29',
}

export const noteForm = (
  { railBillType = 'ASNEEDED' }: Pick<JobDetail, 'railBillType'>,
  { noteLanguage, destinationStation, destinationCode }: Booking['form'],
): NoteForm => ({
  languages:
    noteLanguages[railBillType] ??
    (noteLanguage && noteLanguage !== 'ZHRU' ? noteLanguages.CIMSMGS : noteLanguages.SMGS) ??
    [],
  boxNos: railBillType === 'SMGS' ? smgsBoxes : {},
  // Six digits are a station of the broad gauge; other networks number theirs in their own way.
  wrongNumbers: isOfWideGauge(destinationCode?.slice(0, 2))
    ? (destinationStation?.match(/\b\d{6}\b/g) ?? []).filter((station) => !isStationCode(station))
    : [],
})

export const noteTitles = {
  draft: 'workorder.paper-draft',
  issued: 'workorder.paper-issued-note',
} as const satisfies BillTitles

/**
 * The consignment notes under which the cargo travels, one page for each container, with parts named as the printed form numbers them.
 */
export function noteParts(today: PaperFacts): PaperPart[] {
  const facts = asIssued(today, today.bills[0])
  const { shown, language, containers, payers, booking } = facts
  const { form } = booking
  const word = (key: PaperWord) => say(key, language)
  const { boxNos, wrongNumbers } = noteForm(shown, form)
  const nameOf = calledIn(facts)
  const called: Called = (key) => [boxNos[key], nameOf(key)].filter(Boolean).join(' ')
  const place = (code: string | undefined) => code && inEach(facts, (names) => names.place(code, shown.serviceModeId))
  const handedIn = shown.documentsDue.filter(({ isGiven }) => isGiven)
  return shown.containers.flatMap((box, index) => [
    {
      heading: box.containerNo ?? `${word('workorder.manifest-container')} ${index + 1}`,
      onNewPage: index > 0,
      facts: [
        [word('workorder.paper-status'), word(standingAt(shown.billState, 'workorder.paper-draft-not-valid'))],
        ...factsOfNote(shown, box, called),
        [
          word('workorder.paper-check-digits'),
          isBillOut(shown.billState) ? undefined : checkDigits(containers[index], wrongNumbers, facts),
        ],
      ],
    },
    {
      heading: word('workorder.paper-parties'),
      facts: partiesOf(facts, called),
    },
    {
      heading: word('workorder.paper-transport'),
      facts: [
        [called('workorder.paper-departs-from'), place(shown.originCode)],
        [called('workorder.paper-borders'), place(shown.entryPortCode)],
        [
          called('workorder.paper-goes-to'),
          [place(shown.destinationCode), form.destinationStation].filter(Boolean).join('\n'),
        ],
        [called('workorder.paper-train'), shown.departureNo],
        [called('workorder.paper-payers'), payers.map(({ railway, payer }) => `${railway}: ${payer}`).join('\n')],
      ],
    },
    goodsOf(facts, box.containerNo, called),
    {
      heading: word('workorder.paper-box'),
      facts: [
        [called('workorder.paper-type'), `${box.containerType} ${box.containerOwner === 'S' ? 'SOC' : 'COC'}`],
        [called('workorder.manifest-seals'), sealsOn(box, facts)],
        [called('workorder.paper-loaded-by'), nameOf(loadedBy(box, form))],
        [called('workorder.paper-tare'), figureOnPaper(box.tareKg, language)],
        [called('workorder.manifest-packages'), figureOnPaper(box.packages, language)],
        [called('workorder.manifest-weight'), figureOnPaper(box.grossWeightKg, language)],
        [
          called('workorder.paper-attached'),
          handedIn.map((one) => one.documentName ?? one.documentType).join('\n') ||
            nameOf('workorder.paper-none-attached'),
        ],
      ],
    },
  ])
}

const factsOfNote = (
  { railBillType = '' }: Pick<JobDetail, 'railBillType'>,
  { consignmentNoteNo, wagonNo, wagonNo1520, wagonNoEurope }: ContainerView,
  called: Called,
): [name: string, value: string | undefined][] => [
  [called('workorder.paper-note-kind'), noteNames[railBillType]],
  [called('workorder.manifest-note'), consignmentNoteNo],
  [called('workorder.manifest-wagon'), [wagonNo, wagonNo1520, wagonNoEurope].filter(Boolean).join(' / ')],
]

/** Numbers of the container, its wagons and the stations, each with the word of its check digit. */
function checkDigits(container: JobPart | undefined, ofHead: readonly string[], { language }: PaperFacts) {
  if (!container) return undefined
  const doubted = Object.keys(jobModeOf('R').doubtsOn(container)).map((field) => container[field as keyof JobPart])
  const isNumberWrong = container.containerNo && !isContainerNo(container.containerNo)
  const wrong = [isNumberWrong && container.containerNo, ...doubted, ...ofHead].filter(Boolean)
  if (wrong.length > 0) return clauseList([say('workorder.paper-check-wrong', language), wrong.join(', ')], language)
  return say(container.containerNo ? 'workorder.paper-check-right' : 'workorder.paper-check-none', language)
}

const roles = [
  ['SHP', 'workorder.paper-consignor'],
  ['CNE', 'workorder.manifest-consignee'],
  ['NFY', 'workorder.paper-notify'],
] as const

function partiesOf({ booking: { form }, billNames, language }: PaperFacts, called: Called) {
  const countryIn = (code: string) => [...new Set(billNames.map((names) => names.country(code)))].join(' / ')
  const partyLines = (one: Party) =>
    [
      one.partyName,
      one.partyNameLocal,
      clauseList(
        [
          one.partyAddress,
          one.postCode,
          one.cityName,
          one.countryCd && countryIn(one.countryCd),
          one.taxNo,
          one.contactName,
          one.contactPhone,
        ],
        language,
      ),
      one.partyType === 'CNE' && form.consigneeRailCode,
    ]
      .filter(Boolean)
      .join('\n')
  const parties = form.parties ?? []
  return roles.flatMap(([role, key]) => {
    const one = parties.find(({ partyType }) => partyType === role)
    return one ? [[called(key), partyLines(one)] as const] : []
  })
}

/** Codes of the goods that railways reckon by: of the harmonised list of all, and of the 1520 network. */
const railCodes = [
  ['gngCode', 'workorder.paper-gng'],
  ['etsngCode', 'workorder.paper-etsng'],
] as const satisfies readonly (readonly [keyof GoodsLine, PaperWord])[]

/** The loader of a box, who closed it with the seals: its shipper or us, by the place at which it was stuffed. */
function loadedBy({ containerType }: ContainerView, { boxes, loadedBy: stated }: Booking['form']): PaperWord {
  const [onlyBox] = boxes ?? []
  const { stuffingPlace } = boxes?.find((one) => one.containerType === containerType) ?? onlyBox ?? {}
  const isShipper = stated ? stated === 'SHIPPER' : stuffingPlace === undefined || stuffingPlace === 'FACTORY'
  return isShipper ? 'workorder.paper-by-consignor' : 'workorder.paper-by-forwarder'
}

/** The seals by their count and numbers, and who put them on: box 20 says that in every language. */
function sealsOn(box: ContainerView, { booking, language }: PaperFacts): string {
  const seals = box.sealNos ?? []
  if (seals.length === 0) return ''
  const by = say(loadedBy(box, booking.form), language)
  return clauseList([`${seals.length}: ${wordList(seals, language)}`, by], language)
}

/** The goods of a container as instructed or packed, else of the booking, in every language they are named in. */
function goodsOf(facts: PaperFacts, containerNo: string | undefined, called: Called): PaperPart {
  const { goods, packed, language } = facts
  const word = (key: PaperWord) => say(key, language)
  const packingOf = ({ packageType }: GoodsLine) =>
    packageType ? inEach(facts, (names) => names.code('PACKUNIT', packageType)) : undefined
  const isIn = (line: GoodsLine) => containerNo !== undefined && line.containerNo === containerNo
  const instructed = goods.filter(isIn)
  const goodsInBox = instructed.length > 0 ? instructed : packed.filter(isIn)
  const lines = goodsInBox.length > 0 ? goodsInBox : goods
  return {
    heading: word(goodsInBox.length > 0 ? 'workorder.manifest-goods' : 'workorder.paper-goods-of-booking'),
    table: {
      headings: [
        called('workorder.manifest-goods'),
        called('workorder.paper-hs-code'),
        ...railCodes.map(([, key]) => called(key)),
        called('workorder.paper-packing'),
        called('workorder.manifest-packages'),
        called('workorder.manifest-weight'),
      ],
      widths: [0.21, 0.16, 0.11, 0.1, 0.2, 0.09, 0.13],
      numbers: [5, 6],
      rows: lines.map((line) => [
        byScript([line.goodsName, line.goodsNameEnglish, line.goodsNameRussian]),
        line.hsCode ?? undefined,
        ...railCodes.map(([name]) => line[name] ?? undefined),
        packingOf(line),
        figureOnPaper(line.packages, language),
        figureOnPaper(line.grossWeightKg, language),
      ]),
    },
  }
}
