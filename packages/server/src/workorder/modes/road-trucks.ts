import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { JobPart } from '../job.ts'
import type { GivenPart, PartBeside } from '../job-mode.ts'
import type { StopTimes } from './road-waiting.ts'

/** A Chinese plate: province, letter, five signs, or six for electric drives; the last may mark a trailer. */
const chinesePlate =
  /^\p{Script=Han}[A-Z](?:[A-Z0-9]{4}[\u6302\u5b66\u8b66\u6e2f\u6fb3A-Z0-9]|\d{5}[A-HJK]|[A-HJK][A-Z0-9]\d{4})$/u
/** Elsewhere: letters and digits, a digit among them. */
const otherPlate = /^(?=.*\d)[A-Z\p{Script=Cyrillic}0-9]{4,10}$/u

const isLikely = (plate: string | null, countryCd: string | null): boolean =>
  plate === null || (countryCd === 'CN' ? chinesePlate : otherPlate).test(plate)

/** Plates unlike those of the stated country; none without a country. */
export function plateDoubts({
  truckPlate,
  trailerPlate,
  countryCd,
}: Pick<JobPart, 'truckPlate' | 'trailerPlate' | 'countryCd'>): Record<string, WorkorderTextKey> {
  if (countryCd === null) return {}
  return {
    ...(!isLikely(truckPlate, countryCd) && { truckPlate: 'workorder.warn-plate' }),
    ...(!isLikely(trailerPlate, countryCd) && { trailerPlate: 'workorder.warn-plate' }),
  }
}

/** A driver's number as everybody dials it; of a number without a plus, the truck's country says which it is. */
function dialled(typed: string, countryCd: string | null): string | undefined {
  const country = countryCd !== null && isSupportedCountry(countryCd) ? (countryCd as CountryCode) : 'CN'
  const number = parsePhoneNumberFromString(typed, country)
  return number?.isPossible() ? number.number : undefined
}

type EnteredStop = { stopType: 'L' | 'U'; stopSeq: number; arrivedAt?: Date | null; departedAt?: Date | null }

const keptTimes = (entered: readonly EnteredStop[]): StopTimes[] =>
  entered.flatMap(({ stopType, stopSeq, arrivedAt, departedAt }) =>
    arrivedAt || departedAt
      ? [{ stopType, stopSeq, arrivedAt: arrivedAt?.toISOString(), departedAt: departedAt?.toISOString() }]
      : [],
  )

/** The fields of a truck as they are kept, and those that cannot be. */
export function truckGiven(entered: Partial<JobPart>, context: PartBeside): GivenPart {
  const { part, now } = context
  const times = entered.stopTimes as readonly EnteredStop[] | null | undefined
  const after = { ...part, ...entered }
  const driverPhone = entered.driverPhone && dialled(entered.driverPhone, after.countryCd)
  const isAhead = (at: Date | null | undefined) => at !== null && at !== undefined && at > now
  return {
    changes: { ...entered, ...(driverPhone && { driverPhone }), ...(times && { stopTimes: keptTimes(times) }) },
    wrong: {
      ...(entered.driverPhone && !driverPhone && { driverPhone: 'booking.phone-wrong' }),
      ...(times && wrongTimes(times, context)),
      ...(after.borderInAt &&
        after.borderOutAt &&
        after.borderOutAt < after.borderInAt && { borderOutAt: 'workorder.left-before-arrived' }),
      ...(after.secondBorderInAt &&
        after.secondBorderOutAt &&
        after.secondBorderOutAt < after.secondBorderInAt && { secondBorderOutAt: 'workorder.left-before-arrived' }),
      ...Object.fromEntries(
        (['borderInAt', 'borderOutAt', 'secondBorderInAt', 'secondBorderOutAt', 'reloadedAt'] as const).flatMap(
          (name) => (isAhead(entered[name]) ? [[name, 'workorder.time-ahead']] : []),
        ),
      ),
      ...wrongReload(entered, context),
    },
  }
}

/** A truck comes before it leaves, once to each stop of its booking, and no later than now. */
function wrongTimes(times: readonly EnteredStop[], { job, now }: PartBeside): Record<string, string> {
  const nameOf = ({ stopType, stopSeq }: Pick<EnteredStop, 'stopType' | 'stopSeq'>) => `${stopType}${stopSeq}`
  const known = new Set((job.head.stops ?? []).map(nameOf))
  const stopNames = times.map(nameOf)
  const wrong = times.flatMap((one, index) => {
    const isTwice = stopNames.indexOf(nameOf(one)) < index
    const name = isTwice ? 'workorder.stop-twice' : !known.has(nameOf(one)) && 'workorder.stop-unknown'
    const faults: [string, string][] = name ? [['stopSeq', name]] : wrongOrder(one, now)
    return faults.map(([field, fault]): [string, string] => [`stopTimes.${index}.${field}`, fault])
  })
  return Object.fromEntries(wrong)
}

/** A truck leaves where it came, after it came; and nothing is ahead of now. */
function wrongOrder({ arrivedAt, departedAt }: EnteredStop, now: Date): [field: string, fault: string][] {
  if (departedAt && !arrivedAt) return [['arrivedAt', 'shared.needed']]
  if (arrivedAt && arrivedAt > now) return [['arrivedAt', 'workorder.time-ahead']]
  if (departedAt && departedAt > now) return [['departedAt', 'workorder.time-ahead']]
  return arrivedAt && departedAt && departedAt < arrivedAt ? [['departedAt', 'workorder.left-before-arrived']] : []
}

/** Cargo is loaded over into another truck of the job, and never back in a ring. */
function wrongReload({ reloadedIntoId }: Partial<JobPart>, { part, parts }: PartBeside): Record<string, string> {
  if (!reloadedIntoId) return {}
  const next = new Map(parts.map((one) => [one.id, one.reloadedIntoId]))
  if (!next.has(reloadedIntoId)) return { reloadedIntoId: 'workorder.truck-not-on-job' }
  for (
    let at: string | null | undefined = reloadedIntoId, seen = 0;
    at && seen <= parts.length;
    at = next.get(at), seen++
  ) {
    if (at === part.id) return { reloadedIntoId: 'workorder.reload-in-ring' }
  }
  return {}
}
