import { referenceDeskEndpoints as desk } from '@landbridge/contract/reference/reference-desk-endpoints'
import { type Port, serve } from '../../platform/serve.ts'
import { nameIn } from '../name-rules.ts'
import { currencyNameOf } from '../rate/currency-rules.ts'
import { saveCarrier, saveCode, savePlace, saveRate } from './desk-commands.ts'
import {
  listCarriers,
  listCodeClasses,
  listCodeEntries,
  listPlaces,
  listRates,
  showCarrier,
  showPlace,
} from './desk-queries.ts'
import { namesOfForm } from './desk-rules.ts'

export function referenceDeskRoutes(port: Port): void {
  serve(port, desk.places, listPlaces)
  serve(port, desk.place, showPlace)
  serve(port, desk.savePlace, savePlace)
  serve(port, desk.carriers, listCarriers)
  serve(port, desk.carrier, showCarrier)
  serve(port, desk.saveCarrier, saveCarrier)
  serve(port, desk.codeClasses, (_, call) => listCodeClasses(call))
  serve(port, desk.codes, listCodeEntries)
  serve(port, desk.saveCode, async (form, call) => ({
    ...(await saveCode(form, call)),
    label: nameIn(namesOfForm(form), call.language),
  }))
  serve(port, desk.rates, listRates)
  serve(port, desk.saveRate, async (form, call) => ({
    ...(await saveRate(form, call)),
    label: currencyNameOf(form.code, call.language),
    sample: false,
  }))
}
