import type { NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { priceQuery } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { businessClock, businessDay } from '@landbridge/contract/shared/business-day'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { consolidationEndpoints } from '@landbridge/contract/workorder/consolidation-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { readCities } from '@landbridge/reference-data/cities'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { type DemoWay, daysAfter, hoursAfter, usualForm } from './demo-bookings.ts'
import type { Chance } from './demo-chance.ts'
import { fileInstruction } from './demo-instruction.ts'
import {
  cargoOf,
  customerOf,
  finished,
  happenedUntilNow,
  jobFrom,
  type Lot,
  soldAbroad,
  type Told,
  toldBy,
} from './demo-loads.ts'
import { demoPaper } from './demo-paper.ts'
import type { DemoPortal } from './demo-portal.ts'
import { lineOver, reportsOn } from './demo-positions.ts'

/** A line of the sample tariff by road, the towns that its trucks pass, and the country of the truck that goes abroad. */
type RoadLane = DemoWay & { border: string | undefined; passes: readonly string[]; abroad: string }

const roadLane = (lineNo: string, arrival: string, passes: readonly string[]): RoadLane => {
  const line = readPriceLanes().truck.find(({ Id }) => Id === lineNo)
  if (!line) throw new Error(`The sample tariff has no line ${lineNo}.`)
  return {
    ...{ mode: 'T', lineNo, originCode: line.CityLoadCd, destinationCode: line.CityDestCd, arrival, passes },
    // Where the way begins at the border there is none to name.
    border: line.BorderPortCd === line.CityLoadCd ? undefined : (line.BorderPortCd ?? undefined),
    abroad: line.CityDestCd.slice(0, 2),
  }
}

const west = ['CNLAZ', 'CN0ZY', 'CN0HM', 'CNURM', 'CN0JG', 'CNHRS'] as const
const throughKazakhstan = ['KZALA', 'KZSHY', 'KZ0KO', 'KZAKX'] as const
const lanes = {
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

type Way = 'THROUGH' | 'RELOAD' | 'SWAP' | 'DOM'
/** How a lot goes: in whole trucks of a type, or as a part of one where none is named. */
type RoadLot = Lot & { lane: keyof typeof lanes; way: Way; trucks?: number; inChina?: string; outside?: string }

const haode = "Xi'an Haode Appliance"
// biome-ignore format: a table
const lots: readonly RoadLot[] = [
  { company: haode, lane: 'urumqi', way: 'DOM', trucks: 1, inChina: 'D137', daysAgo: 40, fate: 'carried', goods: '冰箱', packages: 95, kg: 72, cm: [95, 95, 86] },
  { company: 'Alma-Trans', lane: 'almaty', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 38, fate: 'carried', goods: 'Керамическая плитка', packages: 19, kg: 1050, cm: [120, 100, 90] },
  { company: haode, lane: 'almaty', way: 'RELOAD', trucks: 2, inChina: 'D137', outside: 'F092', daysAgo: 34, fate: 'carried', goods: '洗衣机', packages: 440, kg: 68, cm: [68, 62, 86] },
  { company: 'Nordwind Handel', lane: 'duisburg', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 32, fate: 'carried', goods: 'Werkzeugmaschinen', packages: 6, kg: 2900, cm: [300, 200, 125] },
  { company: 'Chengdu Orient Trading', lane: 'hanoi', way: 'SWAP', trucks: 1, inChina: 'DC40', daysAgo: 29, fate: 'carried', goods: '服装', packages: 700, kg: 13, cm: [60, 45, 32] },
  { company: haode, lane: 'tashkent', way: 'RELOAD', daysAgo: 28, fate: 'disputed', goods: '电热水器', packages: 60, kg: 24, cm: [60, 50, 45] },
  { company: haode, lane: 'chongqing', way: 'DOM', trucks: 2, inChina: 'D096', daysAgo: 20, fate: 'carried', goods: '家用空调', packages: 380, kg: 46, cm: [95, 60, 45] },
  { company: haode, lane: 'almaty', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 17, fate: 'carried', goods: '洗衣机', packages: 230, kg: 68, cm: [68, 62, 86] },
  { company: 'Ural Machinery Import', lane: 'fromYiwu', way: 'RELOAD', daysAgo: 16, fate: 'carried', goods: 'Подшипники', packages: 4, kg: 900, cm: [120, 80, 95], stackable: false },
  { company: haode, lane: 'almaty', way: 'RELOAD', trucks: 1, inChina: 'D137', outside: 'F092', daysAgo: 12, fate: 'carried', goods: '冰箱', packages: 100, kg: 72, cm: [95, 95, 86] },
  { company: 'Nordwind Handel', lane: 'duisburg', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 13, fate: 'carried', goods: 'Ersatzteile', packages: 60, kg: 290, cm: [110, 90, 62] },
  { company: haode, lane: 'tashkent', way: 'RELOAD', daysAgo: 9, fate: 'carried', goods: '电热水器', packages: 45, kg: 24, cm: [60, 50, 45] },
  { company: haode, lane: 'urumqi', way: 'DOM', trucks: 1, inChina: 'D096', daysAgo: 6, fate: 'carried', goods: '洗衣机', packages: 150, kg: 68, cm: [68, 62, 86] },
  { company: haode, lane: 'almaty', way: 'RELOAD', trucks: 2, inChina: 'D137', outside: 'F092', daysAgo: 1.5, fate: 'opened', goods: '冰箱', packages: 200, kg: 72, cm: [95, 95, 86] },
  { company: 'Alma-Trans', lane: 'almaty', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 2, fate: 'accepted', goods: 'Мебель', packages: 320, kg: 32, cm: [90, 60, 40] },
  { company: 'Ural Machinery Import', lane: 'moscow', way: 'RELOAD', daysAgo: 14, fate: 'cancelled', goods: 'Запасные части', packages: 5, kg: 280, cm: [110, 90, 62] },
  { company: 'Chengdu Orient Trading', lane: 'hanoi', way: 'SWAP', trucks: 1, inChina: 'DC40', daysAgo: 11, fate: 'refused', goods: '鞋类', packages: 800, kg: 10, cm: [60, 40, 32] },
  { company: haode, lane: 'urumqi', way: 'DOM', trucks: 1, inChina: 'D137', daysAgo: 5, fate: 'stopped', goods: '冰箱', packages: 80, kg: 72, cm: [95, 95, 86] },
  { company: haode, lane: 'almaty', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 1.6, fate: 'returned', goods: '洗衣机', packages: 200, kg: 68, cm: [68, 62, 86] },
  { company: haode, lane: 'chongqing', way: 'DOM', trucks: 1, inChina: 'D137', daysAgo: 1.3, fate: 'offered', goods: '家用空调', packages: 250, kg: 46, cm: [95, 60, 45] },
  { company: haode, lane: 'tashkent', way: 'RELOAD', daysAgo: 0.7, fate: 'submitted', goods: '电热水器', packages: 80, kg: 24, cm: [60, 50, 45] },
  { company: 'Nordwind Handel', lane: 'duisburg', way: 'THROUGH', trucks: 1, outside: 'FTIR', daysAgo: 0.4, fate: 'submitted', goods: 'Papier', packages: 20, kg: 950, cm: [120, 100, 104] },
  { company: haode, lane: 'almaty', way: 'RELOAD', trucks: 1, inChina: 'D137', outside: 'F092', daysAgo: 0.2, fate: 'draft', goods: '洗衣机', packages: 210, kg: 68, cm: [68, 62, 86] },
]

const seed = 52_331
const warehouseName = 'Yiwu Land Port receiving warehouse'

/** What goes by road: at home and abroad, through under TIR, reloaded and with its trailer handed over, whole trucks and parts of one. */
export async function makeRoadBookings(portal: DemoPortal, now: Date): Promise<void> {
  const told = toldBy(portal, now, seed)
  for (const [at, lot] of lots.entries()) await driven(told, lot, 9_000 + at)
}

const isPart = ({ trucks }: RoadLot): boolean => trucks === undefined

async function driven(told: Told, lot: RoadLot, seq: number): Promise<void> {
  const { portal, chance, now } = told
  const { company, customer } = customerOf(portal, lot.company)
  const lane = lanes[lot.lane]
  const orderedAt = daysAfter(now, -lot.daysAgo)
  portal.setTime(orderedAt)
  const { sums, goods, pieces } = cargoOf(lot)
  const { originCode, destinationCode } = lane
  const loadingAt = daysAfter(orderedAt, 3)
  const loadingDate = businessDay(loadingAt)
  const [truckType, truckQty] = [lot.outside ?? lot.inChina, lot.trucks]
  const load = isPart(lot) ? { loadType: 'LTL', ...sums } : { loadType: 'FTL', truckType, truckQty }
  const asked = {
    originCode,
    destinationCode,
    queryDate: loadingDate,
    queryDateTo: loadingDate,
    truckWay: lot.way,
    ...load,
  }
  const page = { currcd: 'USD', pageIndex: 1, pageSize: 1 }
  const { items } = await customer(priceCalls.truck.prices, priceQuery.parse({ ...asked, ...page }))
  const [offered] = items
  if (!offered) throw new Error(`Nobody drives on the line ${lane.lineNo} of the demo business.`)
  const sold =
    lot.way === 'DOM'
      ? undefined
      : soldAbroad(chance, { company, country: lane.abroad, from: "Xi'an", to: lane.arrival })
  const own = { name: company.name, contact: company.contact, phone: company.phone }
  const doors = sold?.parties.map(
    ({ partyName, contactPhone }): Door => ({ name: partyName, contact: 'Warehouse office', phone: contactPhone }),
  )
  const days = [loadingAt, daysAfter(loadingAt, offered.transitDaysMax)] as const
  const form: NewBooking = {
    ...usualForm({ company, at: orderedAt, seq, readyInDays: 2 }),
    ...(sold ? { ...sold, ...overBorder(lot) } : atHome),
    ...{ originCode, destinationCode, serviceTerm: 'DOOR-DOOR', truckWay: lot.way, borderPortCode: lane.border },
    ...{ loadingDate, wantedDate: loadingDate, quoteId: offered.id, quoteType: 'PRICE', deliveryProof: 'PHOTO' },
    ...{ goods, stops: stopsFor(lane, [doors?.[0] ?? own, doors?.[1] ?? own], days) },
    ...(isPart(lot)
      ? { loadType: 'LTL', pieces }
      : {
          ...{ loadType: 'FTL', truckQty, loadingSide: 'REAR', sealTruck: true, gpsTracking: true },
          ...{ truckTypeDomestic: lot.inChina, truckTypeForeign: lot.outside },
        }),
  }
  const other = { wantedDate: businessDay(daysAfter(loadingAt, 3)) }
  const said = loadingAt < daysAfter(now, 1) ? { documentsDue: [] } : {}
  const order = { mode: lane.mode, form, fate: lot.fate, orderedAt, customer, other, said }
  const id = await jobFrom(told, { ...order, said })
  if (!id || lot.fate === 'opened') return
  await loaded(told, { id, lot, loadingAt, seq })
  const done = await happenedUntilNow(told, id, chance.between(0, 5))
  await crossed(told, { id, lot, done })
  await seenOnTheWay(told, id, lane)
  const deliveredAt = done.get('DLVD.destination')?.at
  if (!deliveredAt) return
  await proved(told, { id, deliveredAt })
  await finished(told, { id, arrivedAt: deliveredAt, customer, fate: lot.fate })
}

const atHome = { direction: 'NM', paymentTerm: 'PP', customsPlace: 'ORIGIN' } as const

/** What customs and carriers of two countries need; under TIR the goods are guaranteed by their value. */
const overBorder = ({ lane, outside }: RoadLot) =>
  ({
    customsPlace: 'ORIGIN',
    exportCustomsOffice: 'Khorgos customs',
    importCustomsOffice: `${lanes[lane].arrival} customs`,
    cmrNote: true,
    ...(outside === 'FTIR' && { tirCarnet: true, goodsValue: '86000.00', goodsCurrency: 'USD' }),
  }) as const

type Door = { name?: string | null | undefined; contact: string; phone: string }

/** The door of whoever sends and of whoever receives. */
const stopsFor = (
  { originCode, destinationCode }: RoadLane,
  [sender, receiver]: readonly [Door, Door],
  [from, to]: readonly [Date, Date],
) =>
  (
    [
      ['L', originCode, 'Logistics Park Road 8, gate 3', from, sender],
      ['U', destinationCode, 'Industrial zone 2, warehouse 14', to, receiver],
    ] as const
  ).map(([stopType, cityCode, address, at, { name, contact, phone }]) => ({
    ...{ stopType, stopSeq: 1, cityCode, address, stopCompany: name, stopDate: businessDay(at) },
    ...{ contactName: contact, contactPhone: phone, timeFrom: '09:00', timeTo: '18:00' },
  }))

const provinces = { CNXIA: '陕A', CNSGH: '沪B', CNHRS: '新F', CNGGZ: '粤A', CNYIU: '浙G' } as const
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = (chance: Chance, count: number) => String(chance.between(0, 10 ** count - 1)).padStart(count, '0')
const lettersOf = (chance: Chance, count: number, of = letters) =>
  Array.from({ length: count }, () => chance.one([...of])).join('')

/** How plates of tractors and trailers look by country. */
const plates: Readonly<Record<string, (chance: Chance) => readonly [tractor: string, trailer: string]>> = {
  KZ: (chance) => [`${digits(chance, 3)}${lettersOf(chance, 3)}02`, `${digits(chance, 2)}${lettersOf(chance, 3)}02`],
  UZ: (chance) => [`01${digits(chance, 3)}${lettersOf(chance, 3)}`, `01${digits(chance, 4)}${lettersOf(chance, 2)}`],
  RU: (chance) => [
    `${lettersOf(chance, 1, 'АВЕКМНОРСТУХ')}${digits(chance, 3)}${lettersOf(chance, 2, 'АВЕКМНОРСТУХ')}77`,
    `${lettersOf(chance, 2, 'АВЕКМНОРСТУХ')}${digits(chance, 4)}77`,
  ],
  VN: (chance) => [`29H${digits(chance, 5)}`, `29R${digits(chance, 5)}`],
  PL: (chance) => [`WGM${digits(chance, 5)}`, `WGM${digits(chance, 4)}P`],
}
const drivers = {
  CN: ['Zhao Qiang', 'Ma Jianguo', 'Liu Bo', 'Yang Lei', 'He Tao'],
  KZ: ['Nurlan Akhmetov', 'Serik Dzhaksybekov', 'Erlan Omarov'],
  UZ: ['Rustam Karimov', 'Aziz Yuldashev'],
  RU: ['Сергей Волков', 'Андрей Морозов'],
  VN: ['Nguyen Van Hung', 'Tran Quoc Bao'],
  PL: ['Piotr Nowicki', 'Marek Zielinski'],
} as const
const phones = {
  CN: '+86139910044',
  KZ: '+770125550',
  UZ: '+99890555010',
  RU: '+7916555010',
  VN: '+8490555010',
  PL: '+4860155501',
} as const

/** A truck of a country, with its trailer and whoever drives it. */
function truckOf(chance: Chance, countryCd: keyof typeof drivers, originCode?: string) {
  const province = provinces[originCode as keyof typeof provinces] ?? '陕A'
  const [truckPlate, trailerPlate] = plates[countryCd]?.(chance) ?? [
    `${province}${digits(chance, 5)}`,
    `${province}${digits(chance, 4)}挂`,
  ]
  const missing = phones[countryCd].length
  return {
    ...{ countryCd, truckPlate, trailerPlate },
    driverName: chance.one(drivers[countryCd]),
    driverPhone: `${phones[countryCd]}${digits(chance, Math.max(1, lengths[countryCd] - missing))}`,
    driverDocument: `${countryCd} ${digits(chance, 8)}`,
  }
}
/** How long the numbers of a country are, with their plus. */
const lengths = { CN: 14, KZ: 12, UZ: 13, RU: 12, VN: 12, PL: 12 } as const

/** Whose trucks cross a border under TIR. */
const carrierAbroad = (lane: RoadLane): keyof typeof drivers =>
  lane.abroad === 'DE' ? 'PL' : (lane.abroad as keyof typeof drivers)

type Loaded = { id: string; lot: RoadLot; loadingAt: Date; seq: number }

/** Each truck has its plates and its driver two days before it loads; a part load is received and measured first. */
async function loaded({ portal, desk, chance, now }: Told, { id, lot, loadingAt, seq }: Loaded): Promise<void> {
  const namedAt = hoursAfter(loadingAt, -20)
  if (namedAt > now) return
  portal.setTime(namedAt)
  const lane = lanes[lot.lane]
  let { version, containers } = await desk(jobDeskEndpoints.show, { id })
  if (isPart(lot)) {
    const measured = { actualPieces: lot.packages, actualGrossWeightKg: (lot.packages * lot.kg * 1.01).toFixed(3) }
    const { sums } = cargoOf(lot)
    const receipt = { warehouseName, receivedAt: hoursAfter(namedAt, -1), receiptNo: `WR-T${seq}`, ...measured }
    const actualVolumeM3 = (Number(sums.volumeM3) * 1.06).toFixed(3)
    const received = await desk(consolidationEndpoints.receive, {
      id,
      version,
      ...receipt,
      actualVolumeM3,
      keepWarnings: true,
    })
    version = received.version
  }
  for (const [at, { id: containerId }] of containers.entries()) {
    const isFrom = (total: number) =>
      Math.floor((total * (at + 1)) / containers.length) - Math.floor((total * at) / containers.length)
    const packages = isFrom(lot.packages)
    const volume = (packages * lot.cm[0] * lot.cm[1] * lot.cm[2]) / 1e6
    const truck = truckOf(chance, lot.way === 'THROUGH' ? carrierAbroad(lane) : 'CN', lane.originCode)
    const saved = await desk(jobDeskEndpoints.saveContainer, {
      ...{ id, version, containerId, keepWarnings: true, ...truck },
      ...{ packages, grossWeightKg: String(packages * lot.kg), volumeM3: volume.toFixed(3) },
      ...(lot.way !== 'DOM' && {
        consignmentNoteNo: `CMR-${seq}${at + 1}`,
        sealNos: [`SL${chance.between(10_000, 99_999)}`],
        borderPortCode: lane.border,
      }),
      ...(lot.outside === 'FTIR' && { tirNo: `XF${chance.between(10_000_000, 99_999_999)}` }),
    })
    version = saved.version
  }
  await fileInstruction(desk, id)
  const seen = await desk(jobDeskEndpoints.show, { id })
  await desk(jobDeskEndpoints.save, {
    ...{ id, version: seen.version, keepWarnings: true },
    ...(lot.way !== 'DOM' && { draftState: 'issued', exportCustomsState: 'released' }),
  })
}

type Done = ReadonlyMap<string, { at: Date; placeCode: string }>

/** When the trucks came to the border and left it; where they do not go on, the cargo or the trailer goes over to a truck of the other side. */
async function crossed(
  { portal, desk, chance, now }: Told,
  { id, lot, done }: { id: string; lot: RoadLot; done: Done },
): Promise<void> {
  const [came, left, over] = ['ARRI.border1', 'CROS.border1', 'RELO.border1'].map((step) => done.get(step)?.at)
  const loadedAt = done.get('LOAD.origin')?.at
  if (!loadedAt) return
  portal.setTime(hoursAfter(over ?? left ?? came ?? done.get('DEPA.origin')?.at ?? loadedAt, 0.4))
  let { version, containers } = await desk(jobDeskEndpoints.show, { id })
  const lane = lanes[lot.lane]
  const isChanged = lot.way === 'RELOAD' || lot.way === 'SWAP'
  const atDoor = {
    stopType: 'L' as const,
    stopSeq: 1,
    arrivedAt: done.get('ARRI.origin')?.at,
    departedAt: done.get('DEPA.origin')?.at,
  }
  for (const { id: containerId, trailerPlate } of containers) {
    const next = truckOf(chance, carrierAbroad(lane))
    const fresh = isChanged && over && { ...next, ...(lot.way === 'SWAP' && { trailerPlate }), truckType: lot.outside }
    const added = fresh
      ? await desk(jobDeskEndpoints.saveContainer, { id, version, keepWarnings: true, ...fresh })
      : undefined
    const reloadedIntoId = added?.containers.find(({ truckPlate }) => truckPlate === next.truckPlate)?.id
    const saved = await desk(jobDeskEndpoints.saveContainer, {
      ...{ id, version: added?.version ?? version, containerId, keepWarnings: true },
      ...(atDoor.arrivedAt && { stopTimes: [atDoor] }),
      ...(came && { borderInAt: came }),
      ...(left && { borderOutAt: left }),
      ...(reloadedIntoId && { reloadedIntoId, reloadedAt: over }),
    })
    version = saved.version
    containers = saved.containers
  }
  portal.setTime(now)
}

/** Where the trucks were seen about once a day, at the towns that they pass. */
async function seenOnTheWay({ portal, desk, now }: Told, id: string, lane: RoadLane): Promise<void> {
  const { lines } = await desk(trackingDeskEndpoints.list, { id })
  const { containers } = await desk(jobDeskEndpoints.show, { id })
  const stops = lines.flatMap(({ step, placeCode, actualAt, plannedAt }) => {
    const at = actualAt ?? plannedAt
    return /^(DEPA\.origin|ARRI\.(border1|destination)|CROS\.border1)$/.test(step) && at ? [{ placeCode, at }] : []
  })
  const places = new Map(readCities().rows.map(({ CityCd, Lat, Lon }) => [CityCd, [Lat, Lon] as const]))
  const line = lineOver([lane.originCode, ...lane.passes, lane.destinationCode], places)
  const crossing = stops.find(({ placeCode }) => placeCode === lane.border)?.at
  const own = containers.filter(({ packages, truckPlate }) => packages && truckPlate)
  const next = containers.filter(({ packages, truckPlate }) => !packages && truckPlate)
  const rows = reportsOn(line, stops, { until: now, source: 'truck' }).flatMap(([at = '', ...row]) => {
    const isOver = next.length > 0 && crossing && at > businessClock(crossing)
    return (isOver ? next : own).map(({ truckPlate }) => [truckPlate, at, ...row].join(','))
  })
  if (rows.length === 0) return
  const end = stops.at(-1)?.at ?? now
  portal.setTime(end < now ? end : now)
  await desk(trackingDeskEndpoints.importPositions, {
    id,
    csv: ['ConNo,LocationTime,PortCd,Source', ...rows].join('\n'),
  })
}

/** Every truck that came to the receiver has the signed note as its proof. */
async function proved(
  { portal, desk, now }: Told,
  { id, deliveredAt }: { id: string; deliveredAt: Date },
): Promise<void> {
  const at = hoursAfter(deliveredAt, 3)
  portal.setTime(at < now ? at : now)
  let { version, containers } = await desk(jobDeskEndpoints.show, { id })
  for (const { id: containerId, truckPlate = '', reloadedIntoId } of containers) {
    if (reloadedIntoId) continue
    const paper = demoPaper([
      'Proof of delivery (sample)',
      'Received in good order',
      deliveredAt.toISOString().slice(0, 10),
    ])
    const fid = await desk.upload(`pod-${truckPlate.replaceAll(/[^\w]/g, '') || 'truck'}.pdf`, paper)
    const saved = await desk(jobDeskEndpoints.deliver, {
      id,
      version,
      containerId,
      fid,
      deliveredAt,
      receivedBy: 'Warehouse 14',
      keepWarnings: true,
    })
    version = saved.version
    containers = saved.containers
  }
}
