import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import type { Party } from '@landbridge/contract/booking/fields/parties'
import type { Language } from '@landbridge/contract/shared/languages'
import { plateInLatin } from '@landbridge/contract/shared/plate'
import { clauseList, wordList } from '@landbridge/contract/shared/word-list'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import { signedBy, wholeEntity } from '../../entity/index.ts'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper } from '../../platform/paper-values.ts'
import { wholeParty } from '../print/bill-party.ts'
import { type BillTitles, byScript, type Called, calledIn, inEach, isBillOut, standingAt } from '../print/bill-words.ts'
import { dayOfIssue } from '../print/day-of-issue.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import { type PaperWord, say } from '../print/printed-words.ts'
import { asIssued } from './issued-carriage-rules.ts'
import { type Boxed, dangerOf } from './road-danger.ts'

/** Countries of the east whose carriers and customs read Russian. */
const readRussian: readonly string[] = ['RU', 'BY', 'KZ', 'KG', 'UZ', 'TJ', 'TM', 'AM', 'AZ', 'GE', 'MN']

/** A CMR note is written in English, and in Russian besides where it goes through the east. */
export const noteLanguagesOf = ({ originCode, destinationCode }: BookingForm): readonly Language[] => {
  const isEastern = [originCode, destinationCode].some((code) => readRussian.includes((code ?? '').slice(0, 2)))
  return isEastern ? ['ru', 'en'] : ['en']
}

export const noteTitles = {
  draft: 'workorder.paper-draft-cmr',
  issued: 'workorder.paper-issued-cmr',
} as const satisfies BillTitles

/** The CMR notes of a job, one for each truck, with its 24 boxes as far as known. */
export function noteParts(today: PaperFacts): PaperPart[] {
  const facts = asIssued(today, today.bills[0])
  const called = calledIn(facts)
  const boxed: Boxed = (no, key) => `${no} ${called(key)}`
  return facts.shown.containers.flatMap((truck, index) => [
    headOf(truck, index, facts, called),
    peopleAndPlaces(truck, facts, boxed),
    goodsOf(truck, facts, boxed),
    ...dangerOf(facts, boxed),
    instructionsOf(truck, facts, boxed),
    carriersOf(truck, facts, boxed),
    signaturesOf(facts, boxed),
  ])
}

function headOf(truck: ContainerView, at: number, { shown, language }: PaperFacts, called: Called): PaperPart {
  const word = (key: PaperWord) => say(key, language)
  return {
    heading: (truck.truckPlate && plateInLatin(truck.truckPlate)) ?? `${word('workorder.paper-truck-row')} ${at + 1}`,
    onNewPage: at > 0,
    facts: [
      [word('workorder.paper-status'), word(standingAt(shown.billState, 'workorder.paper-draft-not-valid'))],
      [word('workorder.paper-cmr-no'), truck.consignmentNoteNo],
      [word('workorder.paper-truck-plates'), platesOf(truck)],
      [word('workorder.manifest-seals'), wordList(truck.sealNos ?? [], language)],
      [word('workorder.paper-tir-no'), truck.tirNo],
      [word('workorder.paper-t1-no'), truck.t1No],
      // Without these words the carrier answers for whatever their lack costs (CMR, articles 6 and 7).
      [called('workorder.cmr-convention'), called('workorder.cmr-convention-words')],
    ],
  }
}

/** Words that stand within a line of the note, in each of its languages: the note is read abroad, whoever fetched it. */
const inLine = (facts: PaperFacts, key: PaperWord): string => calledIn(facts)(key).replaceAll('\n', ' / ')

const platesOf = ({ truckPlate, trailerPlate }: ContainerView) =>
  [truckPlate, trailerPlate].flatMap((plate) => (plate ? plateInLatin(plate) : [])).join(' / ') || undefined

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
  const open = calledIn(facts)('workorder.paper-not-named')
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
        papersAlong(truck, facts) || calledIn(facts)('workorder.paper-none-attached'),
      ],
    ],
  }
}

/** Papers that travel with the truck: those that were given, the declaration and the carnet by their numbers, and those still to come. */
function papersAlong(truck: ContainerView, facts: PaperFacts): string {
  const { documentsDue, declarationNo } = facts.shown
  const papers = documentsDue.map(({ documentName, documentType, isGiven }) =>
    clauseList([documentName ?? documentType, !isGiven && inLine(facts, 'workorder.paper-to-follow')], facts.language),
  )
  const numbered = [
    ['workorder.paper-declaration-no', declarationNo],
    ['workorder.paper-tir-no', truck.tirNo],
    ['workorder.paper-t1-no', truck.t1No],
  ] as const
  return [...papers, ...numbered.flatMap(([key, no]) => (no ? `${inLine(facts, key)} ${no}` : []))].join('\n')
}

/** Somebody with the country in English, as the form is read abroad. */
const writtenParty = (one: Party, { billNames }: PaperFacts) =>
  wholeParty(one, { billNames: billNames.filter(({ language }) => language === 'en') })

/** Boxes 6 to 12, the goods of a truck: packed, booked for the only one, or the truck's own sums. */
function goodsOf(truck: ContainerView, facts: PaperFacts, boxed: Boxed): PaperPart {
  const { goods, packed, shown, language } = facts
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
          packingOf(line, facts),
          natureOf(line, facts),
          line.hsCode ?? undefined,
          isOwn ? figureOnPaper(line.grossWeightKg, language) : undefined,
          isOwn ? figureOnPaper(line.volumeM3, language) : undefined,
        ]),
        ...totalOf(truck, facts),
      ],
    },
  }
}

const packingOf = ({ packageType }: GoodsLine, facts: PaperFacts): string | undefined =>
  packageType ? inEach(facts, (names) => names.code('PACKUNIT', packageType)) : undefined

/** The sums of a truck; none while its load is unknown. */
function totalOf({ packages, grossWeightKg, volumeM3 }: ContainerView, facts: PaperFacts): (string | undefined)[][] {
  const figure = (value: string | number | undefined) => figureOnPaper(value, facts.language)
  const sums = [figure(packages), figure(grossWeightKg), figure(volumeM3)]
  if (!sums.some(Boolean)) return []
  const [ofPackages, ...ofMeasures] = sums
  return [[calledIn(facts)('workorder.paper-total'), ofPackages, undefined, undefined, undefined, ...ofMeasures]]
}

/** The nature of goods in English and, in the east, Russian, else in the booker's words. */
function natureOf({ goodsName, goodsNameEnglish, goodsNameRussian }: GoodsLine, { billNames }: PaperFacts): string {
  const isEastern = billNames.some(({ language }) => language === 'ru')
  const known = [goodsNameEnglish, isEastern && goodsNameRussian].filter((name): name is string => !!name)
  return known.length > 0 ? known.join('\n') : (goodsName ?? '')
}

/** Boxes 13 to 15 and 19 to 20: what the sender wants of the carrier at customs, and who pays. */
function instructionsOf(truck: ContainerView, facts: PaperFacts, boxed: Boxed): PaperPart {
  const { shown, booking, language, billNames } = facts
  const { form } = booking
  const called = calledIn(facts)
  const codes = [truck.borderPortCode ?? shown.entryPortCode, truck.secondBorderPortCode].flatMap((code) => code ?? [])
  const border = codes
    .map((code) => byScript(billNames.map((names) => names.place(code, shown.serviceModeId))))
    .join('\n')
  const temperature = form.temperatureControlled
    ? `${form.minTemperatureC ?? form.setTemperatureC ?? ''} … ${form.maxTemperatureC ?? form.setTemperatureC ?? ''} °C`
    : undefined
  const isCollect = form.paymentTerm === 'CC'
  return {
    heading: say('workorder.cmr-instructions', language),
    facts: [
      [
        boxed(13, 'workorder.cmr-senders-instructions'),
        [
          form.exportCustomsOffice && `${inLine(facts, 'workorder.export-customs-at')}: ${form.exportCustomsOffice}`,
          border && `${inLine(facts, 'workorder.paper-borders')}: ${border}`,
          form.importCustomsOffice && `${inLine(facts, 'workorder.import-customs-at')}: ${form.importCustomsOffice}`,
          temperature,
        ]
          .filter(Boolean)
          .join('\n'),
      ],
      [boxed(14, 'workorder.cmr-payment'), called(isCollect ? 'workorder.cmr-to-be-paid' : 'workorder.cmr-paid')],
      [boxed(15, 'workorder.cmr-cash-on-delivery'), '–'],
      [boxed(19, 'workorder.cmr-special-agreements'), form.remark ?? '–'],
      [boxed(20, 'workorder.cmr-paid-by'), called(isCollect ? 'workorder.manifest-consignee' : 'workorder.cmr-sender')],
    ],
  }
}

/** A truck that carries on, with whoever drives it and where it is registered. */
const carrierWith = (truck: ContainerView, language: Language): string =>
  clauseList([platesOf(truck), truck.countryCd, truck.driverName, truck.driverPhone], language)

/** Boxes 16 to 18: who carries, into which truck the cargo is loaded over, and what the carrier remarks. */
function carriersOf(truck: ContainerView, { entity, shown, language }: PaperFacts, boxed: Boxed): PaperPart {
  const next = shown.containers.find(({ id }) => id === truck.reloadedIntoId)
  return {
    heading: say('workorder.cmr-carriage', language),
    facts: [
      [boxed(16, 'workorder.cmr-carrier'), [wholeEntity(entity), platesOf(truck)].filter(Boolean).join('\n')],
      [boxed(17, 'workorder.cmr-successive-carriers'), (next && carrierWith(next, language)) ?? '–'],
      [boxed(18, 'workorder.cmr-reservations'), truck.remark ?? '–'],
    ],
  }
}

const toSign = '_'.repeat(36)

/** Boxes 21 to 24: where and when the note is made out, and the three that sign it. */
function signaturesOf({ shown, entity, language, bills }: PaperFacts, boxed: Boxed): PaperPart {
  return {
    heading: say('workorder.cmr-signatures', language),
    ...(isBillOut(shown.billState) ? signedBy(entity) : {}),
    facts: [
      [boxed(21, 'workorder.cmr-established'), [shown.originName, dayOfIssue(bills[0], shown) ?? toSign].join('  ')],
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
