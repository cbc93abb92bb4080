import type { Party } from '@landbridge/contract/booking/form/parties'
import { clauseList, wordList } from '@landbridge/contract/shared/word-list'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper } from '../../platform/paper-values.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { type JobWord, say } from './job-words.ts'
import type { PaperFacts } from './paper-facts.ts'

/** The draft of the bill under which the cargo travels, one page for each container: what the customer checks before it is issued. */
export function draftBillParts(facts: PaperFacts): PaperPart[] {
  const { shown, language } = facts
  const word = (key: JobWord) => say(key, language)
  const mode = jobModeOf(shown.serviceModeId)
  return shown.containers.flatMap((box, at) => [
    {
      heading: box.containerNo ?? `${word('workorder.manifest-container')} ${at + 1}`,
      onNewPage: at > 0,
      facts: [
        [word('workorder.paper-status'), word('workorder.paper-draft-not-valid')],
        ...mode.billFacts(shown, box, word),
      ],
    },
    partiesOf(facts),
    {
      heading: word('workorder.paper-transport'),
      facts: [
        [word('workorder.paper-departs-from'), shown.originName],
        [word('workorder.paper-borders'), shown.entryPortName],
        [word('workorder.paper-goes-to'), facts.booking.form.destinationStation ?? shown.destinationName],
        [word('workorder.paper-train'), shown.departureNo],
      ],
    },
    goodsOf(facts, box.containerNo),
    {
      heading: word('workorder.paper-box'),
      facts: [
        [word('workorder.paper-type'), `${box.containerType} ${box.containerOwner === 'S' ? 'SOC' : 'COC'}`],
        [word('workorder.manifest-seals'), wordList(box.sealNos ?? [], language)],
        [word('workorder.paper-tare'), figureOnPaper(box.tareKg, language)],
        [word('workorder.manifest-packages'), figureOnPaper(box.packages, language)],
        [word('workorder.manifest-weight'), figureOnPaper(box.grossWeightKg, language)],
      ],
    },
    {
      heading: word('workorder.paper-attached'),
      words:
        wordList(
          shown.documentsDue.filter(({ isGiven }) => isGiven).map((one) => one.documentName ?? one.documentType),
          language,
        ) || word('workorder.paper-none-attached'),
    },
  ])
}

const roles = [
  ['SHP', 'workorder.paper-consignor'],
  ['CNE', 'workorder.manifest-consignee'],
  ['NFY', 'workorder.paper-notify'],
] as const

function partiesOf({ booking, language }: PaperFacts): PaperPart {
  const whole = (one: Party) =>
    clauseList(
      [
        [one.partyName, one.partyNameLocal].filter(Boolean).join(' / '),
        one.partyAddress,
        one.postCode,
        one.cityName,
        one.countryCd,
        one.taxNo,
        one.contactName,
        one.contactPhone,
      ],
      language,
    )
  const parties = booking.form.parties ?? []
  return {
    heading: say('workorder.paper-parties', language),
    facts: roles.flatMap(([role, key]) => {
      const one = parties.find(({ partyType }) => partyType === role)
      return one ? [[say(key, language), whole(one)] as const] : []
    }),
  }
}

/** The goods of one container by its packing list; without one, those of the whole booking. In every language in which they are named. */
function goodsOf({ booking: { form }, packing, language }: PaperFacts, containerNo: string | undefined): PaperPart {
  const word = (key: JobWord) => say(key, language)
  const packed = packing.filter((line) => containerNo !== undefined && line.containerNo === containerNo)
  const lines = packed.length > 0 ? packed : (form.goods ?? [])
  const named = (name: string | null | undefined) => {
    const booked = form.goods?.find((line) => [line.goodsName, line.goodsNameEnglish].includes(name))
    return [...new Set([name, booked?.goodsName, booked?.goodsNameEnglish, booked?.goodsNameRussian])]
      .filter(Boolean)
      .join(' / ')
  }
  return {
    heading: word(packed.length > 0 ? 'workorder.manifest-goods' : 'workorder.paper-goods-of-booking'),
    table: {
      headings: [
        word('workorder.manifest-goods'),
        word('workorder.paper-hs-code'),
        word('workorder.manifest-packages'),
        word('workorder.manifest-weight'),
      ],
      widths: [0.5, 0.16, 0.14, 0.2],
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
