import { modes } from '@landbridge/contract/shared/modes'
import { pairsOf, type Service } from '../departure/modes/service-rules.ts'

type SampleService = Pick<Service, 'serviceCode' | 'carrierCode' | 'name' | 'weekday'> & {
  /** Ports of loading and of discharge, each with its days after the first call. */
  loads: Readonly<Record<string, number>>
  discharges: Readonly<Record<string, number>>
}

/** The weekly rotations of the sample: the ports of one line's lanes in the order in which a vessel comes to them. */
// biome-ignore format: one service, one line
const rotations: readonly SampleService[] = [
  { carrierCode: 'COSU', serviceCode: 'AEN1', name: 'Asia – North Europe', weekday: 1, loads: { CNTXG: 0, CNTAO: 3, CNSHA: 6, CNNGB: 8, CNYTN: 11 }, discharges: { NLRTM: 42, DEHAM: 45 } },
  { carrierCode: 'COSU', serviceCode: 'TPS1', name: 'Transpacific South West', weekday: 4, loads: { CNTAO: 0, CNSHA: 3, CNNGB: 5, CNXMN: 7, CNYTN: 9 }, discharges: { USLAX: 22, USLGB: 24 } },
  { carrierCode: 'COSU', serviceCode: 'SEA1', name: 'China – Straits', weekday: 5, loads: { CNSHA: 0, CNQZH: 3, CNYTN: 5 }, discharges: { SGSIN: 9, MYPKG: 11 } },
  { carrierCode: 'COSU', serviceCode: 'ISC1', name: 'China – South Asia', weekday: 2, loads: { CNSHA: 0 }, discharges: { LKCMB: 13, INNSA: 16, INMUN: 18, PKKHI: 20 } },
  { carrierCode: 'EGLV', serviceCode: 'TPS2', name: 'Transpacific South West', weekday: 3, loads: { CNTAO: 0, CNSHA: 3, CNNGB: 5, CNYTN: 8 }, discharges: { USLAX: 21 } },
  { carrierCode: 'EGLV', serviceCode: 'AUE1', name: 'Asia – US East Coast', weekday: 6, loads: { CNSHA: 0, CNYTN: 3 }, discharges: { USNYC: 32, USSAV: 35 } },
  { carrierCode: 'FESO', serviceCode: 'FEX1', name: 'China – Russian Far East', weekday: 1, loads: { CNNGB: 0, CNSHA: 2, CNTAO: 4, KRPUS: 6 }, discharges: { RUVVO: 8, RUVYP: 10 } },
  { carrierCode: 'SEHP', serviceCode: 'BAL1', name: 'China – Baltic', weekday: 2, loads: { CNSHA: 0, CNNGB: 2, CNXMN: 4, CNYTN: 6 }, discharges: { RULED: 44 } },
  { carrierCode: 'MSCU', serviceCode: 'MED1', name: 'Asia – West Mediterranean and North Sea', weekday: 7, loads: { CNSHA: 0 }, discharges: { ESVLC: 31, ITGOA: 33, FRLEH: 38, BEANR: 40 } },
  { carrierCode: 'PCIU', serviceCode: 'EAF1', name: 'China – East Africa', weekday: 4, loads: { CNSHA: 0, CNQZH: 3, CNYTN: 5, HKHKG: 6 }, discharges: { SGSIN: 10, KEMBA: 21 } },
]

const callsOf = ({ loads, discharges }: SampleService) => [
  ...Object.entries(loads).map(([placeCode, day]) => ({ placeCode, day, loads: true, discharges: false })),
  ...Object.entries(discharges).map(([placeCode, day]) => ({ placeCode, day, loads: false, discharges: true })),
]

export const seaSampleServices = (vessels: readonly string[], idFor: (words: string) => string): Service[] =>
  rotations.map((rotation, index) => ({
    id: idFor(`service ${rotation.carrierCode} ${rotation.serviceCode}`),
    mode: modes.sea.code,
    serviceCode: rotation.serviceCode,
    carrierCode: rotation.carrierCode,
    name: rotation.name,
    weekday: rotation.weekday,
    calls: callsOf(rotation),
    cutoffHours: { si: 96, vgm: 48, cargo: 36, customs: 24 },
    spaces: [
      { containerType: '20GP', total: 12 },
      { containerType: '40GP', total: 8 },
      { containerType: '40HQ', total: 24 },
    ],
    vessels: [...vessels.slice(index), ...vessels.slice(0, index)].slice(0, 6),
    active: true,
    isSample: true,
    version: 1,
  }))

export const serviceOfLane = (carrierCode: string, originCode: string, destinationCode: string): string | undefined =>
  rotations.find(
    (rotation) =>
      rotation.carrierCode === carrierCode &&
      pairsOf(callsOf(rotation)).some(
        ({ from, to }) => from.placeCode === originCode && to.placeCode === destinationCode,
      ),
  )?.serviceCode
