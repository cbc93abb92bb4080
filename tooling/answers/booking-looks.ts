import type { Bookings, Stage } from './stage.ts'

const api = (name: string) => `/api/v1/${name}`

/** Lists and details of bookings, for the right people and the wrong ones. */
export async function lookAtBookings(
  { recorder, people }: Stage,
  { first, second, dangerous, third }: Bookings,
): Promise<void> {
  const { guest, chen, guo, jana, ops } = people
  recorder.area('booking-lists')
  const list = (step: string, fields: object = {}, headers = {}) =>
    recorder.call(step, chen, ['POST', api('railorderonline-list'), { ...fields }, { headers }])
  await list('bookings')
  await list('bookings in Chinese', { pageSize: 3 }, { 'Accept-Language': 'zh-CN' })
  await list('bookings in Chinese of Taiwan', { pageSize: 2 }, { 'Accept-Language': 'zh-TW' })
  await list('bookings in Russian', { pageSize: 2, pageIndex: 2 }, { 'Accept-Language': 'ru' })
  await list('drafts', { orderState: 'draft' })
  await list('submitted', { orderState: 'submitted', sortName: 'OrderDt', sort: 'asc' })
  await list('bookings by wanted date', { sortName: 'WantDate', sort: 'desc', pageSize: 1 })
  await list('bookings by number', { sortName: 'BookingNo', sort: 'asc', pageSize: 2 })
  await list('bookings by keyword', { keyword: 'po-s' })
  await list('bookings by Chinese keyword', { keyword: '洗衣' })
  await list('bookings by a keyword of wildcards', { keyword: '%_' })
  await list('bookings of a day', { startDate: '2031-01-15', endDate: '2031-01-15' })
  await list('bookings of a lane', { PortlCd: 'CNXIA', Portd: 'Duis' })
  await list('bookings shared', { lclState: 'awaiting' })
  await list('page beyond', { pageIndex: 9 })
  await list('a list with wrong names', { orderState: 'lost', sortName: 'Remark', pageSize: 1000, Nothing: 1 })
  await recorder.call('bookings for the finance clerk', guo, ['POST', api('railorderonline-list'), { pageSize: 1 }])
  await recorder.call('bookings of the other company', jana, ['POST', api('railorderonline-list')])
  await recorder.call('bookings for a guest', guest, ['POST', api('railorderonline-list')])
  await recorder.call('bookings for staff', ops, ['POST', api('railorderonline-list')])
  await recorder.call('bookings of every mode', chen, [
    'POST',
    api('orderonline-alllist'),
    { pageSize: 2, sortName: 'StateText', sort: 'asc' },
  ])
  await recorder.call('bookings of one mode', chen, [
    'POST',
    api('orderonline-alllist'),
    { SvTrafficId: 'R', keyword: 'PO-1' },
  ])
  await recorder.call('bookings of a mode that there is not', chen, [
    'POST',
    api('orderonline-alllist'),
    { SvTrafficId: 'RAIL' },
  ])
  await recorder.call('an export', chen, ['GET', api('order-export'), { orderState: 'submitted' }])
  await recorder.call('an export in Russian', chen, [
    'GET',
    api('order-export'),
    { keyword: 'PO-DG' },
    { headers: { 'Accept-Language': 'ru' } },
  ])
  recorder.area('booking-details')
  const show = (step: string, keyId: string, who = chen, headers = {}) =>
    recorder.call(step, who, ['GET', api('railorderonline-detail'), { keyId }, { headers }])
  await show('the first booking shown', first)
  await show('the booking of everything shown', second)
  await show('the same in Chinese', second, chen, { 'Accept-Language': 'zh-CN' })
  await show('the dangerous booking shown', dangerous)
  await show('the third booking shown in Russian', third, guo, { 'Accept-Language': 'ru' })
  await show('somebody else’s booking', first, jana)
  await show('a booking that there is not', '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10')
  await show('a booking by no id', 'x')
  await recorder.call('the jobs of a booking without any', chen, [
    'POST',
    api('railorderonline-detailworklist'),
    { keyId: first },
  ])
}

/** Templates, the address book and bookings made again. */
export async function keepForms({ recorder, people }: Stage, { first, second }: Bookings): Promise<void> {
  const { chen, jana } = people
  recorder.area('booking-kept')
  const template = await recorder.call('a template of a booking', chen, [
    'POST',
    api('order-template'),
    { TemplateName: 'Washing machines', keyId: second },
    { json: true },
  ])
  await recorder.call('a template of a form', chen, [
    'POST',
    api('order-template'),
    {
      TemplateName: 'Tea',
      Form: { PortlCd: 'CNXIA', PortdCd: 'DEDUI', LoadType: 'FCL', Goods: [{ GoodsName: 'Tea' }] },
    },
    { json: true },
  ])
  await recorder.call('a template without a name', chen, [
    'POST',
    api('order-template'),
    { TemplateName: '', Form: { Bad: 1 } },
    { json: true },
  ])
  await recorder.call('templates', chen, ['GET', api('order-template')])
  await recorder.call('a template shown', chen, ['GET', api('order-template-detail'), { keyId: template.keyId }])
  await recorder.call('somebody else’s template', jana, [
    'GET',
    api('order-template-detail'),
    { keyId: template.keyId },
  ])
  await recorder.call('a template dropped', chen, ['DELETE', api('order-template'), { keyId: template.keyId }])
  await recorder.call('the address book', chen, ['GET', api('address-book'), { keyword: 'nord' }])
  const address = await recorder.call('an address kept', chen, [
    'POST',
    api('address-book'),
    {
      PartyType: 'CNE',
      PartyName: 'Elbe Hausgeraete GmbH',
      CountryCd: 'DE',
      CityName: 'Hamburg',
      Tel: '+494055505678',
    },
  ])
  await recorder.call('an address changed', chen, [
    'POST',
    api('address-book'),
    { keyId: address.keyId, PartyType: 'CNE', PartyName: 'Elbe Hausgeräte GmbH', CountryCd: 'DE' },
  ])
  await recorder.call('an address of a wrong kind', chen, [
    'POST',
    api('address-book'),
    { PartyType: 'XXX', CountryCd: 'Germany' },
  ])
  await recorder.call('consignees', chen, ['GET', api('address-book'), { PartyType: 'CNE', pageSize: 5 }])
  await recorder.call('an address dropped', chen, ['DELETE', api('address-book'), { keyId: address.keyId }])
  const again = await recorder.call('the booking of everything again', chen, [
    'POST',
    api('order-again'),
    { keyId: second },
  ])
  await recorder.call('the draft made again', chen, ['GET', api('railorderonline-detail'), { keyId: again.keyId }])
  await recorder.call('somebody else’s booking again', jana, ['POST', api('order-again'), { keyId: first }])
}
