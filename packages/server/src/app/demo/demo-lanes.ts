import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Chance } from './demo-chance.ts'
import { type DemoCompany, demoCompanies } from './demo-people.ts'

export type DemoWay = {
  mode: ModeCode
  lineNo: string
  originCode: string
  destinationCode: string
  arrival: string
}

/** A lane that the demo companies ship containers on, and how often its trains or vessels go. */
export type DemoLane = DemoWay & {
  mode: Extract<ModeCode, 'R' | 'S'>
  direction: 'E' | 'I'
  share: number
}

export const railLanes: readonly DemoLane[] = [
  {
    mode: 'R',
    lineNo: 'R004',
    originCode: 'CNXIA',
    destinationCode: 'DEHAM',
    arrival: 'Hamburg',
    direction: 'E',
    share: 30,
  },
  {
    mode: 'R',
    lineNo: 'R003',
    originCode: 'CNXIA',
    destinationCode: 'DEDUI',
    arrival: 'Duisburg',
    direction: 'E',
    share: 16,
  },
  {
    mode: 'R',
    lineNo: 'R001',
    originCode: 'CNXIA',
    destinationCode: 'PLMAA',
    arrival: 'Malaszewicze',
    direction: 'E',
    share: 16,
  },
  {
    mode: 'R',
    lineNo: 'R050',
    originCode: 'CNXIA',
    destinationCode: 'RUVRS',
    arrival: 'Vorsino',
    direction: 'E',
    share: 14,
  },
  {
    mode: 'R',
    lineNo: 'R012',
    originCode: 'CNCQI',
    destinationCode: 'DEDUI',
    arrival: 'Duisburg',
    direction: 'E',
    share: 12,
  },
  {
    mode: 'R',
    lineNo: 'R015',
    originCode: 'CNCDU',
    destinationCode: 'PLLOD',
    arrival: 'Lodz',
    direction: 'E',
    share: 12,
  },
  {
    mode: 'R',
    lineNo: 'R095',
    originCode: 'CNXIA',
    destinationCode: 'KZALA',
    arrival: 'Almaty',
    direction: 'E',
    share: 6,
  },
]

export const seaLanes: readonly DemoLane[] = [
  {
    mode: 'S',
    lineNo: 'S002',
    originCode: 'CNSHA',
    destinationCode: 'DEHAM',
    arrival: 'Hamburg',
    direction: 'E',
    share: 40,
  },
  {
    mode: 'S',
    lineNo: 'S063',
    originCode: 'CNYTN',
    destinationCode: 'NLRTM',
    arrival: 'Rotterdam',
    direction: 'E',
    share: 25,
  },
  {
    mode: 'S',
    lineNo: 'S009',
    originCode: 'CNSHA',
    destinationCode: 'PLGDN',
    arrival: 'Gdansk',
    direction: 'E',
    share: 20,
  },
  {
    mode: 'S',
    lineNo: 'S052',
    originCode: 'CNSHA',
    destinationCode: 'RUVVO',
    arrival: 'Vladivostok',
    direction: 'E',
    share: 15,
  },
]

function byShare<T extends { share: number }>(chance: Chance, among: readonly T[]): T {
  let shareLeft = chance.next() * among.reduce((sum, one) => sum + one.share, 0)
  for (const one of among) {
    shareLeft -= one.share
    if (shareLeft < 0) return one
  }
  return among[0] as T
}

/** A company that orders; one that is not certified yet has begun to book these days. */
export const companyFor = (chance: Chance, isNew: boolean): DemoCompany =>
  byShare(
    chance,
    demoCompanies.filter(({ certified }) => certified || isNew),
  )
/** Shippers from China, and companies with a port of their own country among the lanes, ship by sea now and then. */
const seaLanesOf = ({ countryCode }: DemoCompany) =>
  seaLanes.filter(({ destinationCode }) => countryCode === 'CN' || destinationCode.startsWith(countryCode))
export const seaCompanyFor = (chance: Chance): DemoCompany =>
  byShare(
    chance,
    demoCompanies.filter((company) => company.certified && seaLanesOf(company).length > 0),
  )
export const seaLaneFor = (chance: Chance, company: DemoCompany): DemoLane => byShare(chance, seaLanesOf(company))
export const laneFor = (chance: Chance, { lines }: DemoCompany): DemoLane =>
  byShare(
    chance,
    railLanes.filter(({ lineNo }) => lines.includes(lineNo)),
  )
