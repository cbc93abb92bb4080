export type BoxFacts = {
  innerLengthM: number
  innerWidthM: number
  innerHeightM: number
  maxPayloadKg: number
  volumeM3: number
  doorWidthM?: number | undefined
  doorHeightM?: number | undefined
}

/** The price that the form stands on; weights are of the cargo in one box. */
export type PriceFacts = {
  /** The last day of departure for which it holds. */
  validTo: string
  /** True for a wanted day outside those for which it holds. */
  isOver?: boolean | undefined
  /** The boxes it prices, as owner and type: C40HQ. */
  priced: readonly string[]
  /** Codes of the warnings about cargo that is quoted apart from it. */
  apart?: readonly string[] | undefined
  chargeCodes?: readonly string[] | undefined
  weightLimitKg: Readonly<Record<string, number>>
  transitDaysMax?: number | undefined
  siCutoffHours?: number | undefined
  /** The time before departure at which the warehouse closes for a shared container. */
  warehouseCutoffHours?: number | undefined
  returnPlaces?: readonly string[] | undefined
  /** Hazard classes that the line does not take; all of them where it takes none. */
  closedClasses?: readonly string[] | 'all' | undefined
  /** The largest piece that it takes, in centimetres and kilograms. */
  largestPiece?: { lengthCm: number; widthCm: number; heightCm: number; pieceWeightKg: number } | undefined
  amount?: string | undefined
  currency?: string | undefined
}

export type DepartureFacts = {
  isOpen: boolean
  firstCutoff?: Date | undefined
  etd: Date
  /** On the clock of its place. */
  departsOn?: string | undefined
  /** The last moment at which it takes cargo, on the clock of its place as the form writes moments. */
  cargoClosesAt?: string | undefined
  spaceTotal: Readonly<Record<string, number>>
  /** Space that is free for whoever fills the form in; it is taken at acceptance. */
  spaceLeft?: Readonly<Record<string, number>> | undefined
}

export type VehicleFacts = {
  payloadKg: number
  volumeM3: number
  isDomesticOnly: boolean
  hasBox: boolean
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

export type CheckFacts = {
  today: string
  now: Date
  boxes: Readonly<Record<string, BoxFacts>>
  price?: PriceFacts | undefined
  /** True for a price of another lane, company or train. */
  isPriceOther?: boolean | undefined
  /** True while the prices of the lane are still asked for: nothing is said of them yet. */
  isPriceOpen?: boolean | undefined
  /** The price as the form took it, where it is another now. */
  earlierPrice?: PriceFacts | undefined
  departure?: DepartureFacts | undefined
  /** The day on which a job's cargo ships, on the clock of its place. */
  shipsOn?: string | undefined
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
  countries?: { origin: string; destination: string } | undefined
  customer?: { certification: string; isOverCredit?: boolean; isOverdue?: boolean } | undefined
  bookedAlready?: { bookingNo: string } | undefined
  sameReference?: { bookingNo: string } | undefined
  /** An agreed price no longer follows figures that contradict each other, so they have to agree. */
  isPriceAgreed?: boolean | undefined
}

export type Warning = { path: string; key: string; values?: Readonly<Record<string, string>> | undefined }
