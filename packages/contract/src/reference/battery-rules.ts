/** Packing instructions of batteries by air, by UN number, from the dangerous goods rules of IATA. */
const instructionsByUnNo: Readonly<Record<string, readonly string[]>> = {
  '3480': ['965'],
  '3481': ['966', '967'],
  '3090': ['968'],
  '3091': ['969', '970'],
  '3551': ['976'],
  '3552': ['977', '978'],
  '3171': ['952'],
  '3556': ['952'],
  '3557': ['952'],
  '3558': ['952'],
}

/** Batteries alone, without equipment or a vehicle: on cargo aircraft only. */
const packedAlone: ReadonlySet<string> = new Set(['965', '968', '976'])

/** The three digits of a packing instruction, however it is written: PI966 II, 966, PI 966-II. */
export const packingInstructionIn = (text: string | null | undefined): string | undefined =>
  /(?<!\d)\d{3}(?!\d)/.exec(text ?? '')?.[0]

export const batteryInstructionsOf = (unNo: string | null | undefined): readonly string[] =>
  instructionsByUnNo[unNo ?? ''] ?? []

export const isBatteryUnNo = (unNo: string | null | undefined): boolean => batteryInstructionsOf(unNo).length > 0

/** True for batteries that no passenger aircraft takes, by their packing instruction or by their UN number. */
export const isFreighterOnly = ({
  instruction,
  unNo,
}: {
  instruction?: string | undefined
  unNo?: string | undefined
}) => packedAlone.has(instruction ?? '') || batteryInstructionsOf(unNo).some((one) => packedAlone.has(one))

/** A limit on the state of charge of batteries by air, from a day on, where stated only above a rating in watt-hours. */
export type ChargeLimit = { instruction: string; from: string; mostPct: number; overWh?: number }

/** Limits as the rules have set them over the years; a new year's edition is a new row. */
const chargeLimits: readonly ChargeLimit[] = [
  { instruction: '965', from: '2016-04-01', mostPct: 30 },
  { instruction: '976', from: '2025-01-01', mostPct: 30 },
  { instruction: '966', from: '2026-01-01', mostPct: 30, overWh: 2.7 },
  { instruction: '952', from: '2026-01-01', mostPct: 30, overWh: 100 },
]

/** The limit that holds on the day of a flight; without a day that of the latest edition. */
export const chargeLimitOn = (instruction: string | undefined, day?: string | null): ChargeLimit | undefined =>
  chargeLimits.findLast((limit) => limit.instruction === instruction && (!day || limit.from <= day))
