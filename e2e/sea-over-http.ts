import { expect } from 'vitest'
import { newContainerNumber } from '../tooling/container-number.ts'
import type { PlainClient } from '../tooling/plain-client.ts'
import { desk, done, type ModeOverHttp, type OpenedJob } from './job-over-http.ts'

type Fields = Record<string, unknown>

export const sea: ModeOverHttp = {
  lane: { PortlCd: 'CNSHA', PortdCd: 'DEHAM' },
  pricePath: 'seaprice-list',
  orderPath: 'orderonlineztyt',
  trackingPath: 'seatracking-list',
  bookingNo: /^S\d{6}-[2-9A-HJ-NP-Z]{5}$/,
  jobNo: /^JS\d{4}-[2-9A-HJ-NP-Z]{5}$/,
}

type Sailing = { keyId: string; Spaces: readonly { SizeType: string; Surplus: number }[] }

/** The sailing of an offer with the most room: stories of one demo business do not take it from each other. */
export function roomiest({ Departures }: { Departures: readonly object[] }): Sailing | undefined {
  const roomFor = ({ Spaces }: Sailing) => Spaces.find(({ SizeType }) => SizeType === '40HQ')?.Surplus ?? 0
  return (Departures as Sailing[]).toSorted((a, b) => roomFor(b) - roomFor(a))[0]
}

/** A box by the number that it was given, with its seal, its cargo and its verified mass. */
export const seaBox = ({ right: ConNo, wrong: wrongNo } = newContainerNumber(), SealNo = 'SL88213') => ({
  ConNo,
  wrongNo,
  SealNo,
  Ctns: 420,
  Weight: '18640',
  Meas: '64.2',
  TareKg: '3900',
  VgmKg: '22540',
  VgmWay: 'SM1',
})

export const namedParties: readonly Fields[] = [
  {
    PartyType: 'SHP',
    PartyName: 'Xian Haode Appliance',
    CountryCd: 'CN',
    TaxNo: '91610131MA6TXHD81X',
    PartyAddr: 'Gaoxin Road 25',
    CityName: 'Xian',
    Tel: '+8613991002231',
  },
  {
    PartyType: 'CNE',
    PartyName: 'Nordwind Handel GmbH',
    CountryCd: 'DE',
    TaxNo: 'DE814201353',
    PartyAddr: 'Billhorner Deich 94',
    CityName: 'Hamburg',
    Tel: '+494055501234',
    EoriNo: 'DE814201353000',
  },
]

export type Instructed = { parties?: readonly Fields[]; texts?: readonly string[] }

/** What the customer adds to an instruction that was filled in from the booking and the boxes. */
function wholeOf(content: Fields, { parties = namedParties, texts = [] }: Instructed): Fields {
  const boxes = content.Containers as Fields[]
  const [goods] = content.Goods as Fields[]
  return {
    ...content,
    Containers: boxes.map(({ SizeType: _, BoxOwner: __, ...row }) => row),
    Goods: boxes.map(({ ConNo, Ctns, Weight, Meas }, at) => ({
      ...goods,
      ConNo,
      Ctns,
      Weight,
      Meas,
      NetWeight: '17000',
      GoodsNameEng: texts[at] ?? 'Washing machines',
      Marks: 'N/M',
    })),
    Parties: parties,
  }
}

/** The customer's instruction goes to the desk and becomes final. */
export async function instruct(
  customer: PlainClient,
  clerk: PlainClient,
  { keyId, JobNoIn }: OpenedJob,
  instructed: Instructed = {},
): Promise<void> {
  const path = '/api/v1/shipping-instruction'
  const due = done(await customer.send('GET', path, { JobNoIn }))
  expect(due.state).toBe('notDue')
  const written = { JobNoIn, version: due.version, Content: wholeOf(due.Content as Fields, instructed), submit: 'T' }
  const sent = done(await customer.send('PUT', path, written, { json: true }))
  expect(sent.state).toBe('sent')
  const final = await desk(clerk, 'shipping-instruction-final', { keyId, version: sent.version })
  expect(final).toMatchObject({ state: 'final', Differences: [] })
}
