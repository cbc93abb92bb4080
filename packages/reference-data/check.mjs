import { readFileSync } from 'node:fs'
import { checkLanes, checkLines } from './check-lanes.mjs'

/** Holds the data to what its readers rely on: unique keys, links that lead somewhere, coordinates, four languages, and the specification's boxes. */
const read = (name) => JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8'))
const wrong = []
const expect = (holds, file, row, reason) => holds || wrong.push(`${file}: ${row}: ${reason}`)

const rail = read('rail-terminals').rows
const sea = read('sea-ports').rows
const air = read('airports').rows
const cities = read('cities').rows
const carriers = read('carriers').rows
const categories = read('cargo-categories').rows
const boxes = read('container-types').rows
const trucks = read('truck-types').rows
const hsCodes = read('hs-codes').rows
const classes = read('codelib').classes
const hot = read('hot-city-groups')
const lanes = read('price-lanes')
const corridors = read('rail-corridors').rows
const graph = read('sea-graph')
const rates = read('exrates-sample').rates

checkKeys()
checkNames()
checkPlaces()
checkCarriers()
checkGoods()
checkBoxes()
checkCodes()
checkLanes({ rail, sea, air, cities, classes, lanes, rates }, expect)
checkLines({ rail, cities, corridors, graph }, expect)

for (const problem of wrong) process.stderr.write(`${problem}\n`)
const rows = [rail, sea, air, cities, carriers, boxes, trucks, hsCodes, corridors].reduce(
  (sum, list) => sum + list.length,
  0,
)
process.stdout.write(`reference data: ${rows} rows, ${wrong.length} problems\n`)
process.exitCode = wrong.length === 0 && rows > 1500 ? 0 : 1

function checkKeys() {
  unique('rail-terminals', rail, (row) => row.PortCd)
  unique('sea-ports', sea, (row) => row.PortCd)
  unique('airports', air, (row) => row.PortCd)
  unique('cities', cities, (row) => row.CityCd)
  unique('carriers', carriers, (row) => `${row.Type}/${row.CriCd}`)
  unique('cargo-categories', [...categories, ...categories.flatMap((row) => row.children)], (row) => row.Id)
  unique('container-types', boxes, (row) => row.Label)
  unique('truck-types', trucks, (row) => `${row.InOut}/${row.Type}`)
  unique('hs-codes', hsCodes, (row) => row.Code)
  unique('codelib', classes, (row) => row.ClassCode)
  for (const one of classes) unique(`codelib ${one.ClassCode}`, one.items, (item) => item.Code)
  unique('price-lanes', [...lanes.rail, ...lanes.sea, ...lanes.air, ...lanes.truck, ...lanes.legs], (row) => row.Id)
  unique('warehouses', lanes.warehouses, (row) => row.WhoCd)
  unique('localCharges', lanes.localCharges, (row) => `${row.CountryCd}/${row.End}/${row.CostCd}`)
  unique('rail-corridors', corridors, (row) => row.Id)
}

function unique(file, list, keyOf) {
  const seen = new Set()
  for (const row of list) {
    const key = keyOf(row)
    expect(!seen.has(key), file, key, 'stands twice')
    seen.add(key)
  }
}

function checkNames() {
  named('rail-terminals', rail, 'PortName', (row) => row.PortCd)
  named('sea-ports', sea, 'PortName', (row) => row.PortCd)
  named('airports', air, 'PortName', (row) => row.PortCd)
  named('cities', cities, 'CityName', (row) => row.CityCd)
  named('carriers', carriers, 'CriName', (row) => row.CriCd)
  named(
    'cargo-categories',
    [...categories, ...categories.flatMap((row) => row.children)],
    'CategoryName',
    (row) => row.Id,
  )
  named('container-types', boxes, 'Name', (row) => row.Label)
  named('truck-types', trucks, 'TypeName', (row) => row.Type)
  named('hs-codes', hsCodes, 'Name', (row) => row.Code)
  named('codelib', classes, 'ClassName', (row) => row.ClassCode)
  for (const one of classes) named(`codelib ${one.ClassCode}`, one.items, 'Name', (item) => item.Code)
  named('warehouses', lanes.warehouses, 'WhoName', (row) => row.WhoCd)
}

/** Four languages, each in its script; names in Latin letters stay what they are. */
function named(file, list, stem, keyOf) {
  for (const row of list) {
    const [chs, cht, eng, rus] = ['Chs', 'Cht', 'Eng', 'Rus'].map((language) => row[stem + language])
    expect(
      [chs, cht, eng, rus].every((name) => typeof name === 'string' && name.trim()),
      file,
      keyOf(row),
      'a language is missing',
    )
    expect(row[stem] === chs, file, keyOf(row), `${stem} is not its Chinese name`)
    expect(!/[а-яё一-鿿]/i.test(eng ?? ''), file, keyOf(row), `not English: ${eng}`)
    expect(!/[一-鿿]/.test(rus ?? ''), file, keyOf(row), `not Russian: ${rus}`)
    expect(!/[а-яё]/i.test((chs ?? '') + (cht ?? '')), file, keyOf(row), `not Chinese: ${chs} ${cht}`)
    if ('py' in row) expect(/^[a-z0-9]*(,[a-z0-9]*)?$/.test(row.py), file, keyOf(row), `pinyin: ${row.py}`)
  }
}

function checkPlaces() {
  const cityCodes = new Set(cities.map((row) => row.CityCd))
  const places = [...rail, ...sea, ...air]
  for (const row of places) expect(cityCodes.has(row.CityCd), 'places', row.PortCd, `no city ${row.CityCd}`)
  for (const row of [...places, ...cities, ...lanes.warehouses]) {
    const key = row.PortCd ?? row.CityCd
    expect(Math.abs(row.Lat) <= 90 && Math.abs(row.Lon) <= 180, 'places', key, 'coordinates out of range')
    expect(row.Lat !== 0 || row.Lon !== 0, 'places', key, 'no coordinates')
    expect(/^[A-Z]{2}$/.test(row.CountryCd), 'places', key, 'no country')
  }
  for (const row of [...rail, ...sea]) expect(/^[A-Z]{2}[A-Z0-9]{3}$/.test(row.PortCd), 'places', row.PortCd, 'code')
  for (const row of air) expect(/^[A-Z]{3}$/.test(row.PortCd), 'airports', row.PortCd, 'code')
  for (const row of rail)
    expect(row.PortCd.startsWith(row.CountryCd), 'rail-terminals', row.PortCd, 'country of the code')
  checkNear(places)
  checkHotGroups(cityCodes)
}

/** A place lies near its city: a slip in the coordinates is hundreds of kilometres. */
function checkNear(places) {
  const cityOf = new Map(cities.map((row) => [row.CityCd, row]))
  for (const row of places) {
    const city = cityOf.get(row.CityCd)
    if (city)
      expect(Math.hypot(row.Lat - city.Lat, row.Lon - city.Lon) < 2.5, 'places', row.PortCd, `far from ${row.CityCd}`)
  }
}

function checkHotGroups(cityCodes) {
  const stations = new Set(rail.map((row) => row.PortCd))
  expect(hot.groups.map((group) => group.cities.length).join() === '7,5,5', 'hot-city-groups', 'groups', 'sizes')
  expect(hot.routes.length === 4, 'hot-city-groups', 'routes', 'number')
  for (const city of hot.groups.flatMap((group) => group.cities)) {
    expect(cityCodes.has(city.CityCd) && stations.has(city.RailPortCd), 'hot-city-groups', city.CityCd, 'unknown')
  }
  for (const { PortCd } of hot.routes.flatMap((route) => route.destinations)) {
    expect(stations.has(PortCd), 'hot-city-groups', PortCd, 'unknown station')
  }
}

function checkCarriers() {
  for (const row of carriers) {
    if (row.Type === 'A') expect(/^[A-Z0-9]{2}$/.test(row.Iata), 'carriers', row.CriCd, 'IATA code')
    if (row.AwbPrefix) expect(/^\d{3}$/.test(row.AwbPrefix), 'carriers', row.CriCd, 'prefix of air waybills')
    if (row.Type === 'C')
      expect((row.ScacKind === 'SCAC' ? /^[A-Z]{2,4}$/ : /^[A-Z0-9]{4}$/).test(row.Scac), 'carriers', row.CriCd, 'SCAC')
  }
}

function checkGoods() {
  const chapters = new Set(hsCodes.filter((row) => row.Level === 2).map((row) => row.Code))
  for (const row of hsCodes) {
    expect(row.Code.length === row.Level && row.Code.startsWith(row.Chapter), 'hs-codes', row.Code, 'level or chapter')
    expect(chapters.has(row.Chapter), 'hs-codes', row.Code, 'no such chapter')
  }
  for (const group of categories) {
    for (const child of group.children) {
      expect(child.Pid === group.Id, 'cargo-categories', child.Id, 'stands under another')
      for (const mark of ['Dangerous', 'Reefer', 'Oversize']) {
        expect(['T', 'F'].includes(child[mark]), 'cargo-categories', child.Id, mark)
      }
    }
  }
}

/** The inner sizes that the specification prints, to the letter. */
function checkBoxes() {
  const printed = {
    '20GP': [5.898, 2.352, 2.38],
    '40GP': [12.032, 2.352, 2.38],
    '40HQ': [12.032, 2.352, 2.69],
    '40FR': [11.762, 2.24, 2.03],
    '40OT': [12.034, 2.352, 2.33],
    '40RF': [13.233, 2.437, 2.57],
    '45HQ': [13.556, 2.352, 2.69],
  }
  for (const [label, size] of Object.entries(printed)) {
    const box = boxes.find((row) => row.Label === label)
    expect(box && [box.InnerL, box.InnerW, box.InnerH].join() === size.join(), 'container-types', label, 'inner size')
  }
  for (const box of boxes) {
    expect(box.Label === box.Size + box.Type, 'container-types', box.Label, 'label')
    expect(/^[0-9A-Z]{2}[A-Z][0-9]$/.test(box.Iso6346), 'container-types', box.Label, 'ISO 6346')
    expect(box.MaxPayloadKg > 0 && box.TareKg > 0, 'container-types', box.Label, 'weights')
  }
}

function checkCodes() {
  const codes = new Map(classes.map((one) => [one.ClassCode, new Set(one.items.map((item) => item.Code))]))
  for (const needed of ['BUSTYPE', 'DOCTYPE', 'SVTYPE_I', 'SVTYPE_O', 'COST', 'CHGUNIT', 'TAXWAY', 'PACKUNIT']) {
    expect(codes.has(needed), 'codelib', needed, 'missing')
  }
  for (const cost of classes.find((one) => one.ClassCode === 'COST').items) {
    expect(codes.get('CHGUNIT').has(cost.UnitCd), 'codelib COST', cost.Code, `unit ${cost.UnitCd}`)
    expect(codes.get('TAXWAY').has(cost.TaxWay), 'codelib COST', cost.Code, `tax ${cost.TaxWay}`)
    expect(cost.TaxRate >= 0 && cost.TaxRate <= 100, 'codelib COST', cost.Code, 'tax rate')
  }
}
