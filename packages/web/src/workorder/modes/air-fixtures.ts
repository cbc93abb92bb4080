import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { at } from '../../testing/answers.ts'
import type { JobOfMode } from '../job-fixtures.ts'

const flight: NonNullable<JobDetail['flights']>[number] = {
  carrierCode: 'CA',
  flightNo: 'CA1041',
  flightDate: '2026-11-18',
  originCode: 'PVG',
  originName: 'Shanghai Pudong',
  destinationCode: 'FRA',
  destinationName: 'Frankfurt',
  etd: at('2026-11-18 20:00:00'),
  eta: at('2026-11-19 10:00:00'),
  packages: 12,
}
/** A work order by air, beyond what every one has. */
export const byAir: JobOfMode = {
  jobNo: 'JA2611-7K3QX',
  serviceModeId: 'A',
  originCode: 'PVG',
  originName: 'Shanghai Pudong',
  destinationCode: 'FRA',
  destinationName: 'Frankfurt',
  departureNo: 'CA1041',
  flightNo: 'CA1041',
  flightDate: '2026-11-18',
  airline: 'Air China',
  carrierCode: 'CA',
  houseBillNo: 'HA2611-7K3QX',
  masterBillNo: '999-12345675',
  chargeableWeightKg: '360.0',
  declaredQty: '290.0',
  flights: [flight],
  screenState: 'SPX',
  airWaybillType: 'P',
  boxText: '',
  containers: [],
  railBillType: undefined,
  gaugePlaces: undefined,
  packages: 12,
  grossWeightKg: '290.000',
  volumeM3: '1.200',
}
