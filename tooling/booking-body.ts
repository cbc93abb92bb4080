import type { PlainClient } from './plain-client.ts'

/** Days from today in Shanghai, yyyy-MM-dd. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** A complete rail booking for submission, in the names of the specification. */
export async function bookingBody(client: PlainClient): Promise<Record<string, unknown>> {
  const categories = await client.send('GET', '/api/v1/category-list', { pageIndex: 1, pageSize: 9999 })
  const items = (categories.body.data?.Items ?? []) as { Id: string; children?: { Id: string }[] }[]
  const category = items[0]?.children?.[0]?.Id ?? items[0]?.Id ?? ''
  const lane = { PortlCd: 'CNXIA', PortdCd: 'DEHAM' }
  const prices = await client.send('GET', '/api/v1/railpricefcl-list', lane)
  const [price] = (prices.body.data?.Items ?? []) as { keyId: string }[]
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
    Boxes: [{ SizeType: '40HQ', BoxQty: 1, BoxOwner: 'C', BoxWeight: '18640', StuffWay: 'STATION' }],
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
