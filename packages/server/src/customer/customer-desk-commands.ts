import type { CustomerChange } from '@landbridge/contract/customer/customer-desk-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { activeSalespeople } from '../access/index.ts'
import { audit } from '../platform/audit.ts'
import { emit } from '../platform/outbox.ts'
import type { Call } from '../platform/serve.ts'
import { enteredFields } from './customer-commands.ts'
import { advance, type Customer, checkCredit, checkUnchanged } from './customer-rules.ts'
import { loadCustomer, saveCustomer } from './customer-store.ts'

type Command = { id: string; version: number }

/** Certifies a company whose papers were found right, or refuses with the reason that it reads. */
export async function decideCertification(
  decision: 'certify' | 'reject',
  { id, version, reason }: Command & { reason?: string },
  call: Call<'staff'>,
): Promise<Customer> {
  const before = await loadCustomer(call.tx, id)
  checkUnchanged(before, version, 'staff')
  const certification = advance(before, decision, 'staff')
  const after = await saveCustomer(call.tx, before, { certification, certificationReason: reason ?? null })
  await audit(call, {
    ...customerDeed(decision, id),
    before: { certification: before.certification },
    after: { certification, reason },
  })
  await emit(call, { kind: `customer.${decision}`, id, customerId: id, data: { reason: reason ?? null } })
  return after
}

export async function changeCustomer(
  {
    id,
    version,
    salespersonId,
    creditLimit,
    creditCurrency,
    creditTermDays,
    creditTermFrom,
    fcaTerminalByShipper,
    ...form
  }: CustomerChange,
  call: Call<'staff'>,
): Promise<Customer> {
  const before = await loadCustomer(call.tx, id)
  checkUnchanged(before, version, 'staff')
  await checkSalesperson(salespersonId, before, call)
  const terms = { salespersonId, creditLimit, creditCurrency, creditTermDays, creditTermFrom, fcaTerminalByShipper }
  const sentTerms = Object.entries(terms).filter(([, value]) => value !== undefined)
  const changes: Partial<Customer> = { ...enteredFields(form, before), ...Object.fromEntries(sentTerms) }
  checkCredit({ ...before, ...changes })
  const after = await saveCustomer(call.tx, before, changes)
  await audit(call, { ...customerDeed('save', id), before, after })
  return after
}

async function checkSalesperson(id: string | null | undefined, before: Customer, { tx }: Call<'staff'>): Promise<void> {
  if (!id || id === before.salespersonId) return
  const isActive = (await activeSalespeople(tx)).some((person) => person.id === id)
  if (!isActive) throw new Problem('shared.invalid-input', { salespersonId: 'customer.salesperson-wrong' })
}

const customerDeed = <Verb extends 'certify' | 'reject' | 'save'>(verb: Verb, id: string) =>
  ({ action: `customer.${verb}`, thing: 'customer', id, customerId: id }) as const
