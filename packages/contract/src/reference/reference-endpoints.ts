import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { page, paging } from '../shared/paging.ts'
import { currencyCode, day, flag, nothing } from '../shared/wire-values.ts'
import { placeModes } from './place.ts'
import {
  carrierOption,
  categoryOption,
  cityOption,
  codeOption,
  containerOption,
  countryOption,
  currencyOption,
  hotGroup,
  hsOption,
  lookup,
  placeOption,
  rateView,
  serviceOption,
  truckOption,
  unNumberOption,
} from './reference-options.ts'

const aDay = 86_400

/** A look-up that everybody may make, guests and users without a company too. */
const lookUp = <In extends z.ZodType, Out extends z.ZodType>(
  path: `/api/v1/${string}`,
  summary: string,
  { input, output, cacheSeconds }: { input: In; output: Out; cacheSeconds?: number },
) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    by: ['guest', 'customer', 'staff'],
    company: 'optional',
    scope: 'read',
    ...(cacheSeconds && { cacheSeconds }),
    input,
    output,
  })

const wholeList = z.object({ ...lookup.shape, pageIndex: paging([]).shape.pageIndex, pageSize: lookup.shape.pageSize })
const inOut = z.enum(['I', 'O']).optional()
const yearMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

const favouriteKey = z.object({ mode: z.enum(placeModes), code: z.string().max(10) }).meta({ wire: 'place' })
export type FavouriteKey = z.infer<typeof favouriteKey>

export const referenceEndpoints = {
  railPorts: lookUp('/api/v1/railport-query', 'Finds railway stations and border crossings.', {
    input: lookup.extend({
      type: z.enum(['R', 'B']).optional(),
      /** Of border crossings, those alone that trains between these ends pass. */
      originCode: z.string().max(10).optional(),
      destinationCode: z.string().max(10).optional(),
    }),
    output: z.array(placeOption),
  }),
  seaPorts: lookUp('/api/v1/seaport-query', 'Finds sea ports.', { input: lookup, output: z.array(placeOption) }),
  airports: lookUp('/api/v1/airport-query', 'Finds airports.', { input: lookup, output: z.array(placeOption) }),
  cities: lookUp(
    '/api/v1/city-query',
    'Finds cities, the places of road transport; those of a country first, where it is named.',
    {
      input: lookup.extend({ countryCd: z.string().max(2).optional() }),
      output: z.array(cityOption),
    },
  ),
  railPortDialog: lookUp('/api/v1/dialog-railport', 'Lists railway stations for a dialog.', {
    input: wholeList,
    output: page(placeOption),
  }),
  hotPlaces: lookUp('/api/v1/hotcity-list', 'Lists the places that are offered before anything is typed.', {
    input: z.object({ type: z.enum(placeModes).optional() }),
    output: z.array(hotGroup),
    cacheSeconds: aDay,
  }),
  carriers: lookUp('/api/v1/carrier-query', 'Finds airlines (A) or shipping companies (C).', {
    input: lookup.extend({ type: z.enum(['A', 'C']).optional() }),
    output: z.array(carrierOption),
  }),
  categories: lookUp('/api/v1/category-list', 'Lists the kinds of cargo on two levels.', {
    input: wholeList,
    output: page(categoryOption),
    cacheSeconds: aDay,
  }),
  codes: lookUp('/api/v1/codelib-query', 'Finds entries of a code list.', {
    input: lookup.extend({ classcode: z.string().max(40).optional(), undefault: flag.optional() }),
    output: z.array(codeOption),
    cacheSeconds: aDay,
  }),
  codeList: lookUp('/api/v1/codelib-list', 'Lists a code list whole.', {
    input: wholeList.extend({ classcode: z.string().max(40).default('BUSTYPE') }),
    output: page(codeOption),
    cacheSeconds: aDay,
  }),
  containers: lookUp('/api/v1/coninfo-query', 'Finds container types with their measures.', {
    input: lookup,
    output: z.array(containerOption),
  }),
  currencies: lookUp('/api/v1/currency-query', 'Finds currencies.', { input: lookup, output: z.array(currencyOption) }),
  services: lookUp('/api/v1/servicetype-option', 'Finds services in China (I) or abroad (O).', {
    input: lookup.extend({ inout: inOut }),
    output: z.array(serviceOption),
  }),
  trucks: lookUp('/api/v1/cartype-query', 'Finds truck types in China (I) or abroad (O).', {
    input: lookup.extend({ inout: inOut }),
    output: z.array(truckOption),
  }),
  hsCodes: lookUp('/api/v1/omshscode-list', 'Lists customs (HS) codes.', {
    input: z.object({
      ...paging([], 9999).shape,
      sortName: z.enum(['Code', 'Name']).optional(),
      filter: z.string().max(100).optional(),
    }),
    output: page(hsOption),
  }),
  unNumbers: lookUp('/api/v1/un-number-list', 'Finds UN numbers of dangerous goods by number or name.', {
    input: lookup,
    output: z.array(unNumberOption),
    cacheSeconds: aDay,
  }),
  rateNow: lookUp('/api/v1/exrate-now', 'Tells what a currency is worth in CNY in a month.', {
    input: z.object({ currcd: currencyCode, yearMonth: yearMonth.optional() }),
    output: rateView,
  }),
  rates: lookUp('/api/v1/exrate-query', 'Finds the rates of a day.', {
    input: lookup.extend({ curDate: day.optional() }),
    output: z.array(rateView),
  }),
  countries: lookUp('/api/v1/country-query', 'Finds countries.', {
    input: lookup,
    output: z.array(countryOption),
    cacheSeconds: aDay,
  }),
  telephoneCodes: lookUp('/api/v1/country-list', 'Lists countries with their telephone codes.', {
    input: nothing,
    output: page(countryOption),
    cacheSeconds: aDay,
  }),
  favourites: endpoint({
    method: 'GET',
    path: '/api/v1/portcollect-list',
    summary: 'Lists the places that the company keeps at hand.',
    by: ['customer'],
    input: z.object({ type: z.enum(placeModes).optional() }),
    output: page(placeOption),
  }),
  addFavourite: endpoint({
    method: 'POST',
    path: '/api/v1/portcollect',
    summary: 'Keeps a place at hand.',
    by: ['customer'],
    input: z.object({ json: favouriteKey }),
    output: placeOption,
  }),
  removeFavourite: endpoint({
    method: 'DELETE',
    path: '/api/v1/portcollect',
    summary: 'Keeps a place at hand no longer.',
    by: ['customer'],
    input: z.object({ json: favouriteKey }),
    output: placeOption,
  }),
}
