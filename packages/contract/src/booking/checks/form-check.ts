import type { BoxLine } from '../fields/box-lines.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import { everyForm, type FormName, formsNamed } from '../fields/form-names.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'

/** A rule over several fields, or a field and the facts; a check that blocks stops the submission, one that warns can be kept. */
export type FormCheck = {
  name: string
  forms: readonly FormName[]
  level: 'block' | 'warn'
  look(form: BookingForm, facts: CheckFacts, name: FormName): readonly Warning[]
}

const checkAt =
  (level: FormCheck['level']) =>
  (name: string, look: FormCheck['look'], list = everyForm): FormCheck => ({
    name,
    level,
    look,
    forms: formsNamed(list),
  })
export const blocks = checkAt('block')
export const warns = checkAt('warn')

export type Finding = readonly [holds: unknown, path: string, key: string, values?: Readonly<Record<string, string>>]

export const findingsThatHold = (findings: readonly Finding[]): Warning[] =>
  findings
    .filter(([holds]) => Boolean(holds))
    .map(([, path, key, values]) => ({ path, key, ...(values && { values }) }))

/** Computing with binary fractions may add so much to figures of three places; far below anything that was written. */
const roundingTolerance = 1e-6

export const isApart = (a: number, b: number, share = 0.01) =>
  Math.abs(a - b) - share * Math.max(a, b) > roundingTolerance

export const numberOf = (text: string | null | undefined) => Number(text ?? 0)

/** Kilograms that each box of a line may carry: its payload, and the lane's own limit where it is lower. */
export function cargoLimitKg(box: BoxLine, { boxes, price }: Pick<CheckFacts, 'boxes' | 'price'>): number | undefined {
  const type = box.containerType ?? ''
  const limits = [boxes[type]?.maxPayloadKg, price?.weightLimitKg[type]].filter((limit) => limit !== undefined)
  return limits.length > 0 ? Math.min(...limits) : undefined
}
