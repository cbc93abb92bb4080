import type { NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import type { Chance } from './demo-chance.ts'
import { goodsFor } from './demo-goods.ts'
import type { DemoLane } from './demo-lanes.ts'
import type { DemoCompany } from './demo-people.ts'

const consignees = [
  { partyName: 'Nordwind Handel GmbH', countryCd: 'DE', contactPhone: '+494055501234' },
  { partyName: 'Elbe Hausgeraete GmbH', countryCd: 'DE', contactPhone: '+494055505678' },
  { partyName: 'Polska Dystrybucja AGD Sp. z o.o.', countryCd: 'PL', contactPhone: '+48225550101' },
  { partyName: 'OOO Severnaya Torgovlya', countryCd: 'RU', contactPhone: '+74955550101' },
  { partyName: 'Maasvlakte Import B.V.', countryCd: 'NL', contactPhone: '+31105550101' },
  { partyName: 'Hudson Home Goods Inc.', countryCd: 'US', contactPhone: '+12125550101' },
  { partyName: 'Zhetysu Electronics TOO', countryCd: 'KZ', contactPhone: '+77272550101' },
  { partyName: 'Chorsu Savdo MChJ', countryCd: 'UZ', contactPhone: '+998712550101' },
  { partyName: 'Hong Ha Trading Co., Ltd.', countryCd: 'VN', contactPhone: '+842435550101' },
]
const suppliers = [
  { partyName: 'Shaanxi Qinling Machinery Works', countryCd: 'CN', contactPhone: '+862985550101' },
  { partyName: "Xi'an Weihe Industrial Supply Co., Ltd.", countryCd: 'CN', contactPhone: '+862985550202' },
]

export function partiesOf(chance: Chance, { name, countryCode }: DemoCompany, country: string) {
  const ownParty = { partyName: name, countryCd: countryCode }
  const [shipper, consignee] =
    countryCode === 'CN'
      ? [ownParty, chance.one(consignees.filter(({ countryCd }) => countryCd === country))]
      : [chance.one(suppliers), ownParty]
  return [
    { partyType: 'SHP' as const, ...shipper },
    { partyType: 'CNE' as const, ...consignee },
  ]
}

/** A shipper pays the freight to where the carriage ends; a buyer in China pays it from there. */
const termsFor = ({ countryCode }: DemoCompany, { mode, arrival }: DemoLane) =>
  countryCode === 'CN'
    ? ({
        customerRole: 'SHP',
        paymentTerm: 'PP',
        incoterm: mode === 'S' ? 'CIF' : 'CPT',
        incotermPlace: arrival,
      } as const)
    : ({
        customerRole: 'CNE',
        paymentTerm: 'CC',
        incoterm: 'FCA',
        incotermPlace: mode === 'S' ? 'Shanghai' : "Xi'an",
      } as const)

const ofMode = {
  R: () => ({
    legType: 'Q',
    serviceTerm: 'ST-ST',
    customsPlace: 'ORIGIN',
    consignmentNoteType: 'ASNEEDED',
  }),
  S: (chance: Chance, { destinationCode }: DemoLane) => {
    const billRelease = chance.one(['OBL', 'TLX', 'TLX', 'SWB'] as const)
    return {
      serviceTerm: 'CY-CY',
      transhipmentAllowed: true,
      thcPayment: destinationCode.startsWith('NL') ? 'F' : 'T',
      billKind: 'H',
      billRelease,
      vgmWay: 'SM1',
      ...(billRelease === 'OBL' && { billOriginals: 3 }),
      ...(/^(DE|NL|PL)/.test(destinationCode) && { filingBy: 'US' }),
    }
  },
} as const satisfies Record<DemoLane['mode'], (chance: Chance, lane: DemoLane) => Partial<NewBooking>>

export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000)

type Ordering = { company: DemoCompany; at: Date; seq: number }

export const usualForm = ({ company, at, seq, readyInDays }: Ordering & { readyInDays: number }) => ({
  submit: true,
  customerReference: `PO-${88_000 + seq}`,
  readyDate: businessDay(timeAfterDays(at, readyInDays)),
  cargoKind: 'G' as const,
  temperatureControlled: false,
  oversize: false,
  containsBatteries: false,
  insured: false,
  exportCustomsBy: 'OWN' as const,
  importCustomsBy: 'OWN' as const,
  payerType: 'OWN' as const,
  settleCurrency: 'ORIGINAL',
  contactName: company.contact,
  contactPhone: company.phone,
  agreeTerms: true,
})

/** Cargo under original bills goes under a letter of credit, whose last day of shipment is soon after the wanted one. */
const creditFor = ({ billRelease }: Partial<NewBooking>, wantedOn: Date, seq: number): Partial<NewBooking> =>
  billRelease === 'OBL'
    ? {
        underLetterOfCredit: true,
        lcNumber: `LC${26_000 + seq}`,
        lcPresentationDays: 21,
        lcLatestShipment: businessDay(timeAfterDays(wantedOn, 5)),
        lcExpiryDate: businessDay(timeAfterDays(wantedOn, 30)),
        lcExpiryPlace: 'Shanghai',
        billClauses: 'CLEAN ON BOARD',
        freightPayableAt: 'SHANGHAI',
      }
    : {}

export function demoForm(chance: Chance, { lane, ...ordering }: Ordering & { lane: DemoLane }): NewBooking {
  const { company, at } = ordering
  const boxes = chance.percent(70) ? 1 : 2
  const goods = goodsFor(chance, chance.one(company.goods), boxes)
  const readyInDays = chance.between(6, 12)
  const wantedOn = timeAfterDays(at, readyInDays + chance.between(1, 4))
  const carriage = ofMode[lane.mode](chance, lane)
  return {
    ...usualForm({ ...ordering, readyInDays }),
    direction: lane.direction,
    loadType: 'FCL',
    originCode: lane.originCode,
    destinationCode: lane.destinationCode,
    wantedDate: businessDay(wantedOn),
    exportControlled: false,
    ...termsFor(company, lane),
    ...carriage,
    ...creditFor(carriage, wantedOn, ordering.seq),
    goods: [goods],
    boxes: [
      {
        containerType: '40HQ',
        containerQty: boxes,
        containerOwner: 'C',
        containerCargoKg: String(Math.round(Number(goods.grossWeightKg) / boxes)),
        stuffingPlace: 'STATION',
      },
    ],
    parties: partiesOf(chance, company, lane.destinationCode.slice(0, 2)),
  }
}

const letterValue = (letter: string): number => {
  const place = letter.charCodeAt(0) - 65
  return 10 + place + Math.floor((place + 9) / 10)
}

export function demoContainerNo(chance: Chance): string {
  const begin = `${chance.one(['CSQU', 'CBHU', 'RZDU', 'LBGU', 'TCNU'])}${String(chance.between(0, 999_999)).padStart(6, '0')}`
  const sum = [...begin].reduce(
    (total, sign, i) => total + (/\d/.test(sign) ? Number(sign) : letterValue(sign)) * 2 ** i,
    0,
  )
  return `${begin}${(sum % 11) % 10}`
}
