import type { DangerLine } from '@landbridge/contract/booking/fields/danger-lines'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { Party } from '@landbridge/contract/booking/fields/parties'
import type { Language } from '@landbridge/contract/shared/languages'
import { clauseList, wordList } from '@landbridge/contract/shared/word-list'
import { statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import { signedBy, wholeEntity } from '../../entity/index.ts'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper } from '../../platform/paper-values.ts'
import { wholeParty } from '../print/bill-party.ts'
import { byScript, calledIn, inEach } from '../print/bill-words.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import { type PaperWord, say } from '../print/printed-words.ts'

/** Countries of the east whose carriers and customs read Russian. */
const readRussian: readonly string[] = ['RU', 'BY', 'KZ', 'KG', 'UZ', 'TJ', 'TM', 'AM', 'AZ', 'GE', 'MN']

/** A CMR note is written in English, and in Russian besides where it goes through the east. */
export const noteLanguagesOf = ({ originCode, destinationCode }: BookingForm): readonly Language[] => {
  const isEastern = [originCode, destinationCode].some((code) => readRussian.includes((code ?? '').slice(0, 2)))
  return isEastern ? ['ru', 'en'] : ['en']
}

/** The name of a box of the printed form, with its number, in every language of the note. */
type Boxed = (no: number | string, key: PaperWord) => string

/** The drafts of the CMR notes of a job, one for each truck: what stands in the 24 boxes of the form as far as it is known, for the customer to check. */
export function noteParts(facts: PaperFacts): PaperPart[] {
  const nameOf = calledIn(facts)
  const boxed: Boxed = (no, key) => `${no} ${nameOf(key)}`
  return facts.shown.containers.flatMap((truck, index) => [
    headOf(truck, index, facts),
    peopleAndPlaces(truck, facts, boxed),
    goodsOf(truck, facts, boxed),
    ...dangerOf(facts, boxed),
    instructionsOf(facts, boxed),
    carriersOf(truck, facts, boxed),
    signaturesOf(facts, boxed),
  ])
}

function headOf(truck: ContainerView, at: number, { language }: PaperFacts): PaperPart {
  const word = (key: PaperWord) => say(key, language)
  return {
    heading: truck.truckPlate ?? `${word('workorder.paper-truck-row')} ${at + 1}`,
    onNewPage: at > 0,
    facts: [
      [word('workorder.paper-status'), word('workorder.paper-draft-not-valid')],
      [word('workorder.paper-cmr-no'), truck.consignmentNoteNo],
      [word('workorder.paper-truck-plates'), platesOf(truck)],
      [word('workorder.manifest-seals'), wordList(truck.sealNos ?? [], language)],
      [word('workorder.paper-tir-no'), truck.tirNo],
      [word('workorder.paper-t1-no'), truck.t1No],
    ],
  }
}

const platesOf = ({ truckPlate, trailerPlate }: ContainerView) =>
  [truckPlate, trailerPlate].filter(Boolean).join(' / ') || undefined

/** Boxes 1 to 5: sender, consignee, where the goods are delivered and taken over, and the papers that go along. */
function peopleAndPlaces(truck: ContainerView, facts: PaperFacts, boxed: Boxed): PaperPart {
  const { shown, booking, language } = facts
  const { form } = booking
  const word = (key: PaperWord) => say(key, language)
  const party = (role: Party['partyType']) => form.parties?.find(({ partyType }) => partyType === role)
  const place = (code: string) => inEach(facts, (names) => names.place(code, shown.serviceModeId))
  const english = facts.billNames.find((names) => names.language === 'en')
  const city = (code: string | null | undefined) =>
    code && english?.findCity(code) && english.place(code, shown.serviceModeId)
  const stop = (type: 'L' | 'U') =>
    (form.stops ?? [])
      .filter(({ stopType }) => stopType === type)
      .map((one) => {
        const cityName = city(one.cityCode) || (one.cityName ?? one.cityTyped)
        return clauseList([one.stopCompany, one.address, one.postCode, cityName], 'en')
      })
      .join('\n')
  const given = shown.documentsDue.filter(({ isGiven }) => isGiven)
  const open = word('workorder.paper-not-named')
  const [sender, consignee] = [party('SHP'), party('CNE')]
  return {
    heading: word('workorder.paper-parties'),
    facts: [
      [boxed(1, 'workorder.cmr-sender'), sender ? writtenParty(sender, facts) : open],
      [boxed(2, 'workorder.manifest-consignee'), consignee ? writtenParty(consignee, facts) : open],
      [boxed(3, 'workorder.cmr-delivery-place'), [place(shown.destinationCode), stop('U')].filter(Boolean).join('\n')],
      [
        boxed(4, 'workorder.cmr-taking-over'),
        [place(shown.originCode), stop('L'), truck.loadingDate ?? shown.loadingDate].filter(Boolean).join('\n'),
      ],
      [
        boxed(5, 'workorder.cmr-documents'),
        given.map((one) => one.documentName ?? one.documentType).join('\n') || word('workorder.paper-none-attached'),
      ],
    ],
  }
}

/** Somebody with the country in English, as the form is read abroad. */
const writtenParty = (one: Party, { billNames }: PaperFacts) =>
  wholeParty(one, { billNames: billNames.filter(({ language }) => language === 'en') })

/**
 * Boxes 6 to 12: the goods of one truck, each line in its own words; of the only truck those of the whole booking, of several that nobody packed the
 * truck's own sums.
 */
function goodsOf(truck: ContainerView, { goods, packed, shown, language }: PaperFacts, boxed: Boxed): PaperPart {
  const word = (key: PaperWord) => say(key, language)
  const isOnly = shown.containers.length === 1
  const inTruck = packed.filter(({ containerNo }) => (containerNo ? containerNo === truck.truckPlate : isOnly))
  const lines = inTruck.length > 0 ? inTruck : goods
  const isOwn = inTruck.length > 0 || isOnly
  return {
    heading: word(isOwn ? 'workorder.manifest-goods' : 'workorder.paper-goods-of-booking'),
    table: {
      headings: [
        boxed(6, 'workorder.cmr-marks'),
        boxed(7, 'workorder.manifest-packages'),
        boxed(8, 'workorder.cmr-packing'),
        boxed(9, 'workorder.cmr-nature'),
        boxed(10, 'workorder.cmr-statistical-no'),
        boxed(11, 'workorder.manifest-weight'),
        boxed(12, 'workorder.cmr-volume'),
      ],
      widths: [0.13, 0.11, 0.11, 0.27, 0.14, 0.13, 0.11],
      numbers: [1, 5, 6],
      rows: [
        ...lines.map((line) => [
          line.marks ?? 'N/M',
          isOwn ? figureOnPaper(line.packages, language) : undefined,
          line.packageType ?? undefined,
          byScript([line.goodsNameEnglish, line.goodsNameRussian, line.goodsName]),
          line.hsCode ?? undefined,
          isOwn ? figureOnPaper(line.grossWeightKg, language) : undefined,
          isOwn ? figureOnPaper(line.volumeM3, language) : undefined,
        ]),
        [
          word('workorder.paper-total'),
          figureOnPaper(truck.packages, language),
          ...[undefined, undefined, undefined],
          figureOnPaper(truck.grossWeightKg, language),
          figureOnPaper(truck.volumeM3, language),
        ],
      ],
    },
  }
}

/** The particulars that ADR asks for, in the order of 5.4.1.1: UN number, proper shipping name, class with the other hazards, packing group, tunnel code. */
export function adrParticulars(line: DangerLine): string {
  const { unNo, properShippingName, technicalName, hazardClass, subsidiaryHazards, packingGroup, tunnelCode } = line
  const name = [properShippingName?.toUpperCase(), technicalName && `(${technicalName})`].filter(Boolean).join(' ')
  const others = subsidiaryHazards?.length ? ` (${subsidiaryHazards.join(', ')})` : ''
  const isGrouped = packingGroup && /^I{1,3}$/.test(packingGroup)
  return [
    `UN ${unNo ?? ''} ${name}`.trim(),
    hazardClass && `${hazardClass}${others}`,
    isGrouped && packingGroup,
    tunnelCode && `(${tunnelCode.replace(/^\(|\)$/g, '')})`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Dangerous goods stand below the goods in the words of ADR, with whom to call. */
function dangerOf({ booking: { form }, language }: PaperFacts, boxed: Boxed): PaperPart[] {
  const lines = form.cargoKind === 'D' ? (form.danger ?? []) : []
  if (lines.length === 0) return []
  const word = (key: PaperWord) => say(key, language)
  return [
    {
      heading: boxed('6–9', 'workorder.cmr-adr'),
      facts: lines.flatMap((line) => [
        [word('workorder.cmr-adr-entry'), adrParticulars(line)] as const,
        [
          word('workorder.cmr-adr-quantity'),
          line.dgQty ? `${figureOnPaper(line.dgQty, language)} ${line.dgUnit ?? ''}`.trim() : undefined,
        ] as const,
        [
          word('workorder.cmr-adr-emergency'),
          clauseList([line.emergencyContact, line.emergencyPhone], language) || undefined,
        ] as const,
      ]),
    },
  ]
}

/** Boxes 13 to 15 and 19 to 20: what the sender wants of the carrier at customs, and who pays. */
function instructionsOf({ shown, booking: { form }, language, billNames }: PaperFacts, boxed: Boxed): PaperPart {
  const word = (key: PaperWord) => say(key, language)
  const border =
    shown.entryPortCode &&
    byScript(billNames.map((names) => names.place(shown.entryPortCode ?? '', shown.serviceModeId)))
  const temperature = form.temperatureControlled
    ? `${form.minTemperatureC ?? form.setTemperatureC ?? ''} … ${form.maxTemperatureC ?? form.setTemperatureC ?? ''} °C`
    : undefined
  const isCollect = form.paymentTerm === 'CC'
  return {
    heading: word('workorder.cmr-instructions'),
    facts: [
      [
        boxed(13, 'workorder.cmr-senders-instructions'),
        [
          form.exportCustomsOffice && `${word('workorder.export-customs-at')}: ${form.exportCustomsOffice}`,
          border && `${word('workorder.paper-borders')}: ${border}`,
          form.importCustomsOffice && `${word('workorder.import-customs-at')}: ${form.importCustomsOffice}`,
          temperature,
        ]
          .filter(Boolean)
          .join('\n'),
      ],
      [boxed(14, 'workorder.cmr-payment'), word(isCollect ? 'workorder.cmr-to-be-paid' : 'workorder.cmr-paid')],
      [boxed(15, 'workorder.cmr-cash-on-delivery'), '–'],
      [boxed(19, 'workorder.cmr-special-agreements'), form.remark ?? '–'],
      [boxed(20, 'workorder.cmr-paid-by'), word(isCollect ? 'workorder.manifest-consignee' : 'workorder.cmr-sender')],
    ],
  }
}

/** Boxes 16 to 18: who carries, into which truck the cargo is loaded over, and what the carrier remarks. */
function carriersOf(truck: ContainerView, { entity, shown, language }: PaperFacts, boxed: Boxed): PaperPart {
  const next = shown.containers.find(({ id }) => id === truck.reloadedIntoId)
  return {
    heading: say('workorder.cmr-carriage', language),
    facts: [
      [boxed(16, 'workorder.cmr-carrier'), [wholeEntity(entity), platesOf(truck)].filter(Boolean).join('\n')],
      [boxed(17, 'workorder.cmr-successive-carriers'), (next && platesOf(next)) ?? '–'],
      [boxed(18, 'workorder.cmr-reservations'), truck.remark ?? '–'],
    ],
  }
}

const toSign = '_'.repeat(36)

/** Boxes 21 to 24: where and when the note is made out, and the three that sign it. */
function signaturesOf({ shown, entity, language }: PaperFacts, boxed: Boxed): PaperPart {
  return {
    heading: say('workorder.cmr-signatures', language),
    ...(statesOfBillOut.includes(shown.billState) ? signedBy(entity) : {}),
    facts: [
      [boxed(21, 'workorder.cmr-established'), [shown.originName, toSign].join('  ')],
      [boxed(22, 'workorder.cmr-signature-sender'), toSign],
      [boxed(23, 'workorder.cmr-signature-carrier'), toSign],
      [boxed(24, 'workorder.cmr-goods-received'), toSign],
    ],
  }
}

/** The trucks of a job on a sheet or a delivery note: plates, driver, seals and what they carry. */
export function trucksOnPaper({ shown, language }: PaperFacts): PaperPart {
  const word = (key: PaperWord) => say(key, language)
  return {
    heading: word('workorder.paper-trucks'),
    table: {
      headings: [
        word('workorder.paper-truck-plates'),
        word('workorder.paper-driver'),
        word('workorder.manifest-seals'),
        word('workorder.manifest-packages'),
        word('workorder.manifest-weight'),
      ],
      widths: [0.26, 0.28, 0.2, 0.12, 0.14],
      numbers: [3, 4],
      rows: shown.containers.map((truck) => [
        platesOf(truck),
        [truck.driverName, truck.driverPhone].filter(Boolean).join('\n'),
        wordList(truck.sealNos ?? [], language),
        figureOnPaper(truck.packages, language),
        figureOnPaper(truck.grossWeightKg, language),
      ]),
    },
  }
}
