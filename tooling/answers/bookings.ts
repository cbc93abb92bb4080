import { form, fullForm } from './booking-forms.ts'
import { keepForms, lookAtBookings } from './booking-looks.ts'
import type { Bookings, Prices, Stage } from './stage.ts'

const api = (name: string) => `/api/v1/${name}`
const dayMs = 86_400_000

/** What a company does with bookings until the desk has them. */
export async function playBookings(stage: Stage, prices: Prices): Promise<Bookings> {
  const { recorder, people, logIn } = stage
  const { guest, chen, guo, jana } = people
  const priced = { QuoteId: prices.duisburg, QuoteType: 'PRICE' }
  recorder.area('booking-submit')
  const post = (step: string, fields: object, asked = {}) =>
    recorder.call(step, chen, ['POST', api('railorderonline'), { ...fields }, asked])
  const put = (step: string, fields: object) =>
    recorder.call(step, chen, ['PUT', api('railorderonline'), { ...fields }])

  const empty = await post('an empty draft', { submit: 'F' })
  const draft = await post(
    'a draft',
    { submit: 'F', ...priced, PortlCd: 'CNXIA', PortdCd: 'DEDUI', ProxyNo: 'PO-DRAFT', Goods: [{ GoodsName: 'Tea' }] },
    { json: true },
  )
  await put('a draft changed', {
    submit: 'F',
    keyId: draft.keyId,
    version: 1,
    Remark: 'Still thinking',
    ProxyNo: '',
    Boxes: [{ SizeType: '40HQ', BoxQty: 1 }],
  })
  await put('a draft submitted too early', { submit: 'T', keyId: draft.keyId, version: 2 })
  await put('a draft saved by two', { submit: 'F', keyId: draft.keyId, version: 1, Remark: 'I was first' })
  await recorder.call('the draft', chen, ['GET', api('railorderonline-detail'), { keyId: draft.keyId }])
  await recorder.call('the empty draft thrown away', chen, [
    'DELETE',
    api('order-draft'),
    { keyId: empty.keyId, version: 1 },
  ])
  await recorder.call('the empty draft is gone', chen, ['GET', api('railorderonline-detail'), { keyId: empty.keyId }])

  await recorder.call('submitted by a guest', guest, ['POST', api('railorderonline'), form()])
  await recorder.call('submitted by the finance clerk', guo, ['POST', api('railorderonline'), form()])
  await post('submitted with nothing', { submit: 'T' })
  await post('submitted with wrong names', { ...form(), Portd: 'DEDUI', Portx: 'x', Goods: [{ GoodName: 'Tea' }] })
  await post(
    'submitted with wrong types',
    form({
      ReadyDate: '17.01.2031',
      LoadType: 'LCL',
      Boxes: [{ SizeType: '40XX', BoxQty: 'two', BoxOwner: 'Z' }],
      Goods: [{ GoodsName: 'Tea', HsCd: '84', Weight: '-1', Ctns: 1.5 }],
      Tel: 'call me',
      CargoKind: 'Q',
    }),
    { json: true },
  )
  await post(
    'submitted against the rules',
    form({
      PortdCd: 'CNXIA',
      ReadyDate: '2031-01-10',
      WantDate: '2031-01-09',
      Goods: [
        {
          GoodsName: 'Tea',
          CategoryId: '9999',
          HsCd: '999999',
          Ctns: 10,
          PackUnit: 'ZZ',
          Weight: '60000',
          Meas: '900',
        },
      ],
    }),
  )
  await post(
    'submitted with places that there are not',
    form({
      PortlCd: 'XXXXX',
      PortdCd: 'YYYYY',
      EntryPortCd: 'ZZZZZ',
      TrainId: prices.duisburg,
      QuoteId: prices.train,
      QuoteType: 'PRICE',
    }),
  )

  await post('looks only', form({ submit: 'F', ...priced, ProxyNo: 'PO-0' }))
  const key = '5a0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
  const first = await post('the first booking', form({ ...priced, ProxyNo: 'PO-1' }), { key })
  await post('the first booking sent again', form({ ...priced, ProxyNo: 'PO-1' }), { key })
  await post('another booking under the same key', form({ ...priced, ProxyNo: 'PO-1b' }), { key })
  await recorder.pass(dayMs / 4)
  await logIn()
  const second = await post('a booking of everything', fullForm({ ...priced, TrainId: prices.train }), { json: true })
  await recorder.pass(dayMs / 4)
  await logIn()
  const dataSheet = await recorder.upload(chen, 'data-sheet.pdf', '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
  const dangerous = await post(
    'a booking of dangerous goods at a temperature',
    form({
      ProxyNo: 'PO-DG',
      CargoKind: 'D',
      BatteryFlag: 'T',
      BatteryNote: 'UN 3480, tested',
      ReeferFlag: 'T',
      TempSet: '5',
      TempMin: '2',
      TempMax: '8',
      VentM3h: 25,
      HumidPct: 60,
      Genset: 'T',
      QuoteType: 'NONE',
      AskQuote: 'T',
      Boxes: [{ SizeType: '40RF', BoxQty: 1, BoxOwner: 'C', BoxWeight: '18000', StuffWay: 'STATION' }],
      Goods: [
        {
          GoodsName: '电池',
          GoodsNameEng: 'Batteries',
          CategoryId: '0101',
          HsCd: '850760',
          Ctns: 300,
          PackUnit: 'CT',
          Weight: '18000',
          Meas: '50',
        },
      ],
      Danger: [
        {
          GoodsSeq: 1,
          UnNo: '3480',
          ImoClass: '9',
          PackGroup: 'II',
          ProperName: 'Lithium ion batteries',
          FlashPoint: '-12.5',
          DgQty: '1200',
          DgUnit: 'KGM',
          LqFlag: 'F',
          EmgName: 'Ma Lin',
          EmgTel: '+8613991002299',
          SdsFid: dataSheet,
        },
      ],
      Attach: [{ Fid: dataSheet, DocType: 'MSDS', FileName: 'data-sheet.pdf' }],
    }),
    { json: true },
  )
  await post(
    'a booking out of gauge',
    form({
      ProxyNo: 'PO-OOG',
      OogFlag: 'T',
      OogL: '1250',
      OogW: '260',
      OogH: '310.5',
      OogWeight: '21000',
      OverLt: '10',
      OverRt: '10',
      OverTop: '45',
      CgH: '120',
      LiftFlag: 'T',
      AskQuote: 'T',
      QuoteType: 'NONE',
      Boxes: [{ SizeType: '40FR', BoxQty: 1, BoxOwner: 'C', BoxWeight: '21000' }],
    }),
    { json: true },
  )
  const third = await post(
    'a booking with the shipper’s boxes',
    form({
      ProxyNo: 'PO-SOC',
      ...priced,
      Boxes: [
        { SizeType: '40HQ', BoxQty: 1, BoxOwner: 'S', BoxWeight: '18000', SocNos: 'CSQU3054383', SocCsc: '2032-05-01' },
      ],
    }),
    { json: true },
  )
  await recorder.call('a booking of the other company', jana, [
    'POST',
    api('railorderonline'),
    form({
      ProxyNo: 'NW-1',
      PortlCd: 'CNXIA',
      PortdCd: 'DEHAM',
      QuoteId: prices.hamburg,
      QuoteType: 'PRICE',
      Boxes: [{ SizeType: '40HQ', BoxQty: 1, BoxOwner: 'C', BoxWeight: '18000', ReturnPlace: 'DEDUI' }],
    }),
  ])
  await put('the third booking revised', {
    ...form({
      ProxyNo: 'PO-SOC-2',
      ...priced,
      Boxes: [{ SizeType: '40HQ', BoxQty: 1, BoxOwner: 'C', BoxWeight: '18000', ReturnPlace: 'DEDUI' }],
    }),
    keyId: third.keyId,
    version: third.version,
  })
  await put('the third booking revised by half', {
    keyId: third.keyId,
    version: 2,
    submit: 'F',
    Remark: 'Only a word',
    WantDate: '2031-01-22',
  })
  const bookings = {
    ...prices,
    first: String(first.keyId),
    second: String(second.keyId),
    third: String(third.keyId),
    dangerous: String(dangerous.keyId),
    draft: String(draft.keyId),
  }
  await lookAtBookings(stage, bookings)
  await keepForms(stage, bookings)
  return bookings
}
