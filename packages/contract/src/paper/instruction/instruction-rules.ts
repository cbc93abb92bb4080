import { isApart, numberOf } from '../../booking/checks/form-check.ts'
import { refusalsOf, warningsOf } from '../../booking/checks/form-checks.ts'
import type { FieldSpec } from '../../booking/fields/form-catalogue.ts'
import { isBlank } from '../../booking/fields/form-conditions.ts'
import type { BookingForm } from '../../booking/fields/form-fields.ts'
import type { GoodsLine } from '../../booking/fields/goods-lines.ts'
import type { Party } from '../../booking/fields/parties.ts'
import type { CheckFacts } from '../../booking/form/check-facts.ts'
import { isFieldShown, type Missing, missingFor, needAt, type ShownForm } from '../../booking/form/form-needs.ts'
import { businessDay } from '../../shared/business-day.ts'
import { kindOf, vehicle } from '../../workorder/part-kinds.ts'
import {
  formInstructed,
  type InstructionBox,
  type InstructionContent,
  instructionBoxFields,
  instructionBoxNames,
  isOfInstruction,
} from './instruction-content.ts'

/** A finding that blocks the sending, or can be kept. */
export type InstructionFinding = Missing & {
  level: 'block' | 'warn'
  values?: Readonly<Record<string, string>> | undefined
}

export type InstructionToCheck = {
  booked: ShownForm
  content: InstructionContent
  now: Date
  siCutoff?: Date | undefined
  /** The day on which the cargo of the job ships, on the clock of its place. */
  shipsOn?: string | undefined
}

const instructed = ({ booked, content }: Pick<InstructionToCheck, 'booked' | 'content'>): ShownForm => ({
  ...booked,
  form: formInstructed(booked.form, content),
})

const boxFields = Object.entries(instructionBoxFields) as [keyof typeof instructionBoxFields, FieldSpec][]

export function shownBoxNames(
  { booked, content }: Pick<InstructionToCheck, 'booked' | 'content'>,
  box: InstructionBox,
) {
  const at = instructed({ booked, content })
  return instructionBoxNames.filter((name) => isFieldShown(instructionBoxFields[name] as FieldSpec, at, box))
}

export function lackingIn({ booked, content }: Pick<InstructionToCheck, 'booked' | 'content'>): Missing[] {
  const at = instructed({ booked, content })
  const inBoxes = content.containers.flatMap((line, i) =>
    boxFields
      .filter(([name, spec]) => isBlank(line[name]) && needAt(spec, { stage: 'instruction', shown: at, line }))
      .map(([name]) => ({ path: `containers.${i}.${name}`, key: 'shared.needed' })),
  )
  const inForm = missingFor(at, 'instruction').filter(({ path }) => isOfInstruction(path))
  const isShared = content.containers.length > 1 && content.containers.every((box) => kindOf(box) === 'box')
  const unplaced = (content.goods ?? []).flatMap(({ containerNo }, i) =>
    isShared && isBlank(containerNo) ? [{ path: `goods.${i}.containerNo`, key: 'shared.needed' }] : [],
  )
  return [...inBoxes, ...inForm, ...unplaced]
}

/** Findings for the sender: letters no paper can print, sums, the form's checks of goods and parties, a passed cut-off. */
export function findingsIn(at: InstructionToCheck): InstructionFinding[] {
  const { content, now, siCutoff, shipsOn } = at
  const form = instructed(at)
  const facts: CheckFacts = { today: businessDay(now), now, boxes: {}, isPriceAgreed: true, shipsOn }
  const refused = Object.entries(refusalsOf(form, facts)).map(([path, key]) => ({ path, key }))
  const blocking = [...boxNumbers(content), ...letters(form.form), ...sums(content), ...refused].filter(({ path }) =>
    isOfInstruction(path),
  )
  const stopped = new Set(blocking.map(({ path }) => path))
  const warned = warningsOf(form, facts).filter(({ path }) => isOfInstruction(path) && !stopped.has(path))
  const isLate = siCutoff !== undefined && siCutoff <= now
  return [
    ...eachPathOnce(blocking).map((one) => ({ ...one, level: 'block' as const })),
    ...(isLate ? [{ path: 'containers', key: 'workorder.si-after-cutoff', level: 'warn' as const }] : []),
    ...warned.map((one) => ({ ...one, level: 'warn' as const })),
  ]
}

const eachPathOnce = (found: readonly Missing[]) => [
  ...new Map(found.toReversed().map((one) => [one.path, one])).values(),
]

/** A container number stands once, and goods lie in containers that the instruction names. */
function boxNumbers({ containers, goods }: InstructionContent): Missing[] {
  const numbers = containers.map(({ containerNo }) => containerNo)
  const twice = numbers.flatMap((no, i) =>
    no && numbers.indexOf(no) < i ? [{ path: `containers.${i}.containerNo`, key: 'workorder.container-no-twice' }] : [],
  )
  const nowhere = (goods ?? []).flatMap(({ containerNo }, i) =>
    containerNo && containers.length > 0 && !numbers.includes(containerNo)
      ? [{ path: `goods.${i}.containerNo`, key: 'workorder.container-not-on-job' }]
      : [],
  )
  return [...twice, ...nowhere]
}

type Alphabet = { has?: RegExp; only: RegExp; key: string }
const latin: Alphabet = { only: /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\s]*$/u, key: 'booking.latin-only' }
const russian: Alphabet = {
  has: /\p{Script=Cyrillic}/u,
  only: /^[\p{Script=Cyrillic}\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\s]*$/u,
  key: 'booking.other-letters',
}
const local: Alphabet = {
  has: /\p{Script=Cyrillic}|\p{Script=Han}/u,
  only: /^[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\s]*$/u,
  key: 'booking.other-letters',
}

const goodsAlphabets: Partial<Record<keyof GoodsLine, Alphabet>> = {
  goodsNameEnglish: latin,
  goodsNameRussian: russian,
}
const partyAlphabets: Partial<Record<keyof Party, Alphabet>> = {
  partyName: latin,
  partyAddress: latin,
  cityName: latin,
  partyNameLocal: local,
}

/** Wording of the bill itself, which a bank reads. */
const printedInLatin = ['billClauses', 'freightPayableAt', 'lcNumber', 'lcLoadingPort', 'lcDischargePort'] as const

/** Names stand in the letters of the papers: that stops an instruction, since the papers are written from it. */
function letters({ goods, parties, ...head }: BookingForm): Missing[] {
  return [
    ...foreignLetters('goods', goods ?? [], goodsAlphabets),
    ...foreignLetters('parties', parties ?? [], partyAlphabets),
    ...printedInLatin.flatMap((name) =>
      foreignLetters('', [head], { [name]: latin }).map((one) => ({ ...one, path: name })),
    ),
  ]
}

const foreignLetters = <Line extends object>(
  list: string,
  lines: readonly Line[],
  alphabets: Partial<Record<keyof Line, Alphabet>>,
): Missing[] =>
  lines.flatMap((line, i) =>
    (Object.entries(alphabets) as [keyof Line & string, Alphabet][]).flatMap(([name, { has, only, key }]) => {
      const text = line[name]
      if (typeof text !== 'string' || isBlank(text)) return []
      return only.test(text) && (has?.test(text) ?? true) ? [] : [{ path: `${list}.${i}.${name}`, key }]
    }),
  )

/** Goods of a container may differ from the container itself by so much. */
const tolerances = { packages: 0, grossWeightKg: 0.01, volumeM3: 0.02 } as const
const sumKeys = {
  packages: 'workorder.si-packages-apart',
  grossWeightKg: 'workorder.si-weight-apart',
  volumeM3: 'workorder.si-volume-apart',
} as const

/** Goods in a container add up to its figures; those without a number lie in the only one, and those of trucks are spread over all. */
function sums({ containers, goods }: InstructionContent): Missing[] {
  const isSpread = containers.length > 1 && containers.every((part) => kindOf(part) === vehicle)
  if (isSpread) return sumsTogether(containers, goods ?? [])
  const isOnly = containers.length === 1
  return containers.flatMap((box, i) => {
    const inside = (goods ?? []).filter(({ containerNo }) =>
      isBlank(containerNo) ? isOnly : containerNo === box.containerNo,
    )
    const names = (['packages', 'grossWeightKg', 'volumeM3'] as const).filter((name) => {
      const isKnown = inside.length > 0 && !isBlank(box[name]) && inside.every((line) => !isBlank(line[name]))
      const sum = inside.reduce((total, line) => total + numberOf(String(line[name])), 0)
      return isKnown && isApart(sum, numberOf(String(box[name])), tolerances[name])
    })
    return names.map((name) => ({ path: `containers.${i}.${name}`, key: sumKeys[name] }))
  })
}

/** All parts together hold all goods; a difference is shown at the first of them. */
function sumsTogether(parts: readonly InstructionBox[], goods: readonly GoodsLine[]): Missing[] {
  return (['packages', 'grossWeightKg', 'volumeM3'] as const).flatMap((name) => {
    const lines = [...parts, ...goods]
    const isKnown = goods.length > 0 && lines.every((line) => !isBlank(line[name]))
    const total = (counted: readonly { [Name in typeof name]?: unknown }[]) =>
      counted.reduce((sum, line) => sum + numberOf(String(line[name])), 0)
    return isKnown && isApart(total(goods), total(parts), tolerances[name])
      ? [{ path: `containers.0.${name}`, key: sumKeys[name] }]
      : []
  })
}
