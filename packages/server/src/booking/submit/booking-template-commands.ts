import { randomUUID } from 'node:crypto'
import type { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { boxText, formAgain } from '@landbridge/contract/booking/form/form-defaults'
import { firstOpenMode } from '@landbridge/contract/booking/modes/open-forms'
import { legModesOf, type ModeCode } from '@landbridge/contract/shared/modes'
import type { z } from 'zod'
import { audit } from '../../platform/audit.ts'
import { companyOf } from '../../platform/caller.ts'
import type { Call } from '../../platform/serve.ts'
import { placeName, readerNames } from '../../reference/index.ts'
import { loadBooking } from '../life/booking-store.ts'
import { addressesOf, keepAddress } from './address-book-store.ts'
import { withoutBlanks } from './submit-rules.ts'
import { insertTemplate, loadTemplate, templatesOf } from './template-store.ts'

type Customers = Call<'customer'>
type Input<Name extends keyof typeof bookingEndpoints> = z.output<(typeof bookingEndpoints)[Name]['input']>

export async function saveTemplate({ templateName, id, serviceModeId, form }: Input<'saveTemplate'>, call: Customers) {
  const { tx, caller, now } = call
  const customerId = companyOf(caller)
  const source =
    id === undefined
      ? { mode: serviceModeId ?? firstOpenMode, form: form ?? {} }
      : await loadBooking(tx, id, customerId)
  const templateForm = withoutBlanks(formAgain(source.form)) as typeof source.form
  const template = {
    id: randomUUID(),
    customerId,
    createdBy: caller.userId,
    name: templateName,
    mode: source.mode,
    form: templateForm,
    savedAt: now,
  }
  await insertTemplate(tx, template)
  await audit(call, { action: 'booking.keep-template', thing: 'template', id: template.id })
  return { id: template.id }
}

export async function listTemplates({ pageIndex, pageSize }: Input<'templates'>, { tx, caller, language }: Customers) {
  if (caller.customerId === null) return { items: [], total: 0, pageIndex, pageSize }
  const { rows, total } = await templatesOf(tx, caller.customerId, {
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
  })
  const { findPlace, findCity } = await readerNames(tx, language)
  const placeNamed = (code: string | null | undefined, mode: ModeCode) => {
    // A leg by road to or from the departure begins or ends in a city.
    const place = findPlace(code, legModesOf(mode)) ?? (code ? findCity(code) : undefined)
    return place && placeName(place, language)
  }
  const items = rows.map(({ id, name, mode, form, savedAt }) => ({
    id,
    templateName: name,
    serviceModeId: mode,
    savedAt,
    loadType: form.loadType ?? undefined,
    originCode: form.originCode ?? undefined,
    originName: placeNamed(form.originCode, mode),
    destinationCode: form.destinationCode ?? undefined,
    destinationName: placeNamed(form.destinationCode, mode),
    boxText: boxText(form) || undefined,
  }))
  return { items, total, pageIndex, pageSize }
}

export async function showTemplate(id: string, { tx, caller }: Customers) {
  const { name, mode, form } = await loadTemplate(tx, id, companyOf(caller))
  return { ...form, id, templateName: name, serviceModeId: mode }
}

export async function keepInAddressBook({ id, ...party }: Input<'keepAddress'>, call: Customers) {
  const { tx, caller, now } = call
  const keptId = await keepAddress(tx, companyOf(caller), { id, party, at: now })
  await audit(call, { action: 'booking.keep-address', thing: 'address', id: keptId })
  return { id: keptId }
}

export async function listAddresses(filter: Input<'addressBook'>, { tx, caller }: Customers) {
  const { pageIndex, pageSize, keyword, partyType } = filter
  if (caller.customerId === null) return { items: [], total: 0, pageIndex, pageSize }
  const search = { keyword, partyType, limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { rows, total } = await addressesOf(tx, caller.customerId, search)
  return { items: rows.map(({ id, party }) => ({ ...party, id })), total, pageIndex, pageSize }
}
