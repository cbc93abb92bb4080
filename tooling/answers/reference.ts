import type { Stage } from './stage.ts'

const api = (name: string) => `/api/v1/${name}`

/** Look-ups of places, goods, containers, codes and rates. */
export async function playReference({ recorder, people }: Stage): Promise<void> {
  const { guest, chen, admin } = people
  recorder.area('reference')
  const ask = (step: string, name: string, fields = {}, headers = {}) =>
    recorder.call(step, guest, ['GET', api(name), fields, { headers }])
  await ask('stations by key', 'railport-query', { key: 'xi', type: 'R', pageSize: 6 })
  await ask('stations in Chinese', 'railport-query', { key: '西', pageSize: 4 }, { 'Accept-Language': 'zh-CN' })
  await ask('stations in Russian', 'railport-query', { key: 'mos', pageSize: 3 }, { 'Accept-Language': 'ru' })
  await ask('stations by code', 'railport-query', { key: 'DEDUI' }, { 'Accept-Language': 'zh-TW' })
  await ask('border crossings', 'railport-query', { type: 'B', pageSize: 8 })
  await ask('Malaszewicze as a station', 'railport-query', { key: 'PLMAA', type: 'R' })
  await ask('a place of a wrong type', 'railport-query', { type: 'X' })
  await ask('stations for a dialog', 'dialog-railport', { pageIndex: 2, pageSize: 4 })
  await ask('cities', 'city-query', { key: 'ham', pageSize: 4 })
  await ask('hot places', 'hotcity-list', { type: 'RAIL' })
  await ask('kinds of cargo', 'category-list', { pageIndex: 1, pageSize: 2 })
  await ask('kinds of cargo by key', 'category-list', { key: '电', pageSize: 3 })
  for (const code of ['PACKUNIT', 'INCOTERMS', 'CANCELREASON', 'DOCTYPE', 'BUSTYPE'])
    await ask(`codes ${code}`, 'codelib-query', { classcode: code, pageSize: 5 })
  await ask('a code list', 'codelib-list', { classcode: 'PACKUNIT', pageSize: 3 })
  await ask('containers', 'coninfo-query', { key: '40' })
  await ask('currencies', 'currency-query', { key: 'U' })
  await ask('services in China', 'servicetype-option', { inout: 'I' })
  await ask('services abroad in Chinese', 'servicetype-option', { inout: 'O' }, { 'Accept-Language': 'zh-CN' })
  await ask('HS codes', 'omshscode-list', { filter: '8450', pageSize: 3, sortName: 'Code', sort: 'asc' })
  await ask('countries', 'country-query', { key: 'ger', pageSize: 3 })
  await recorder.call('rates saved', admin, [
    'PUT',
    api('admin/exrate-save'),
    { CurrCd: 'USD', YearMonth: '2031-01', Rate: '7.1' },
  ])
  await recorder.call('euro rate saved', admin, [
    'PUT',
    api('admin/exrate-save'),
    { CurrCd: 'EUR', YearMonth: '2031-01', Rate: '7.8' },
  ])
  await ask('a rate', 'exrate-now', { currcd: 'USD', yearMonth: '2031-01' })
  await ask('a rate that is not known', 'exrate-now', { currcd: 'XTS' })
  await recorder.call('a port kept', chen, ['POST', api('portcollect'), { json: { Mode: 'RAIL', PortCd: 'CNXIA' } }])
  await recorder.call('ports kept', chen, ['GET', api('portcollect-list'), { type: 'RAIL' }])
  await recorder.call('a port no longer kept', chen, [
    'DELETE',
    api('portcollect'),
    { json: { Mode: 'RAIL', PortCd: 'CNXIA' } },
  ])
}
