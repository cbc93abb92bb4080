import { referenceEndpoints as calls } from '@landbridge/contract/reference/reference-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'

const codesIn = (found: readonly { code: string }[]) => found.map(({ code }) => code)
const inLanguage = (language: string) => ({ 'accept-language': language })

it('finds a station by name, pinyin, initials, Russian and code, for a guest too', async () => {
  const { guest } = await newWorld()
  for (const key of ['西安', 'xian', 'xa', 'Сиань', 'CNXIA']) {
    expect(codesIn((await guest(calls.railPorts, { key })).body.data)[0], key).toBe('CNXIA')
  }
  for (const key of ['郑州', '鄭州', 'zhengzou']) {
    expect(codesIn((await guest(calls.railPorts, { key })).body.data), key).toContain('CNZGZ')
  }
})

it('speaks the names of the specification on the wire, in the language of the reader', async () => {
  const { guest } = await newWorld()
  const reply = await guest.send({
    method: 'GET',
    path: '/api/v1/railport-query',
    query: { key: 'CNXIA', type: '' },
    headers: inLanguage('ru'),
  })
  expect(reply.json().data[0]).toEqual({
    label: 'Сиань (Международный порт)',
    value: 'CNXIA',
    subLabel: 'CNXIA · Китай',
    PortName: '西安国际港站',
    PortNameChs: '西安国际港站',
    PortNameCht: '西安國際港站',
    PortNameEng: "Xi'an International Port Station",
    PortNameRus: 'Сиань (Международный порт)',
    PortNameChn: '西安国际港站',
    PortCd: 'CNXIA',
    Mode: 'RAIL',
    CommonPortl: 'T',
    CommonDest: 'T',
    py: 'xianguojigangzhan,xagjgz',
    UnLocode: 'CNXIA',
    CityCd: 'CNXIA',
    CountryCd: 'CN',
    Kind: 'HUB',
    GaugeMm: '1435',
    Routes: ['R', 'C', 'E'],
    Lat: 34.385,
    Lon: 109.065,
    TimeZone: 'Asia/Shanghai',
  })
})

it('offers the border crossings that trains of a line pass, and all of them where no line is known', async () => {
  const { guest } = await newWorld()
  const borders = async (line: object) =>
    codesIn((await guest(calls.railPorts, { type: 'B', pageSize: 99, ...line })).body.data)
  const toHamburg = await borders({ originCode: 'CNXIA', destinationCode: 'DEHAM' })
  expect(toHamburg).toEqual(expect.arrayContaining(['CNHRS', 'CNAKL', 'CNERC', 'CNMLX']))
  expect(toHamburg).not.toContain('CNHKM')
  expect(await borders({ originCode: 'CNXIA' })).toContain('CNHKM')
})

it('offers the cities of a country, those abroad only where none of it fits, and none for a slip of the pen there', async () => {
  const { guest } = await newWorld()
  const cities = async (key: string, countryCd?: string) =>
    (await guest(calls.cities, { key, ...(countryCd && { countryCd }) })).body.data
  expect(codesIn(await cities('xianyang'))).toContain('VNDAD')
  expect((await cities('xianyang', 'CN')).map(({ countryCode }) => countryCode)).not.toContain('VN')
  for (const name of ['Praha', 'Прага', 'Prag', '布拉格', 'Prague'])
    expect((await cities(name, 'CZ'))[0]?.code).toBe('CZPRG')
  expect((await cities('Warszawa'))[0]?.code).toBe('PLWAW')
  const stations = (await guest(calls.railPorts, { key: 'Warszawa' })).body.data
  expect(codesIn(stations)).toContain('PLWAW')
  expect(await cities('Lübeck', 'DE')).toEqual([])
  expect((await cities('Prague', 'DE')).map(({ countryCode }) => countryCode)).toContain('CZ')
  const anyGerman = await cities('', 'DE')
  expect(new Set(anyGerman.map(({ countryCode }) => countryCode))).toEqual(new Set(['DE']))
})

it('tells stations from border crossings', async () => {
  const { guest } = await newWorld()
  const borders = (await guest(calls.railPorts, { type: 'B', pageSize: 9999 })).body.data
  const stations = (await guest(calls.railPorts, { type: 'R', pageSize: 9999 })).body.data
  const both = (await guest(calls.railPortDialog, { pageIndex: 1, pageSize: 9999 })).body.data
  expect([borders.length, stations.length, both.total, both.items.length]).toEqual([44, 241, 281, 281])
  expect(new Set(borders.map(({ kind }) => kind))).toEqual(new Set(['BORDER']))
})

it('finds a border crossing that trains are sold to as a station and as a border', async () => {
  const { guest } = await newWorld()
  for (const type of ['R', 'B'] as const) {
    expect(codesIn((await guest(calls.railPorts, { type, key: 'PLMAA' })).body.data), type).toContain('PLMAA')
    expect(codesIn((await guest(calls.railPorts, { type, key: '马拉舍维奇' })).body.data), type).toContain('PLMAA')
  }
  // Dostyk is only crossed.
  expect(codesIn((await guest(calls.railPorts, { type: 'R', key: 'KZDST' })).body.data)).not.toContain('KZDST')
})

it('finds sea ports, airports, cities and carriers', async () => {
  const { guest } = await newWorld()
  expect(codesIn((await guest(calls.seaPorts, { key: 'CNSGH' })).body.data)[0]).toBe('CNSHA')
  expect(codesIn((await guest(calls.airports, { key: '北京' })).body.data)).toEqual(
    expect.arrayContaining(['PEK', 'PKX']),
  )
  expect(codesIn((await guest(calls.airports, { key: 'FRU' })).body.data)).toContain('BSZ')
  expect(codesIn((await guest(calls.cities, { key: 'moscow' })).body.data)[0]).toBe('RUMOW')
  expect((await guest(calls.carriers, { key: '999', type: 'A' })).body.data[0]).toMatchObject({ code: 'CA', type: 'A' })
  expect((await guest(calls.carriers, { key: 'cosco' })).body.data[0]).toMatchObject({ type: 'C' })
  expect((await guest(calls.carriers, { key: '中国国际航空', type: 'C' })).body.data).toEqual([])
})

it('offers hot places by region and route before anything is typed', async () => {
  const { guest } = await newWorld()
  const groups = (await guest(calls.hotPlaces, {}, inLanguage('en'))).body.data
  expect(groups.map(({ label }) => label)).toContain('China-Russia line')
  expect(groups.filter(({ kind }) => kind === 'route')).toHaveLength(4)
  expect(groups.every(({ places }) => places.length > 0 && places.every(({ mode }) => mode === 'RAIL'))).toBe(true)
  const cities = (await guest(calls.hotPlaces, { type: 'TRUCK' })).body.data.filter(({ kind }) => kind === 'city')
  expect(cities.map(({ places }) => places.length)).toEqual([7, 5, 5])
})

it('lists code lists, kinds of cargo, containers, trucks, services and customs codes', async () => {
  const { guest } = await newWorld()
  const english = inLanguage('en')
  const directions = (await guest(calls.codeList, { pageIndex: 1, classcode: 'BUSTYPE' }, english)).body.data
  expect(directions.items.map(({ code, label }) => [code, label])).toEqual([
    ['E', 'Export'],
    ['I', 'Import'],
    ['NM', 'Domestic'],
  ])
  const documents = (await guest(calls.codes, { classcode: 'DOCTYPE', key: 'packing' }, english)).body.data
  expect(documents[0]).toMatchObject({ code: 'PL', extra: { Untdid1001: '271' } })
  const all = (await guest(calls.codes, { classcode: 'BATTTYPE' })).body.data
  const withoutDefaults = (await guest(calls.codes, { classcode: 'BATTTYPE', undefault: true })).body.data
  expect(codesIn(all).filter((code) => !codesIn(withoutDefaults).includes(code))).toEqual(['NONE'])
  const categories = (await guest(calls.categories, { pageIndex: 1 })).body.data
  expect(categories.total).toBe(20)
  expect(categories.items.reduce((sum, group) => sum + group.children.length, 0)).toBe(150)
  expect((await guest(calls.containers, { key: '40hq' })).body.data[0]).toMatchObject({
    label: '40HQ',
    size: '40',
    type: 'HQ',
    innerL: 12.032,
  })
  expect((await guest(calls.trucks, {})).body.data).toHaveLength(25)
  expect((await guest(calls.trucks, { inout: 'O' })).body.data).toHaveLength(19)
  expect((await guest(calls.services, { inout: 'O', key: 'customs' })).body.data).toEqual([])
  expect((await guest(calls.services, { inout: 'O', key: 'CUSI' }, english)).body.data[0]).toMatchObject({
    label: 'Import clearance',
  })
  const hs = (await guest(calls.hsCodes, { ...firstPage, filter: '84' })).body.data
  expect(hs.items[0]).toMatchObject({ code: '84', level: 2 })
})

it('finds a UN number by its digits and by its name in the reader’s language', async () => {
  const { guest } = await newWorld()
  const english = inLanguage('en')
  const [paint] = (await guest(calls.unNumbers, { key: '1263' }, english)).body.data
  expect(paint).toMatchObject({
    unNo: '1263',
    subLabel: 'PAINT or PAINT RELATED MATERIAL · 3',
    hazardClasses: ['3'],
    packingGroups: ['I', 'II', 'III'],
  })
  const numbersFor = async (key: string) =>
    (await guest(calls.unNumbers, { key }, english)).body.data.map(({ unNo }) => unNo)
  expect(await numbersFor('锂离子电池组')).toContain('3480')
  expect(await numbersFor('ЭТАНОЛ')).toContain('1170')
  expect(await numbersFor('lithium ion')).toContain('3481')
  expect(await numbersFor('9999')).toEqual([])
})

it('tells what a currency is worth', async () => {
  const { guest } = await newWorld()
  expect((await guest(calls.currencies, { key: 'дол' })).body.data.map(({ code }) => code)).toContain('USD')
  expect((await guest(calls.rateNow, { currcd: 'EUR' })).body.data).toMatchObject({
    code: 'EUR',
    rate: '8.25',
    yearMonth: '2031-01',
    base: 'CNY',
    sample: true,
  })
  expect((await guest(calls.rates, { key: 'eu', curDate: '2031-05-02' })).body.data).toMatchObject([
    { code: 'EUR', yearMonth: '2031-01' },
  ])
  expect(await guest(calls.rateNow, { currcd: 'XAF' })).toMatchObject({
    status: 404,
    body: { code: 'reference.rate-unknown' },
  })
  expect(await guest(calls.rateNow, { currcd: 'EUR', yearMonth: '2030-12' })).toMatchObject({ status: 404 })
})

it('lists countries with telephone codes; one without carries no value', async () => {
  const { guest } = await newWorld()
  const { items, total } = (await guest(calls.telephoneCodes, {}, inLanguage('zh-TW'))).body.data
  expect(items).toHaveLength(total)
  expect(items[0]).toMatchObject({ code: 'CN', label: '中國', value: '86', telCode: '86' })
  expect(items.find(({ code }) => code === 'AQ')).not.toHaveProperty('value')
  expect((await guest(calls.countries, { key: 'герм' }, inLanguage('ru'))).body.data[0]).toMatchObject({
    value: 'DE',
    label: 'Германия',
  })
})

it('lets a browser keep slow lists for a day and nothing else', async () => {
  const { guest } = await newWorld()
  const kept = async (path: string) =>
    (await guest.send({ method: 'GET', path: `/api/v1/${path}` })).headers['cache-control']
  for (const path of ['country-query', 'country-list', 'category-list', 'codelib-query']) {
    expect(await kept(path), path).toBe('private, max-age=86400')
  }
  expect(await kept('railport-query')).toBe('no-store')
})

it('keeps favourite places for a company, and for no other', async () => {
  const { customer, guest, staff, db } = await newWorld()
  const [tea, silk] = [await customer(), await customer()]
  const duisburg = { mode: 'RAIL', code: 'DEDUI' } as const
  const removal = {
    method: 'DELETE',
    path: '/api/v1/portcollect',
    query: { json: '{"Mode":"RAIL","PortCd":"DEDUI"}' },
  } as const
  expect((await tea(calls.addFavourite, { json: duisburg })).body.data).toMatchObject({ value: 'DEDUI' })
  await tea(calls.addFavourite, { json: { mode: 'SEA', code: 'CNSHA' } })
  await tea(calls.addFavourite, { json: duisburg })
  expect((await tea(calls.favourites, {})).body.data.total).toBe(2)
  expect(codesIn((await tea(calls.favourites, { type: 'RAIL' })).body.data.items)).toEqual(['DEDUI'])
  expect((await silk(calls.favourites, {})).body.data.total).toBe(0)
  expect((await silk.send(removal)).statusCode).toBe(404)
  const unguarded = await db.as(silk.who, (tx) =>
    tx.withTables<{ favouritePlace: { code: string } }>().selectFrom('favouritePlace').select('code').execute(),
  )
  expect(unguarded).toEqual([])
  expect((await tea.send(removal)).statusCode).toBe(200)
  expect(codesIn((await tea(calls.favourites, {})).body.data.items)).toEqual(['CNSHA'])
  expect((await guest(calls.favourites, {})).status).toBe(401)
  expect((await staff(calls.favourites, {})).status).toBe(403)
})

it('names the favourites of a company first among the places that fit alike, and of others those that are asked for most', async () => {
  const { customer, guest } = await newWorld()
  const tea = await customer()
  const english = { 'accept-language': 'en' }
  const found = async (who: typeof tea | typeof guest) =>
    codesIn((await who(calls.railPorts, { key: 'xi' }, english)).body.data)
  const anybody = await found(guest)
  expect(anybody[0]).toBe('CNXIA')
  expect(anybody).toContain('CNXNT')
  expect((await found(tea))[0]).toBe('CNXIA')
  await tea(calls.addFavourite, { json: { mode: 'RAIL', code: 'CNXNT' } })
  expect((await found(tea)).slice(0, 2)).toEqual(['CNXNT', 'CNXIA'])
  expect((await found(tea)).toSorted()).toEqual(anybody.toSorted())
})

it('takes a favourite as the specification sends it, and refuses a place that nobody knows', async () => {
  const { customer } = await newWorld()
  const tea = await customer()
  const json = JSON.stringify({ Mode: 'RAIL', PortCd: 'CNXIA' })
  const added = await tea.send({ method: 'POST', path: '/api/v1/portcollect', body: { json } })
  expect(added.json()).toMatchObject({ success: true, data: { PortCd: 'CNXIA' } })
  const removed = await tea.send({ method: 'DELETE', path: '/api/v1/portcollect', query: { json } })
  expect(removed.json()).toMatchObject({ success: true })
  expect(await tea(calls.addFavourite, { json: { mode: 'AIR', code: 'CNXIA' } })).toMatchObject({
    status: 404,
    body: { code: 'reference.missing' },
  })
})

it('refuses what it cannot read', async () => {
  const { guest } = await newWorld()
  const query = (path: string, sent: Record<string, string>) =>
    guest.send({ method: 'GET', path: `/api/v1/${path}`, query: sent })
  expect((await query('railport-query', { type: 'X' })).json()).toMatchObject({
    fields: { type: 'shared.not-understood' },
  })
  expect((await query('railport-query', { pageSize: '10000' })).statusCode).toBe(422)
  expect((await query('exrate-now', { currcd: 'EUR', yearMonth: '2031-13' })).statusCode).toBe(422)
  expect((await query('seaport-query', { key: '%_\\' })).json().data).toEqual([])
})

it.each([
  ['MOW', ['SVO', 'DME', 'VKO']],
  ['NYC', ['JFK', 'EWR']],
  ['TYO', ['NRT', 'HND']],
  ['JKT', ['CGK']],
  ['SEL', ['ICN']],
  ['SIA', ['XIY']],
  ['BJS', ['PEK', 'PKX']],
  ['LON', ['LHR', 'STN']],
  ['MIL', ['MXP']],
])('finds all airports of a city by the code %s that rate sheets have for it', async (key, airports) => {
  const { guest } = await newWorld()
  const found = codesIn((await guest(calls.airports, { key })).body.data)
  expect(found.slice(0, airports.length).toSorted()).toEqual(airports.toSorted())
})

it.each([
  ['Chittagong', 'BDCGP'],
  ['Mumbai', 'INNSA'],
  ['Bombay', 'INNSA'],
  ['Madras', 'INMAA'],
  ['JNPT', 'INNSA'],
  ['Calcutta', 'INCCU'],
  ['孟买', 'INNSA'],
])('finds a port by the name %s that it had before or is known by', async (key, port) => {
  const { guest } = await newWorld()
  expect(codesIn((await guest(calls.seaPorts, { key })).body.data)[0]).toBe(port)
})

it('finds a UN number behind the word that labels print', async () => {
  const { guest } = await newWorld()
  for (const key of ['1263', 'UN1263', 'UN 1263', 'un １２６３'])
    expect((await guest(calls.unNumbers, { key })).body.data[0], key).toMatchObject({ unNo: '1263' })
})
