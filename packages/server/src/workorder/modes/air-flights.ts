import { dayIn } from '@landbridge/contract/shared/business-day'
import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import type { JobHead } from '../job.ts'
import type { Opening } from '../job-mode.ts'

type Flight = NonNullable<JobHead['flights']>[number]

export const flightNosOf = (flights: readonly Pick<Flight, 'flightNo'>[]): string | undefined =>
  flights.flatMap(({ flightNo }) => flightNo ?? []).join(' / ') || undefined

/** The flights of the departure that was given: one for each way between its halts, with the numbers that its own name has. */
export function flightsGiven({ form, given, departure }: Opening): Flight[] {
  const halts = [form.originCode ?? '', ...(departure?.viaCodes ?? []), form.destinationCode ?? '']
  const numbers = (given.departureNo ?? '').split(/[\s/,]+/).filter((no) => /^[A-Z0-9]{2}\d{1,4}[A-Z]?$/.test(no))
  const last = halts.length - 2
  return halts.slice(0, -1).map((originCode, index) => ({
    carrierCode: departure?.carrierCode ?? given.carrierCode,
    flightNo: numbers[index],
    originCode,
    destinationCode: halts[index + 1] ?? '',
    ...(index === 0 && { flightDate: dayIn(given.etdZone, given.etd), etd: given.etd.toISOString() }),
    ...(index === last && { eta: given.eta.toISOString() }),
  }))
}

/** The head of a job by the flights that staff typed: its number, its times, and where the cargo changes. */
export function headOfFlights(form: JobHeadForm): Partial<JobHeadForm> {
  const { flights } = form
  const [first] = flights ?? []
  const last = flights?.at(-1)
  if (!flights || !first || !last) return {}
  const halts = flights.slice(0, -1).map(({ destinationCode }) => destinationCode)
  const between = [...new Set(halts)].filter((code) => code !== last.destinationCode)
  return {
    departureNo: flightNosOf(flights.map(({ flightNo }) => ({ flightNo: flightNo ?? undefined }))) ?? form.departureNo,
    ...(first.etd && { etd: first.etd }),
    ...(last.eta && { eta: last.eta }),
    viaPlaces: between.map((placeCode) => ({ placeCode })),
  }
}

/** The flights of a departure that is timed anew: the first leaves and the last lands as it does. */
export const flightsRetimed = (
  flights: readonly Flight[],
  { etd, eta }: { etd?: Date | undefined; eta: Date },
): Flight[] =>
  flights.map((flight, index) => ({
    ...flight,
    ...(index === 0 && etd && { etd: etd.toISOString() }),
    ...(index === flights.length - 1 && { eta: eta.toISOString() }),
  }))
