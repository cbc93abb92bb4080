import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import type { DemoWay } from './demo-lanes.ts'
import type { Lot } from './demo-loads.ts'

/** A line of the sample tariff by road, the towns that its trucks pass, and the country of the truck that goes abroad. */
export type RoadLane = DemoWay & { border: string | undefined; passes: readonly string[]; abroad: string }

const roadLane = (lineNo: string, arrival: string, passes: readonly string[]): RoadLane => {
  const line = readPriceLanes().truck.find(({ Id }) => Id === lineNo)
  if (!line) throw new Error(`The sample tariff has no line ${lineNo}.`)
  return {
    mode: 'T',
    lineNo,
    originCode: line.CityLoadCd,
    destinationCode: line.CityDestCd,
    arrival,
    passes,
    // Where the way begins at the border there is none to name.
    border: line.BorderPortCd === line.CityLoadCd ? undefined : (line.BorderPortCd ?? undefined),
    abroad: line.CityDestCd.slice(0, 2),
  }
}

const west = ['CNLAZ', 'CN0ZY', 'CN0HM', 'CNURM', 'CN0JG', 'CNHRS'] as const
const throughKazakhstan = ['KZALA', 'KZSHY', 'KZ0KO', 'KZAKX'] as const
export const lanes = {
  urumqi: roadLane('T070', 'Urumqi', west.slice(0, 3)),
  chongqing: roadLane('T063', 'Chongqing', ['CNNHN', 'CNYIC']),
  almaty: roadLane('T029', 'Almaty', west),
  tashkent: roadLane('T030', 'Tashkent', [...west, 'KZALA', 'KZSHY']),
  duisburg: roadLane('T006', 'Duisburg', [...throughKazakhstan, 'RUKUF', 'RUMOW', 'RULNX', 'BYMSQ', 'PLWAW', 'DEBER']),
  moscow: roadLane('T024', 'Moscow', ['CNCSH', 'CNZGZ', ...west, ...throughKazakhstan, 'RUKUF']),
  fromYiwu: roadLane('T025', 'Moscow', [
    'CNNJI',
    'CNHRN',
    'CNMLX',
    'RUHTA',
    'RUIKT',
    'RUKRA',
    'RUOVB',
    'RUOMS',
    'RUYEK',
    'RUKZN',
  ]),
  hanoi: roadLane('T038', 'Hanoi', ['CNNIN', 'CNYYG']),
}

type TruckWay = 'THROUGH' | 'RELOAD' | 'SWAP' | 'DOM'
/** The way of a lot: in whole trucks of a type, or as a part of one where none is named. */
export type RoadLot = Lot & {
  lane: keyof typeof lanes
  way: TruckWay
  trucks?: number
  inChina?: string
  outside?: string
}

const haode = "Xi'an Haode Appliance"
// biome-ignore format: a table
export const truckLots: readonly RoadLot[] = [
  { company: haode, lane: 'urumqi', way: 'DOM', trucks: 1, inChina: 'D137', daysAgo: 40, fate: 'carried', goods: '冰箱', packages: 95, kg: 72, cm: [95, 95, 86], isFirst: true },
  { company: 'Alma-Trans', lane: 'almaty', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 38, fate: 'carried', goods: 'Керамическая плитка', packages: 19, kg: 1050, cm: [120, 100, 90] },
  { company: haode, lane: 'almaty', way: 'RELOAD', trucks: 2, inChina: 'D137', outside: 'F092', daysAgo: 34, fate: 'carried', goods: '洗衣机', packages: 440, kg: 68, cm: [68, 62, 86] },
  { company: 'Nordwind Handel', lane: 'duisburg', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 32, fate: 'amendedForFeeWithJob', goods: 'Werkzeugmaschinen', packages: 6, kg: 2900, cm: [300, 200, 125] },
  { company: 'Chengdu Orient Trading', lane: 'hanoi', way: 'SWAP', trucks: 1, inChina: 'DC40', daysAgo: 29, fate: 'carried', goods: '服装', packages: 700, kg: 13, cm: [60, 45, 32] },
  { company: haode, lane: 'tashkent', way: 'RELOAD', daysAgo: 28, fate: 'disputed', goods: '电热水器', packages: 60, kg: 24, cm: [60, 50, 45] },
  { company: haode, lane: 'chongqing', way: 'DOM', trucks: 2, inChina: 'D096', daysAgo: 20, fate: 'carried', goods: '家用空调', packages: 380, kg: 46, cm: [95, 60, 45] },
  { company: haode, lane: 'almaty', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 17, fate: 'carried', goods: '洗衣机', packages: 230, kg: 68, cm: [68, 62, 86] },
  { company: 'Ural Machinery Import', lane: 'fromYiwu', way: 'RELOAD', daysAgo: 16, fate: 'carried', goods: 'Подшипники', packages: 4, kg: 900, cm: [120, 80, 95], stackable: false },
  { company: haode, lane: 'almaty', way: 'RELOAD', trucks: 1, inChina: 'D137', outside: 'F092', daysAgo: 12, fate: 'carried', goods: '冰箱', packages: 100, kg: 72, cm: [95, 95, 86], isFirst: true },
  { company: 'Nordwind Handel', lane: 'duisburg', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 13, fate: 'carried', goods: 'Ersatzteile', packages: 60, kg: 290, cm: [110, 90, 62] },
  { company: haode, lane: 'tashkent', way: 'RELOAD', daysAgo: 9, fate: 'carried', goods: '电热水器', packages: 45, kg: 24, cm: [60, 50, 45] },
  { company: haode, lane: 'urumqi', way: 'DOM', trucks: 1, inChina: 'D096', daysAgo: 6, fate: 'carried', goods: '洗衣机', packages: 150, kg: 68, cm: [68, 62, 86], isFirst: true },
  { company: haode, lane: 'almaty', way: 'RELOAD', trucks: 2, inChina: 'D137', outside: 'F092', daysAgo: 1.5, fate: 'opened', goods: '冰箱', packages: 200, kg: 72, cm: [95, 95, 86], isFirst: true },
  { company: 'Alma-Trans', lane: 'almaty', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 2, fate: 'accepted', goods: 'Мебель', packages: 320, kg: 32, cm: [90, 60, 40], isFirst: true },
  { company: 'Ural Machinery Import', lane: 'moscow', way: 'RELOAD', daysAgo: 14, fate: 'cancelled', goods: 'Запасные части', packages: 5, kg: 280, cm: [110, 90, 62], isFirst: true },
  { company: 'Chengdu Orient Trading', lane: 'hanoi', way: 'SWAP', trucks: 1, inChina: 'DC40', daysAgo: 11, fate: 'refused', goods: '鞋类', packages: 800, kg: 10, cm: [60, 40, 32], isFirst: true },
  { company: haode, lane: 'urumqi', way: 'DOM', trucks: 1, inChina: 'D137', daysAgo: 5, fate: 'stopped', goods: '冰箱', packages: 80, kg: 72, cm: [95, 95, 86], isFirst: true },
  { company: haode, lane: 'almaty', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 1.6, fate: 'returned', goods: '洗衣机', packages: 200, kg: 68, cm: [68, 62, 86], isFirst: true },
  { company: haode, lane: 'chongqing', way: 'DOM', trucks: 1, inChina: 'D137', daysAgo: 1.3, fate: 'offered', goods: '家用空调', packages: 250, kg: 46, cm: [95, 60, 45], isFirst: true },
  { company: haode, lane: 'tashkent', way: 'RELOAD', daysAgo: 0.7, fate: 'submitted', goods: '电热水器', packages: 80, kg: 24, cm: [60, 50, 45], isFirst: true },
  { company: 'Nordwind Handel', lane: 'duisburg', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 0.4, fate: 'submitted', goods: 'Papier', packages: 20, kg: 950, cm: [120, 100, 104] },
  { company: haode, lane: 'almaty', way: 'RELOAD', trucks: 1, inChina: 'D137', outside: 'F092', daysAgo: 0.2, fate: 'draft', goods: '洗衣机', packages: 210, kg: 68, cm: [68, 62, 86], isFirst: true },
  { company: haode, lane: 'urumqi', way: 'DOM', trucks: 1, inChina: 'D137', daysAgo: 15, fate: 'cancelledForFee', goods: '冰箱', packages: 90, kg: 72, cm: [95, 95, 86] },
  { company: 'Alma-Trans', lane: 'almaty', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 19, fate: 'cancelledForFeeWithJob', goods: 'Мебель', packages: 300, kg: 32, cm: [90, 60, 40] },
]
