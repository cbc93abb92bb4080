import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import { lazyPart } from '../../platform/load-part.ts'
import { findAirlines, findBorders, findLines, placeOptions } from '../../reference/index.ts'
import type { JobDeskMode } from './job-desk-mode.ts'
import { carriedModeOf } from './job-modes.ts'

const DeskFlights = lazyPart(async () => (await import('./air-flights-dialog.tsx')).DeskFlights)
const DeskTrucks = lazyPart(async () => (await import('./road-desk.tsx')).DeskTrucks)

/** What the desk changes of the work orders of each mode besides the fields of its catalogue. */
const deskModes: Record<JobModeName, JobDeskMode> = {
  railway: { findPlaces: findBorders },
  sea: { findPlaces: placeOptions.SEA, findCarriers: findLines },
  air: {
    findCarriers: findAirlines,
    Parts: DeskFlights,
    isTimedByParts: true,
    headValues: ({ airline, carrierCode, waybillWeightKg }) => ({
      carrierName: airline === carrierCode ? undefined : airline,
      chargeableWeightKg: waybillWeightKg,
    }),
  },
  truck: { findPlaces: placeOptions.TRUCK, Parts: DeskTrucks },
}

export const jobDeskModeOf = ({ jobNo }: { jobNo: string }): JobDeskMode => deskModes[carriedModeOf(jobNo)]
