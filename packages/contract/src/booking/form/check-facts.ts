import type { BoxLine } from './box-lines.ts'
import type { BookingForm } from './form-fields.ts'
import { everyForm, type FormName, formsNamed } from './form-names.ts'

/** A container as the checks need it. */
export type BoxFacts = {
  innerLengthM: number
  innerWidthM: number
  innerHeightM: number
  maxPayloadKg: number
  volumeM3: number
  doorWidthM?: number | undefined
  doorHeightM?: number | undefined
}

/** The price that the form stands on, as the checks need it. Weights are of the cargo in one box. */
export type PriceFacts = {
  /** The last day of departure for which it holds. */
  validTo: string
  /** Whether the day that the form asks for lies outside those for which it holds. */
  isOver?: boolean | undefined
  /** The boxes it prices, as owner and type: C40HQ. */
  priced: readonly string[]
  /** Why something of the form is quoted apart from it, by the codes of its warnings. */
  apart?: readonly string[] | undefined
  /** What is in it. */
  chargeCodes?: readonly string[] | undefined
  weightLimitKg: Readonly<Record<string, number>>
  transitDaysMax?: number | undefined
  siCutoffHours?: number | undefined
  returnPlaces?: readonly string[] | undefined
  /** Hazard classes that the line does not take; all of them where it takes none. */
  closedClasses?: readonly string[] | 'all' | undefined
  /** The largest piece that it takes, in centimetres and kilograms. */
  largestPiece?: { lengthCm: number; widthCm: number; heightCm: number; pieceWeightKg: number } | undefined
  amount?: string | undefined
  currency?: string | undefined
}

/** The departure that was chosen, as the checks need it. */
export type DepartureFacts = {
  isOpen: boolean
  firstCutoff?: Date | undefined
  etd: Date
  /** The day on which it leaves, on the clock of its place. */
  departsOn?: string | undefined
  /** The last moment at which it takes cargo, on the clock of its place as the form writes moments. */
  cargoClosesAt?: string | undefined
  spaceTotal: Readonly<Record<string, number>>
  /** What of it is still free, for who is filling the form in; space is taken at acceptance. */
  spaceLeft?: Readonly<Record<string, number>> | undefined
}

/** A truck as the checks need it. */
export type VehicleFacts = {
  payloadKg: number
  volumeM3: number
  isDomesticOnly: boolean
  hasBox: boolean
  /** The measures of its body inside, where they are known. */
  lengthCm?: number | undefined
  widthCm?: number | undefined
  heightCm?: number | undefined
}

export type CategoryFacts = {
  isDangerous: boolean
  isReefer: boolean
  hasBatteries?: boolean | undefined
  hsHeadings: readonly string[]
}

/** Everything that the checks of a form read. What is not known is left out, and is then not checked. */
export type CheckFacts = {
  today: string
  now: Date
  boxes: Readonly<Record<string, BoxFacts>>
  price?: PriceFacts | undefined
  /** Whether the price that the form names is none for it: of another lane, company or train. */
  isPriceOther?: boolean | undefined
  /** The price as it was when the form took it, where it is another now. */
  earlierPrice?: PriceFacts | undefined
  departure?: DepartureFacts | undefined
  categories?: Readonly<Record<string, CategoryFacts>> | undefined
  trucks?: Readonly<Record<string, VehicleFacts>> | undefined
  /** The last moment at which the warehouse takes cargo for the departure, on its own clock as the form writes moments. */
  warehouseCutoff?: string | undefined
  /** The first month for which the railway still takes plans, yyyy-MM. */
  firstPlanMonth?: string | undefined
  /** The city in which a place lies, by the place's code. */
  cities?: Readonly<Record<string, string>> | undefined
  /** The time between two legs that were chosen, and the least that the place of change asks for. */
  connections?: readonly { hours: number; leastHours: number }[] | undefined
  /** The countries of both ends. */
  countries?: { origin: string; destination: string } | undefined
  customer?: { certification: string; isOverCredit?: boolean; isOverdue?: boolean } | undefined
  bookedAlready?: { bookingNo: string } | undefined
  sameReference?: { bookingNo: string } | undefined
  /** Whether the price is agreed, so that figures which contradict each other have to agree and price nothing any more. */
  isPriceAgreed?: boolean | undefined
}

/** Something that can be kept after a warning: where, why, and the figures of the sentence. */
export type Warning = { path: string; key: string; values?: Readonly<Record<string, string>> | undefined }

/** What several fields, or a field and the facts, say together. A check that blocks stops the submit, one that warns can be kept. */
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
/** States a check that blocks, or that warns; it holds in all forms unless told. */
export const blocks = checkAt('block')
export const warns = checkAt('warn')

/** Something that may be found: whether it holds, where, why, and the figures of its sentence. */
export type Finding = readonly [holds: unknown, path: string, key: string, values?: Readonly<Record<string, string>>]

/** The findings that hold. */
export const holding = (findings: readonly Finding[]): Warning[] =>
  findings
    .filter(([holds]) => Boolean(holds))
    .map(([, path, key, values]) => ({ path, key, ...(values && { values }) }))

/** What computing with binary fractions may add to figures of three places; far below anything that was written. */
const computed = 1e-6

/** Whether two sums differ by more than a share of the larger one. */
export const isApart = (a: number, b: number, share = 0.01) => Math.abs(a - b) - share * Math.max(a, b) > computed

/** A figure of the form as a number; nothing is 0. */
export const figure = (text: string | null | undefined) => Number(text ?? 0)

/** How much one line of boxes is allowed to carry in each box: the payload, and the lane's own limit where it is lower. */
export function cargoLimitKg(box: BoxLine, { boxes, price }: Pick<CheckFacts, 'boxes' | 'price'>): number | undefined {
  const type = box.containerType ?? ''
  const limits = [boxes[type]?.maxPayloadKg, price?.weightLimitKg[type]].filter((limit) => limit !== undefined)
  return limits.length > 0 ? Math.min(...limits) : undefined
}
