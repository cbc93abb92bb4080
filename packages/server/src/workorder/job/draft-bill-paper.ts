import type { Party } from '@landbridge/contract/booking/form/parties'
import { isContainerNo } from '@landbridge/contract/reference/check-digits'
import { clauseList, wordList } from '@landbridge/contract/shared/word-list'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper } from '../../platform/paper-values.ts'
import type { BillForm } from '../modes/job-mode.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import type { JobContainer } from './job.ts'
import { type JobWord, say } from './job-words.ts'
import type { PaperFacts } from './paper-facts.ts'

/** The draft of the bill under which the cargo travels, one page for each container: what the customer checks before it is issued. Its parts are named in the reader's language and in those that the bill is written in, with the numbers of its printed boxes. */
export function draftBillParts(facts: PaperFacts): PaperPart[] {
  const { shown, language, containers, payers, booking } = facts
  const { form } = booking
  const word = (key: JobWord) => say(key, language)
  const mode = jobModeOf(shown.serviceModeId)
  const { boxNos, wrongNumbers } = mode.billForm(shown, form)
  const called = namesOf(facts, boxNos)
  const place = (code: string | undefined) => code && inEach(facts, (names) => names.place(code, shown.serviceModeId))
  const given = shown.documentsDue.filter(({ isGiven }) => isGiven)
  return shown.containers.flatMap((box, at) => [
    {
      heading: box.containerNo ?? `${word('workorder.manifest-container')} ${at + 1}`,
      onNewPage: at > 0,
      facts: [
        [word('workorder.paper-status'), word('workorder.paper-draft-not-valid')],
        ...mode.billFacts(shown, box, called),
        [word('workorder.paper-check-digits'), checkDigits(containers[at], wrongNumbers, facts)],
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
        [called('workorder.manifest-seals'), wordList(box.sealNos ?? [], language)],
        [called('workorder.paper-tare'), figureOnPaper(box.tareKg, language)],
        [called('workorder.manifest-packages'), figureOnPaper(box.packages, language)],
        [called('workorder.manifest-weight'), figureOnPaper(box.grossWeightKg, language)],
        [
          called('workorder.paper-attached'),
          given.map((one) => one.documentName ?? one.documentType).join('\n') || word('workorder.paper-none-attached'),
        ],
      ],
    },
  ])
}

type Called = (key: JobWord) => string

/** What something is called in each language of the bill. */
const inEach = ({ billNames }: PaperFacts, of: (names: PaperFacts['billNames'][number]) => string) =>
  byScript(billNames.map(of))

/** Names in a line for each script, each name once: a line is set in one font. */
function byScript(names: readonly (string | null | undefined)[]): string {
  const said = [...new Set(names.filter((name): name is string => !!name))]
  const lines = Map.groupBy(said, (name) => /\p{Script=Han}/u.test(name))
  return [...lines.values()].map((line) => line.join(' / ')).join('\n')
}

/** The names of a bill's parts, after the number of the box on its printed form. */
const namesOf =
  (facts: PaperFacts, boxNos: BillForm['boxNos']): Called =>
  (key) =>
    [boxNos[key], inEach(facts, (names) => say(key, names.language))].filter(Boolean).join(' ')

/** Whether the container, its wagons and the stations have numbers that their check digits agree with. */
function checkDigits(container: JobContainer | undefined, ofHead: readonly string[], { shown, language }: PaperFacts) {
  if (!container) return undefined
  const doubted = Object.keys(jobModeOf(shown.serviceModeId).doubtsOn(container)).map(
    (field) => container[field as keyof JobContainer],
  )
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

function partiesOf({ booking: { form }, language }: PaperFacts, called: Called) {
  const whole = (one: Party) =>
    [
      one.partyName,
      one.partyNameLocal,
      clauseList(
        [one.partyAddress, one.postCode, one.cityName, one.countryCd, one.taxNo, one.contactName, one.contactPhone],
        language,
      ),
      one.partyType === 'CNE' && form.consigneeRailCode,
    ]
      .filter(Boolean)
      .join('\n')
  const parties = form.parties ?? []
  return roles.flatMap(([role, key]) => {
    const one = parties.find(({ partyType }) => partyType === role)
    return one ? [[called(key), whole(one)] as const] : []
  })
}

/** The goods of one container by its packing list, or by the shipping instruction; without either, those of the whole booking. In every language in which they are named. */
function goodsOf(
  { booking: { form }, packing, language }: PaperFacts,
  containerNo: string | undefined,
  called: Called,
): PaperPart {
  const word = (key: JobWord) => say(key, language)
  const packed = packing.filter((line) => containerNo !== undefined && line.containerNo === containerNo)
  const instructed = (form.goods ?? []).filter((line) => containerNo !== undefined && line.containerNo === containerNo)
  const own = packed.length > 0 ? packed : instructed
  const lines = own.length > 0 ? own : (form.goods ?? [])
  const named = (name: string | null | undefined) => {
    const booked = form.goods?.find((line) => [line.goodsName, line.goodsNameEnglish].includes(name))
    return byScript([name, booked?.goodsName, booked?.goodsNameEnglish, booked?.goodsNameRussian])
  }
  return {
    heading: word(own.length > 0 ? 'workorder.manifest-goods' : 'workorder.paper-goods-of-booking'),
    table: {
      headings: [
        called('workorder.manifest-goods'),
        called('workorder.paper-hs-code'),
        called('workorder.manifest-packages'),
        called('workorder.manifest-weight'),
      ],
      widths: [0.46, 0.18, 0.16, 0.2],
      numbers: [2, 3],
      rows: lines.map((line) => [
        named(line.goodsName),
        line.hsCode ?? undefined,
        figureOnPaper(line.packages, language),
        figureOnPaper(line.grossWeightKg, language),
      ]),
    },
  }
}
