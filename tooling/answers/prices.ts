import { laterTrain, smallTrain, tariff, train } from './price-forms.ts'
import type { Prices, Stage } from './stage.ts'

const api = (name: string) => `/api/v1/${name}`

/** Tariffs and trains of the back office, and what readers are told of them. */
export async function playPrices(stage: Stage): Promise<Prices> {
  const { recorder, people } = stage
  const { sales, ops } = people
  recorder.area('pricing-desk')
  const put = (step: string, name: string, fields: object) =>
    recorder.call(step, sales, ['PUT', api(`admin/${name}`), { ...fields }, { json: true }])
  const publish = async (step: string, fields: object) => {
    const { keyId, version } = await put(`${step} drafted`, 'tariff-save', fields)
    await put(`${step} published`, 'tariff-publish', { keyId, version })
    return String(keyId)
  }
  const duisburg = await publish('tariff to Duisburg', tariff())
  const hamburg = await publish(
    'tariff to Hamburg',
    tariff({
      PortdCd: 'DEHAM',
      Coc40Hq: '6100.55',
      Coc45Hq: null,
      TransitDaysMax: 19,
      ValidTo: '2031-03-31',
      Currcd: 'EUR',
    }),
  )
  const home = await publish(
    'tariff home',
    tariff({
      PortlCd: 'DEDUI',
      PortdCd: 'CNXIA',
      BusType: 'I',
      Coc40Hq: '2900',
      Surcharges: [],
      SharedContainer: null,
    }),
  )
  await put('a tariff without prices', 'tariff-save', tariff({ PortdCd: 'CNXIA', Weekdays: [], ValidFrom: '' }))
  await put('a tariff with wrong names', 'tariff-save', { ...tariff(), Price: 1 })
  const next = await put('next version of the tariff home', 'tariff-version', {
    keyId: home,
    version: 2,
    ValidFrom: '2031-03-01',
  })
  await put('next version changed', 'tariff-save', {
    ...tariff({ PortlCd: 'DEDUI', PortdCd: 'CNXIA', BusType: 'I', Coc40Hq: '3100', ValidFrom: '2031-03-01' }),
    keyId: next.keyId,
    version: next.version,
  })
  await put('the tariff home withdrawn', 'tariff-withdraw', { keyId: home, version: 2, Reason: 'The line has closed.' })
  const list = (step: string, name: string, fields: object) =>
    recorder.call(step, sales, ['POST', api(`admin/${name}`), { ...fields }])
  await list('tariffs', 'tariff-list', { pageSize: 10 })
  await list('tariffs by price', 'tariff-list', {
    state: 'published',
    sortName: 'Coc40Hq',
    sort: 'desc',
    keyword: 'xia',
  })
  await recorder.call('a tariff', sales, ['GET', api('admin/tariff-detail'), { keyId: duisburg }])
  const trains = []
  for (const [step, fields] of [
    ['the train', train()],
    ['the later train', laterTrain],
    ['the small train', smallTrain],
    [
      'the train that will not go',
      train({ TrainNo: 'X8400', Etsh: '2031-02-01 12:00:00', Etad: '2031-02-16 18:00:00' }),
    ],
  ] as const)
    trains.push(await put(`${step} added`, 'departure-save', fields))
  await put(
    'a train that arrives before it leaves',
    'departure-save',
    train({ Etad: '2031-01-20 12:00:00', Spaces: [{ SizeType: '40HQ', Total: 1, Surplus: 2 }] }),
  )
  await put('the train cancelled', 'departure-cancel', { keyId: trains[3]?.keyId, version: 1, Reason: 'No wagons.' })
  await list('trains', 'departure-list', { pageSize: 10 })
  await list('trains of a lane', 'departure-list', {
    state: 'scheduled',
    PortdCd: 'DEDUI',
    sortName: 'SlotsLeft',
    sort: 'desc',
  })
  await recorder.call('a train', ops, ['GET', api('admin/departure-detail'), { keyId: trains[0]?.keyId }])
  await recorder.call('a train saved too late', sales, [
    'PUT',
    api('admin/departure-save'),
    { ...train({ SlotsTotal: 90 }), keyId: trains[0]?.keyId, version: 7 },
    { json: true },
  ])
  const prices = {
    duisburg,
    hamburg,
    train: String(trains[0]?.keyId),
    laterTrain: String(trains[1]?.keyId),
    smallTrain: String(trains[2]?.keyId),
  }
  await askPrices(stage, prices)
  return prices
}

async function askPrices({ recorder, people }: Stage, { duisburg, hamburg, train }: Prices): Promise<void> {
  const { guest, chen, sales } = people
  recorder.area('pricing')
  const lane = { PortlCd: 'CNXIA', PortdCd: 'DEDUI' }
  const ask = (step: string, name: string, fields: object = {}, headers = {}) =>
    recorder.call(step, guest, ['GET', api(name), { ...fields }, { headers }])
  await ask('prices of a lane', 'railpricefcl-list', lane)
  await ask('prices everywhere, by price', 'railpricefcl-list', {
    PortlCd: 'CNXIA',
    sortName: 'Coc40Hq',
    sort: 'asc',
    pageSize: 5,
  })
  await ask(
    'prices in yuan and Chinese',
    'railpricefcl-list',
    { ...lane, currcd: 'CNY' },
    { 'Accept-Language': 'zh-CN' },
  )
  await ask('prices in Russian', 'railpricefcl-list', { PortdCd: 'DEHAM', currcd: 'EUR' }, { 'Accept-Language': 'ru' })
  await ask('prices in a currency without a rate', 'railpricefcl-list', { ...lane, currcd: 'XTS' })
  await ask('some columns', 'railpricefcl-list', { ...lane, showCol: 'Coc40Hq,Soc40Hq', EntryPortCd: 'CNHRS' })
  await ask('a column that there is not', 'railpricefcl-list', { showCol: 'Coc99Xx' })
  await ask('carrier’s boxes', 'railpricefcl-list', { ...lane, ourBox: 'F' })
  await ask('shared containers', 'railpricefcl-list', { ...lane, BoxType: 'P' })
  await ask('the first leg', 'railpricefcl-list', { ...lane, LegType: 'T' })
  await ask('the last leg', 'railpricefcl-list', { ...lane, LegType: 'H' })
  await ask('with pick-up and return elsewhere', 'railpricefcl-list', {
    ...lane,
    PickConPlace: 'CNZGZ',
    ReturnPlace: 'DEHAM',
    firstLeg: 'T',
    lastLeg: 'T',
  })
  await ask('a lane that nobody sells', 'railpricefcl-list', { PortlCd: 'CNXIA', PortdCd: 'PLMAA' })
  await ask('a wrong page', 'railpricefcl-list', { pageIndex: 0, pageSize: 500 })
  await ask('a wrong sort', 'railpricefcl-list', { sortName: 'Nothing' })
  await ask('trains with prices', 'trainrailprice-list', lane)
  await ask('trains with space', 'trainrailprice-list', {
    PortlCd: 'CNXIA',
    HasSpace: 'T',
    SizeType: '40HQ',
    sortName: 'Etsh',
    sort: 'desc',
  })
  await recorder.call('departures', guest, ['POST', api('multitrainfrequency-list'), { ...lane }])
  await recorder.call('departures of some days', guest, [
    'POST',
    api('multitrainfrequency-list'),
    { startDate: '2031-01-23', endDate: '2031-01-31', sortName: 'Etsh', sort: 'desc', HasSpace: 'T' },
  ])
  await ask('calendar', 'price-calendar', { ...lane, queryDate: '2031-01-18' })
  await ask('hot lanes', 'hot-lanes', { most: 3 })
  await ask('hot lanes in Chinese', 'hot-lanes', { most: 3, currcd: 'CNY' }, { 'Accept-Language': 'zh-CN' })
  const quote = (step: string, fields: object) => ask(step, 'price-quote/railway-yzb', { keyId: duisburg, ...fields })
  await quote('quote', { Boxes: [{ SizeType: '40HQ', BoxQty: 2 }] })
  await quote('quote of a train with everything', {
    TrainId: train,
    Boxes: [
      { SizeType: '40HQ', BoxQty: 1, BoxOwner: 'C', BoxWeight: '26500' },
      { SizeType: '20GP', BoxQty: 3, BoxOwner: 'C' },
    ],
    PickConPlace: 'CNZGZ',
    ReturnPlace: 'DEHAM',
    Dangerous: 'T',
    Services: 'INS',
    GoodsVal: '80000',
    GoodsCurrcd: 'EUR',
    currcd: 'CNY',
  })
  await quote('quote with a truck that nobody drives', {
    Boxes: [{ SizeType: '40HQ', BoxQty: 1 }],
    PickUpCityCode: 'CNXIA',
    DeliveryCityCode: 'DEHAM',
  })
  await quote('quote of a shared container', { Weight: '1800', Meas: '6.2' })
  await quote('quote of what has no price', { Boxes: [{ SizeType: '40FR', BoxQty: 1 }] })
  await quote('quote of nothing', {})
  await ask('quote in euro', 'price-quote/railway-yzb', {
    keyId: hamburg,
    Boxes: [{ SizeType: '40HQ', BoxQty: 1 }],
    currcd: 'EUR',
  })
  await ask('quote of no line', 'price-quote/railway-yzb', { keyId: train, Boxes: [{ SizeType: '40HQ', BoxQty: 1 }] })
  await recorder.call('prices for the history', chen, ['GET', api('railpricefcl-list'), { ...lane, hashistory: 'T' }])
  await recorder.call('history', chen, ['GET', api('query-history')])
  await recorder.call('prices for staff', sales, [
    'GET',
    api('railpricefcl-list'),
    { ...lane, LrManager: '00000000-0000-4000-8000-000000000022' },
  ])
}
