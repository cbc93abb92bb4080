import type { NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Chance } from './demo-chance.ts'
import { type DemoCompany, demoCompanies } from './demo-people.ts'

/** A lane of the sample tariff that the demo companies ship on, and how often its trains go. */
export type DemoLane = {
  lineNo: string
  originCode: string
  destinationCode: string
  direction: 'E' | 'I'
  share: number
}

export const demoLanes: readonly DemoLane[] = [
  { lineNo: 'R004', originCode: 'CNXIA', destinationCode: 'DEHAM', direction: 'E', share: 30 },
  { lineNo: 'R003', originCode: 'CNXIA', destinationCode: 'DEDUI', direction: 'E', share: 16 },
  { lineNo: 'R001', originCode: 'CNXIA', destinationCode: 'PLMAA', direction: 'E', share: 16 },
  { lineNo: 'R050', originCode: 'CNXIA', destinationCode: 'RUVRS', direction: 'E', share: 14 },
  { lineNo: 'R012', originCode: 'CNCQI', destinationCode: 'DEDUI', direction: 'E', share: 12 },
  { lineNo: 'R015', originCode: 'CNCDU', destinationCode: 'PLLOD', direction: 'E', share: 12 },
]

const hsCodes: Readonly<Record<string, string>> = {
  洗衣机: '845011',
  冰箱: '841810',
  家用空调: '841510',
  电热水器: '851610',
  电子元件: '854231',
  服装: '620342',
  鞋类: '640299',
  灯具: '940511',
  玻璃制品: '701349',
}

/** Picks one by its share of a hundred. */
function byShare<T extends { share: number }>(chance: Chance, of: readonly T[]): T {
  let left = chance.next() * of.reduce((sum, one) => sum + one.share, 0)
  for (const one of of) {
    left -= one.share
    if (left < 0) return one
  }
  return of[0] as T
}

const consignees = [
  { partyName: 'Nordwind Handel GmbH', countryCd: 'DE', contactPhone: '+494055501234' },
  { partyName: 'Elbe Hausgeraete GmbH', countryCd: 'DE', contactPhone: '+494055505678' },
  { partyName: 'Polska Dystrybucja AGD Sp. z o.o.', countryCd: 'PL', contactPhone: '+48225550101' },
  { partyName: 'OOO Severnaya Torgovlya', countryCd: 'RU', contactPhone: '+74955550101' },
]

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000)

/** What a company fills in at a moment, a booking like those before it. */
export function demoForm(
  chance: Chance,
  { company, lane, at, seq }: { company: DemoCompany; lane: DemoLane; at: Date; seq: number },
): NewBooking {
  const goodsName = chance.one(company.goods)
  const boxes = chance.percent(70) ? 1 : 2
  const cargoKg = chance.between(12, 22) * 1000 + chance.between(0, 99) * 10
  const perBox = chance.between(180, 520)
  const ready = daysAfter(at, chance.between(6, 12))
  return {
    submit: true,
    customerReference: `PO-${88_000 + seq}`,
    direction: lane.direction,
    loadType: 'FCL',
    legType: 'Q',
    serviceTerm: 'ST-ST',
    originCode: lane.originCode,
    destinationCode: lane.destinationCode,
    readyDate: businessDay(ready),
    wantedDate: businessDay(daysAfter(ready, chance.between(1, 4))),
    cargoKind: 'G',
    temperatureControlled: false,
    oversize: false,
    containsBatteries: false,
    exportControlled: false,
    paymentTerm: 'PP',
    insured: false,
    incoterm: 'FCA',
    incotermPlace: company.city,
    exportCustomsBy: 'OWN',
    importCustomsBy: 'OWN',
    customsPlace: 'ORIGIN',
    consignmentNoteType: 'ASNEEDED',
    payerType: 'OWN',
    settleCurrency: 'ORIGINAL',
    goods: [
      {
        goodsName,
        categoryId: '0101',
        hsCode: hsCodes[goodsName] ?? '847990',
        packages: perBox * boxes,
        packageType: 'CT',
        grossWeightKg: String(cargoKg * boxes),
        volumeM3: String(chance.between(52, 66) * boxes),
      },
    ],
    boxes: [
      {
        containerType: '40HQ',
        containerQty: boxes,
        containerOwner: 'C',
        containerCargoKg: String(cargoKg),
        stuffingPlace: 'STATION',
      },
    ],
    parties: [
      { partyType: 'SHP', partyName: company.name, countryCd: company.countryCode },
      { partyType: 'CNE', ...chance.one(consignees) },
    ],
    contactName: company.contact,
    contactPhone: company.phone,
    agreeTerms: true,
  }
}

/** Who ordered. A company that is not certified yet has begun to book these days. */
export const companyFor = (chance: Chance, isNew: boolean): DemoCompany =>
  byShare(
    chance,
    demoCompanies.filter(({ certified }) => certified || isNew),
  )
export const laneFor = (chance: Chance): DemoLane => byShare(chance, demoLanes)

const letterValue = (letter: string): number => {
  const place = letter.charCodeAt(0) - 65
  return 10 + place + Math.floor((place + 9) / 10)
}

/** A container number with its right check digit (ISO 6346). */
export function demoContainerNo(chance: Chance): string {
  const begin = `${chance.one(['CSQU', 'CBHU', 'RZDU', 'LBGU', 'TCNU'])}${String(chance.between(0, 999_999)).padStart(6, '0')}`
  const sum = [...begin].reduce(
    (total, sign, i) => total + (/\d/.test(sign) ? Number(sign) : letterValue(sign)) * 2 ** i,
    0,
  )
  return `${begin}${(sum % 11) % 10}`
}
