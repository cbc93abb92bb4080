import { randomUUID } from 'node:crypto'
import type { CompanyForm } from '@landbridge/contract/customer/company'
import { Problem } from '@landbridge/contract/shared/problem'
import { makeOwner } from '../access/index.ts'
import { audit } from '../platform/audit.ts'
import { companyOf as companyOfCaller } from '../platform/caller.ts'
import { emit } from '../platform/outbox.ts'
import type { Call } from '../platform/serve.ts'
import { isCountry } from '../reference/index.ts'
import {
  advance,
  type Customer,
  checkCertifiable,
  checkOwnChange,
  checkUnchanged,
  type EnteredCompany,
  wrongOf,
} from './customer-rules.ts'
import { insertCustomer, loadCustomer, saveCustomer, takeEyesOf } from './customer-store.ts'

/** Names the company of a user who has none, makes that user its owner, and goes on with the company's eyes. */
export async function foundCompany(form: CompanyForm, call: Call<'customer'>): Promise<Customer> {
  const { tx, caller } = call
  if (caller.customerId !== null) throw new Problem('customer.has-company')
  const id = randomUUID()
  await takeEyesOf(tx, id)
  await insertCustomer(tx, { ...enteredFields(form), id, name: form.name, shortName: form.shortName ?? form.name })
  if (!(await makeOwner(tx, caller.userId, id))) throw new Problem('customer.has-company')
  await audit(call, { action: 'customer.found', thing: 'customer', id, customerId: id, after: form })
  await emit(call, { kind: 'customer.founded', id, customerId: id })
  return loadCustomer(tx, id)
}

export async function changeCompany(form: EnteredCompany, version: number, call: Call<'customer'>): Promise<Customer> {
  const before = await loadCustomer(call.tx, companyOfCaller(call.caller))
  checkUnchanged(before, version, 'customer')
  checkOwnChange(before, form)
  const after = await saveCustomer(call.tx, before, enteredFields(form, before))
  await audit(call, { action: 'customer.change', thing: 'customer', id: before.id, before, after })
  return after
}

export async function askCertification(
  form: EnteredCompany,
  { version, hasLicence }: { version: number; hasLicence: boolean },
  call: Call<'customer'>,
): Promise<Customer> {
  const before = await loadCustomer(call.tx, companyOfCaller(call.caller))
  checkUnchanged(before, version, 'customer')
  const changes = enteredFields(form, before)
  const certification = advance(before, 'askCertification', 'customer')
  checkCertifiable({ ...before, ...changes }, hasLicence)
  const changed = { ...changes, certification, certificationReason: null, certificationAskedAt: call.now }
  const after = await saveCustomer(call.tx, before, changed)
  await audit(call, { action: 'customer.ask-certification', thing: 'customer', id: before.id, before, after })
  await emit(call, { kind: 'customer.certification-asked', id: before.id })
  return after
}

/** The form to keep: the name is the default short name, and the country must be listed. */
export function enteredFields({ shortName, ...form }: EnteredCompany, before?: Customer): Partial<Customer> {
  if (form.countryCode && !isCountry(form.countryCode)) throw wrongOf(['countryCode'], 'customer.country-wrong')
  const followsName = form.name !== undefined && before?.shortName === before?.name
  const short = shortName === undefined && !followsName ? {} : { shortName: shortName ?? form.name }
  const sentFields = Object.entries({ ...form, ...short }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(sentFields)
}
