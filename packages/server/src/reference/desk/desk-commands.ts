import { randomUUID } from 'node:crypto'
import type { CarrierForm, CodeForm, PlaceForm, RateForm } from '@landbridge/contract/reference/reference-desk'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/serve.ts'
import { countryCodes } from '../place/countries.ts'
import { referenceOf, stampReference } from '../reference-cache.ts'
import { checkCarrier, checkPlace, checkRate, rowOfCarrier, rowOfCode, rowOfPlace, rowOfRate } from './desk-rules.ts'
import { type Entry, saveEntry } from './desk-store.ts'

export async function savePlace(form: PlaceForm, call: Call<'staff'>): Promise<PlaceForm> {
  const reference = await referenceOf(call.tx)
  const cities = new Set(reference.everyPlace.all.filter((one) => one.mode === 'TRUCK').map((one) => one.code))
  checkPlace(form, { countries: countryCodes(), cities })
  const key = { mode: form.mode, code: form.code }
  const before = reference.placeOf(form.mode, form.code)
  const version = await save({ table: 'place', key, row: rowOfPlace(form), version: form.version }, before, call)
  return { ...form, version }
}

export async function saveCarrier(form: CarrierForm, call: Call<'staff'>): Promise<CarrierForm> {
  checkCarrier(form, { countries: countryCodes() })
  const { everyCarrier } = await referenceOf(call.tx)
  const key = { type: form.type, code: form.code }
  const before = everyCarrier.all.find((one) => one.type === form.type && one.code === form.code)
  const version = await save({ table: 'carrier', key, row: rowOfCarrier(form), version: form.version }, before, call)
  return { ...form, version }
}

/** The code list itself must exist. */
export async function saveCode(form: CodeForm, call: Call<'staff'>): Promise<CodeForm & { version: number }> {
  const { codeClasses, everyCodeOf } = await referenceOf(call.tx)
  if (!codeClasses.has(form.classCode)) throw new Problem('reference.missing')
  const key = { classCode: form.classCode, code: form.code }
  const before = everyCodeOf(form.classCode).find((one) => one.code === form.code)
  const version = await save({ table: 'codeItem', key, row: rowOfCode(form), version: form.version }, before, call)
  return { ...form, version }
}

/** Sets the rate of a month; from then on it is a sample no longer. */
export async function saveRate(form: RateForm, call: Call<'staff'>): Promise<RateForm & { version: number }> {
  checkRate(form)
  const { rates } = await referenceOf(call.tx)
  const before = rates.find((one) => one.currency === form.code && one.yearMonth === form.yearMonth)
  const key = { currency: form.code, yearMonth: form.yearMonth }
  const version = await save({ table: 'exchangeRate', key, row: rowOfRate(form), version: form.version }, before, call)
  return { ...form, version }
}

const thingOf = { place: 'place', carrier: 'carrier', codeItem: 'code-item', exchangeRate: 'exchange-rate' } as const

async function save(entry: Entry, before: object | undefined, call: Call<'staff'>): Promise<number> {
  const version = await saveEntry(call.tx, entry)
  await stampReference(call.tx, randomUUID())
  const thing = thingOf[entry.table]
  const id = Object.values(entry.key).join('/')
  await audit(call, { action: `reference.save-${thing}`, thing, id, before, after: { ...entry.row, version } })
  return version
}
