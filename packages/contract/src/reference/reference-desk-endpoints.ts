import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nothing } from '../shared/wire-values.ts'
import { placeModes } from './place.ts'
import {
  carrierFilter,
  carrierForm,
  carrierPage,
  codeClassView,
  codeFilter,
  codeForm,
  codePage,
  codeRow,
  placeFilter,
  placeForm,
  placePage,
  rateFilter,
  rateForm,
  ratePage,
  rateRow,
} from './reference-desk.ts'

type Desk<In, Out> = { input: In; output: Out; permission?: 'reference.edit' | 'reference.rates' }
const call = <In extends z.ZodType, Out extends z.ZodType>(
  method: 'GET' | 'POST' | 'PUT',
  [path, summary]: [path: string, summary: string],
  { input, output, permission = 'reference.edit' }: Desk<In, Out>,
) =>
  endpoint({
    method,
    path: `/api/v1/admin/${path}`,
    summary,
    by: ['staff'],
    permission,
    reads: method !== 'PUT',
    input,
    output,
  })

const placeKey = z.object({ mode: z.enum(placeModes), code: z.string().max(10) }).meta({ wire: 'place' })
const carrierKey = z.object({ type: z.enum(['A', 'C']), code: z.string().max(10) }).meta({ wire: 'carrier' })
const rates = 'reference.rates'

export const referenceDeskEndpoints = {
  places: call('POST', ['place-list', 'Lists places to keep.'], { input: placeFilter, output: placePage }),
  place: call('GET', ['place-detail', 'Shows one place.'], { input: placeKey, output: placeForm }),
  savePlace: call('PUT', ['place-save', 'Adds a place or changes one.'], { input: placeForm, output: placeForm }),
  carriers: call('POST', ['carrier-list', 'Lists carriers to keep.'], { input: carrierFilter, output: carrierPage }),
  carrier: call('GET', ['carrier-detail', 'Shows one carrier.'], { input: carrierKey, output: carrierForm }),
  saveCarrier: call('PUT', ['carrier-save', 'Adds a carrier or changes one.'], {
    input: carrierForm,
    output: carrierForm,
  }),
  codeClasses: call('POST', ['codelib-class-list', 'Lists the code lists.'], {
    input: nothing,
    output: z.array(codeClassView),
  }),
  codes: call('POST', ['codelib-list', 'Lists the entries of a code list.'], { input: codeFilter, output: codePage }),
  saveCode: call('PUT', ['codelib-save', 'Adds an entry to a code list or changes one.'], {
    input: codeForm,
    output: codeRow,
  }),
  rates: call('POST', ['exrate-list', 'Lists exchange rates.'], {
    input: rateFilter,
    output: ratePage,
    permission: rates,
  }),
  saveRate: call('PUT', ['exrate-save', 'Sets the rate of a month.'], {
    input: rateForm,
    output: rateRow,
    permission: rates,
  }),
}
