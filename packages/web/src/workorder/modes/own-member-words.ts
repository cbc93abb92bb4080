import type { TextKey } from '../../platform/text.tsx'

/** The words of the log for the members of a job and its parts that only some modes have. */
export const ownMemberWords = {
  imoNo: 'workorder.imo-no',
  secondVessel: 'workorder.second-vessel',
  secondVoyage: 'workorder.second-voyage',
  vgmCutoff: 'workorder.vgm-cutoff',
  vgmKg: 'workorder.vgm',
  wagonNo: 'workorder.wagon-china',
  wagonNo1520: 'workorder.wagon-broad',
  wagonNoEurope: 'workorder.wagon-europe',
  wagonAt: 'workorder.wagon-since',
  wagon1520At: 'workorder.wagon-since',
  wagonEuropeAt: 'workorder.wagon-since',
  flights: 'workorder.flights',
  trailerPlate: 'workorder.trailer-plate',
  driverName: 'workorder.driver',
  driverPhone: 'workorder.driver-phone',
  driverDocument: 'workorder.driver-document',
} as const satisfies Record<string, TextKey>
