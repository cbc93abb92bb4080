import type { PlainClient } from './plain-client.ts'

/** Days from today in Shanghai, yyyy-MM-dd. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

type Price = { keyId: string; ReturnPlaces: { CityCd: string; ExtraCost: string }[] }

/** A complete rail booking for submission, in the names of the specification. */
export async function bookingBody(client: PlainClient): Promise<Record<string, unknown>> {
  const categories = await client.send('GET', '/api/v1/category-list', { pageIndex: 1, pageSize: 9999 })
  const items = (categories.body.data?.Items ?? []) as { Id: string; children?: { Id: string }[] }[]
  const category = items[0]?.children?.[0]?.Id ?? items[0]?.Id ?? ''
  const lane = { PortlCd: 'CNXIA', PortdCd: 'DEHAM' }
  const wanted = dayFromNow(20)
  const prices = await client.send('GET', '/api/v1/railpricefcl-list', { ...lane, queryDate: wanted })
  const [price] = (prices.body.data?.Items ?? []) as Price[]
  const usual = price?.ReturnPlaces.find(({ ExtraCost }) => Number(ExtraCost) === 0)
  const box = { SizeType: '40HQ', BoxQty: 1, BoxOwner: 'C', BoxWeight: '18640', StuffWay: 'STATION' }
  return {
    submit: 'T',
    QuoteId: price?.keyId,
    QuoteType: 'PRICE',
    BusType: 'E',
    LoadType: 'FCL',
    ...lane,
    LegType: 'Q',
    ServiceTerm: 'ST-ST',
    ReadyDate: dayFromNow(14),
    WantDate: wanted,
    CargoKind: 'G',
    ReeferFlag: 'F',
    OogFlag: 'F',
    BatteryFlag: 'F',
    ExportCtrl: 'F',
    PayTerm: 'PP',
    InsureFlag: 'F',
    CusWayOut: 'OWN',
    CusWayIn: 'OWN',
    CusPlace: 'ORIGIN',
    RailBillType: 'ASNEEDED',
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
    Boxes: [{ ...box, ReturnPlace: usual?.CityCd }],
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
