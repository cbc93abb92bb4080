/** Every end, charge and currency of the sample tariff is one that the other tables know. */
export function checkLanes({ rail, sea, air, cities, classes, lanes, rates }, expect) {
  const stations = new Set(rail.map((row) => row.PortCd))
  const ports = new Set(sea.map((row) => row.PortCd))
  const airports = new Set(air.map((row) => row.PortCd))
  const towns = new Set(cities.map((row) => row.CityCd))
  const costs = new Set(classes.find((one) => one.ClassCode === 'COST').items.map((item) => item.Code))
  const ends = (table, list, known, endsOf) => {
    for (const row of list) {
      for (const code of endsOf(row)) expect(known.has(code), `price-lanes ${table}`, row.Id, `unknown ${code}`)
    }
  }
  ends('rail', lanes.rail, stations, railPlaces)
  ends('rail', lanes.rail, towns, (row) => [...row.PickUpPlaces, ...row.ReturnPlaces].map((place) => place.CityCd))
  ends('rail', lanes.rail, costs, (row) => [...row.Included, ...row.NotIncluded])
  ends('sea', lanes.sea, ports, (row) => [row.PortlCd, row.PortdCd, ...row.TransPortCds])
  ends('air', lanes.air, airports, (row) => [row.PortlCd, row.PortdCd, ...row.ViaPortCds])
  ends('truck', lanes.truck, towns, (row) => [row.CityLoadCd, row.CityDestCd])
  ends('legs', lanes.legs, stations, (row) => [row.PortCd])
  ends('legs', lanes.legs, towns, (row) => [row.CityCd])
  ends('charges', [...lanes.surcharges, ...lanes.localCharges], costs, (row) => [row.CostCd])
  checkTerms(lanes, rates, expect)
  for (const row of lanes.rail) checkTrain(row, expect)
}

/** Countries of the Union whose trains from the east come in over Belarus. Finland has a border of its own. */
const unionByBelarus = /^(AT|BE|CZ|DE|DK|ES|FR|HU|IT|LT|LU|LV|NL|PL|RO|SK)/
const unionBorders = ['BYBQT', 'LTKEN']

/** A train is 50 to 55 containers of 40 feet long, and names the border at which it comes into the Union or leaves it. */
function checkTrain(row, expect) {
  const teu = Object.entries(row.Space).reduce(
    (sum, [size, { Total }]) => sum + Total * (size.startsWith('20') ? 1 : 2),
    0,
  )
  expect(teu >= 100 && teu <= 110, 'price-lanes rail', row.Id, `a train of ${teu} TEU`)
  const stops = [row.PortlCd, ...row.ViaPortCds, row.PortdCd]
  const isInUnion = [row.PortlCd, row.PortdCd].map((code) => unionByBelarus.test(code))
  const crosses = isInUnion[0] !== isInUnion[1]
  expect(
    !crosses || unionBorders.some((code) => stops.includes(code)),
    'price-lanes rail',
    row.Id,
    'no border of the Union',
  )
  expect(new Set(stops).size === stops.length, 'price-lanes rail', row.Id, 'passes a place twice')
}

const railPlaces = (row) => [row.PortlCd, row.PortdCd, ...row.ViaPortCds, ...(row.EntryPortCd ? [row.EntryPortCd] : [])]

function checkTerms(lanes, rates, expect) {
  const warehouses = new Set(lanes.warehouses.map((row) => row.WhoCd))
  for (const row of lanes.rail) {
    expect(row.PortlCd !== row.PortdCd, 'price-lanes rail', row.Id, 'leads nowhere')
    expect(!row.Lcl || warehouses.has(row.Lcl.WhoCd), 'price-lanes rail', row.Id, 'unknown warehouse')
    expect(row.TransitDays.Min <= row.TransitDays.Max, 'price-lanes rail', row.Id, 'transit days')
  }
  for (const row of [...lanes.rail, ...lanes.sea, ...lanes.air, ...lanes.truck, ...lanes.legs]) {
    expect(row.CurrCd === 'CNY' || row.CurrCd in rates, 'price-lanes', row.Id, `no rate for ${row.CurrCd}`)
  }
  expect(lanes.validFrom < lanes.validTo, 'price-lanes', 'validity', 'ends before it begins')
  for (const [currency, rate] of Object.entries(rates)) {
    expect(/^[A-Z]{3}$/.test(currency) && rate > 0, 'exrates-sample', currency, 'rate')
  }
}

/** Lines that are drawn pass through the places they name. */
export function checkLines({ rail, cities, corridors, graph }, expect) {
  const known = new Map([...cities.map((row) => [row.CityCd, row]), ...rail.map((row) => [row.PortCd, row])])
  for (const line of corridors) {
    expect(line.Line.length > 1, 'rail-corridors', line.Id, 'no line')
    for (const point of line.Line) checkPoint(line.Id, point, known, expect)
  }
  for (const [from, to] of graph.edges) {
    expect(graph.nodes[from] && graph.nodes[to], 'sea-graph', `${from}-${to}`, 'unknown node')
  }
}

function checkPoint(line, [lon, lat, code], known, expect) {
  expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180, 'rail-corridors', line, 'coordinates out of range')
  if (!code) return
  const place = known.get(code)
  const away = place ? Math.hypot(lat - place.Lat, lon - place.Lon) : 0
  expect(place, 'rail-corridors', line, `unknown ${code}`)
  expect(away < 1, 'rail-corridors', line, `${code} lies elsewhere`)
}
