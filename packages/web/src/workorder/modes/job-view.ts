import { type DepartureKind, type ModeNoun, modes } from '@landbridge/contract/shared/modes'
import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import type { TextKey } from '../../platform/text.tsx'
import type { JobModeView } from './job-mode-view.ts'
import { findAirports, findPorts, findStations, findTruckCities } from './place-lookups.ts'

/** The services of the house as the heads of pages name them. */
const services = {
  rail: 'workorder.rail-service',
  sea: 'workorder.sea-service',
  air: 'workorder.air-service',
  road: 'workorder.road-service',
} as const satisfies Partial<Record<ModeNoun, TextKey>>

const endsIn = { RAIL: findStations, SEA: findPorts, AIR: findAirports, TRUCK: findTruckCities }

/** The words about a work order that follow the kind of departure: its search and its cut-off for papers, where they are not the usual ones. */
const wordsOf: Readonly<Record<DepartureKind, { searchedBy?: TextKey; papersCutoff?: TextKey }>> = {
  train: {},
  sailing: {},
  flight: { searchedBy: 'workorder.filter-keyword-waybill', papersCutoff: 'workorder.documents-cutoff' },
  day: { searchedBy: 'workorder.filter-keyword-truck' },
  'of-its-legs': {},
}

type Own = Pick<JobModeView, 'columns'> & Partial<JobModeView>

/** The pages of work orders of a mode: its columns, and all that follows from its row unless it says otherwise. */
export function jobView(mode: JobModeName, own: Own): JobModeView {
  const { noun, placeMode, departure } = modes[mode]
  return {
    service: services[noun],
    listId: `workorder-${noun}`,
    ...wordsOf[departure],
    departure: {
      title: 'workorder.train-no',
      of: ({ departureNo }) => departureNo,
      inLine: ({ departureNo }, text) => departureNo && text('workorder.on-train', { train: departureNo }),
    },
    boxColumns: [],
    facts: () => [],
    findEnds: endsIn[placeMode],
    ...own,
  }
}
