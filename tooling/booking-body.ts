import { portalNow } from './moment.ts'
import type { PlainClient } from './plain-client.ts'

/** Days from today in Shanghai, yyyy-MM-dd. */
export const dayFromNow = (days: number): string =>
  new Date(portalNow() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

type Price = { keyId: string; ReturnPlaces: { CityCd: string; ExtraCost: string }[] }
type Fields = Record<string, unknown>

/** What a complete booking says whatever carries it, in the names of the specification. */
async function commonBody(client: PlainClient): Promise<Fields> {
  const categories = await client.send('GET', '/api/v1/category-list', { pageIndex: 1, pageSize: 9999 })
  const items = (categories.body.data?.Items ?? []) as { Id: string; children?: { Id: string }[] }[]
  const category = items[0]?.children?.[0]?.Id ?? items[0]?.Id ?? ''
  return {
    submit: 'T',
    BusType: 'E',
    LoadType: 'FCL',
    ReadyDate: dayFromNow(14),
    WantDate: dayFromNow(20),
    CargoKind: 'G',
    ReeferFlag: 'F',
    OogFlag: 'F',
    BatteryFlag: 'F',
    ExportCtrl: 'F',
    PayTerm: 'PP',
    InsureFlag: 'F',
    CusWayOut: 'OWN',
    CusWayIn: 'OWN',
    Goods: [
      {
        GoodsName: '洗衣机',
        CategoryId: category,
        HsCd: '845011',
        Ctns: 420,
        PackUnit: 'CT',
        Weight: '18640',
        Meas: '64.2',
      },
    ],
    Parties: [
      { PartyType: 'SHP', PartyName: 'Xian Haode Appliance', CountryCd: 'CN' },
      { PartyType: 'CNE', PartyName: 'Nordwind Handel GmbH', CountryCd: 'DE', Tel: '+494055501234' },
    ],
    Contact: 'Chen Mei',
    Tel: '+8613991002231',
    PayerType: 'OWN',
    AgreeFlag: 'T',
    SettleCurrcd: 'ORIGINAL',
  }
}

const box = { SizeType: '40HQ', BoxQty: 1, BoxOwner: 'C', BoxWeight: '18640', StuffWay: 'STATION' }

/** A complete rail booking for submission, in the names of the specification. */
export async function bookingBody(client: PlainClient): Promise<Fields> {
  const lane = { PortlCd: 'CNXIA', PortdCd: 'DEHAM' }
  const common = await commonBody(client)
  const prices = await client.send('GET', '/api/v1/railpricefcl-list', { ...lane, queryDate: common.WantDate })
  const [price] = (prices.body.data?.Items ?? []) as Price[]
  const usual = price?.ReturnPlaces.find(({ ExtraCost }) => Number(ExtraCost) === 0)
  return {
    ...common,
    ...lane,
    QuoteId: price?.keyId,
    QuoteType: 'PRICE',
    LegType: 'Q',
    ServiceTerm: 'ST-ST',
    CusPlace: 'ORIGIN',
    RailBillType: 'ASNEEDED',
    Boxes: [{ ...box, ReturnPlace: usual?.CityCd }],
  }
}

const bySea = { PortlCd: 'CNSHA', PortdCd: 'DEHAM', ThcPay: 'T', FilingBy: 'US', BlKind: 'H', ReleaseType: 'TLX' }

/** Two full containers from Shanghai to Hamburg under our bill by telex release. */
export async function seaBookingBody(client: PlainClient): Promise<Fields> {
  const common = await commonBody(client)
  const [goods] = common.Goods as Fields[]
  return {
    ...common,
    ...bySea,
    ServiceTerm: 'CY-CY',
    TransFlag: 'T',
    VgmWay: 'SM1',
    Goods: [{ ...goods, Ctns: 840, Weight: '37280', Meas: '128.4' }],
    Boxes: [{ ...box, BoxQty: 2 }],
  }
}

/** Three cubic metres that share a container with the cargo of others, brought to a warehouse. */
export async function sharedBookingBody(client: PlainClient): Promise<Fields> {
  const common = await commonBody(client)
  const [goods] = common.Goods as Fields[]
  const piece = { GoodsSeq: 1, PcsQty: 10, PcsL: '100', PcsW: '60', PcsH: '50', PcsWeight: '50', StackFlag: 'T' }
  return {
    ...common,
    ...bySea,
    LoadType: 'LCL',
    ServiceTerm: 'CFS-CFS',
    WhoName: 'Waigaoqiao',
    InDate: `${dayFromNow(15)} 10:00:00`,
    Goods: [{ ...goods, Ctns: 10, Weight: '500', Meas: '3' }],
    Pieces: [piece],
  }
}

type Cargo = { Ctns: number; Weight: string; Meas: string }
type Measures = { cm: readonly [length: string, width: string, height: string]; kg: string }

/** What goes in no container of its own, with its equal packages measured. */
async function loadBody(client: PlainClient, cargo: Cargo, { cm: [PcsL, PcsW, PcsH], kg }: Measures): Promise<Fields> {
  const { LoadType: _none, ...common } = await commonBody(client)
  const [goods] = common.Goods as Fields[]
  return {
    ...common,
    Goods: [{ ...goods, GoodsNameEng: 'Washing machines', ...cargo }],
    Pieces: [{ GoodsSeq: 1, PcsQty: cargo.Ctns, PcsL, PcsW, PcsH, PcsWeight: kg, StackFlag: 'T' }],
  }
}

/** Twelve cartons by air from Shanghai to Frankfurt: 240 kg that measure as 200. */
export const airBookingBody = async (client: PlainClient): Promise<Fields> => ({
  ...(await loadBody(client, { Ctns: 12, Weight: '240', Meas: '1.2' }, { cm: ['50', '50', '40'], kg: '20' })),
  PortlCd: 'PVG',
  PortdCd: 'FRA',
  ServiceTerm: 'APT-APT',
  AwbType: 'P',
  WhoName: 'Waigaoqiao',
  InDate: `${dayFromNow(15)} 10:00:00`,
})

/** Two trucks from Xi'an to Almaty under TIR, the first of which loads on the day that is wanted. */
export async function truckBookingBody(client: PlainClient): Promise<Fields> {
  const { Pieces: _pieces, ...common } = await loadBody(
    client,
    { Ctns: 460, Weight: '31280', Meas: '166.8' },
    { cm: ['68', '62', '86'], kg: '68' },
  )
  const stop = (StopType: string, CityCd: string, StopDate: string, StopCus: string) => ({
    StopType,
    StopSeq: 1,
    CityCd,
    StopDate,
    StopCus,
    Addr: 'Logistics Park Road 8',
    Contact: 'Li Na',
    Tel: '+8613991002231',
    TimeFrom: '09:00',
    TimeTo: '17:00',
  })
  return {
    ...common,
    PortlCd: 'CNXIA',
    PortdCd: 'KZALA',
    BorderPortCd: 'CNHRS',
    LoadType: 'FTL',
    ServiceTerm: 'DOOR-DOOR',
    TruckWay: 'THROUGH',
    CatTypeOut: 'FTIR',
    TruckQty: 2,
    LoadSide: 'REAR',
    PodWay: 'PHOTO',
    CusPlace: 'ORIGIN',
    TirFlag: 'T',
    CmrFlag: 'T',
    GoodsVal: '86000',
    GoodsCurrcd: 'USD',
    LoadDate: dayFromNow(20),
    CusPlaceOut: 'Khorgos customs',
    CusPlaceIn: 'Almaty customs',
    Stops: [
      stop('L', 'CNXIA', dayFromNow(20), 'Xian Haode Appliance'),
      stop('U', 'KZALA', dayFromNow(29), 'Zhetysu Electronics'),
    ],
    Parties: [
      { PartyType: 'SHP', PartyName: 'Xian Haode Appliance', CountryCd: 'CN', Tel: '+8613991002231' },
      { PartyType: 'CNE', PartyName: 'Zhetysu Electronics TOO', CountryCd: 'KZ', Tel: '+77272550101' },
    ],
  }
}
