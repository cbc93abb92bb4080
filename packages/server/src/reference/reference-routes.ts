import { referenceEndpoints as calls } from '@landbridge/contract/reference/reference-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import { addFavourite, listFavourites, removeFavourite } from './favourite-place-commands.ts'
import { referenceOf } from './reference-cache.ts'
import {
  codesFound,
  findCities,
  findCodes,
  findContainers,
  findCountries,
  findCurrencies,
  findPlaces,
  findRailPorts,
  findRates,
  findUnNumbers,
  listCategories,
  listCodes,
  listHotPlaces,
  listHsCodes,
  listRailPorts,
  listTelephoneCodes,
  pageOfThings,
  showRate,
} from './reference-queries.ts'
import { carrierOptionOf, serviceOptionOf, truckOptionOf } from './search/option-rules.ts'

export function referenceRoutes(port: Port): void {
  placeRoutes(port)
  codeRoutes(port)
  serve(port, calls.favourites, ({ type }, call) => listFavourites(type, call))
  serve(port, calls.addFavourite, ({ json }, call) => addFavourite(json, call))
  serve(port, calls.removeFavourite, ({ json }, call) => removeFavourite(json, call))
}

function placeRoutes(port: Port): void {
  serve(port, calls.railPorts, findRailPorts)
  serve(port, calls.seaPorts, (query, call) => findPlaces('SEA', query, call))
  serve(port, calls.airports, (query, call) => findPlaces('AIR', query, call))
  serve(port, calls.cities, findCities)
  serve(port, calls.railPortDialog, listRailPorts)
  serve(port, calls.hotPlaces, ({ type = 'RAIL' }, call) => listHotPlaces(type, call))
  serve(port, calls.countries, async (query, call) => findCountries(query, call))
  serve(port, calls.telephoneCodes, async (_, call) => listTelephoneCodes(call))
  serve(port, calls.carriers, async ({ type, ...query }, { tx, language }) => {
    const { airlines, shippingCompanies } = await referenceOf(tx)
    const [air, sea] = [airlines, shippingCompanies].map((one) => one.search(query.key ?? ''))
    const found = [...(type === 'C' ? [] : (air ?? [])), ...(type === 'A' ? [] : (sea ?? []))]
    const best = found.toSorted((one, other) => one.rank - other.rank)
    return pageOfThings(best, query).map(({ thing }) => carrierOptionOf(thing, language))
  })
}

function codeRoutes(port: Port): void {
  serve(port, calls.categories, listCategories)
  serve(port, calls.codes, findCodes)
  serve(port, calls.codeList, listCodes)
  serve(port, calls.containers, findContainers)
  serve(port, calls.currencies, findCurrencies)
  serve(port, calls.hsCodes, listHsCodes)
  serve(port, calls.unNumbers, async (query, call) => findUnNumbers(query, call))
  serve(port, calls.rateNow, showRate)
  serve(port, calls.rates, findRates)
  serve(port, calls.services, async ({ inout = 'I', ...query }, { tx, language }) => {
    const items = codesFound((await referenceOf(tx)).codesOf(`SVTYPE_${inout}`), query.key)
    return pageOfThings(items, query).map((item) => serviceOptionOf(item, language))
  })
  serve(port, calls.trucks, async ({ inout = 'I', ...query }, { tx, language }) => {
    const found = (await referenceOf(tx)).truckTypes[inout].search(query.key ?? '')
    return pageOfThings(found, { pageSize: 200, ...query }).map(({ thing }) => truckOptionOf(thing, language))
  })
}
