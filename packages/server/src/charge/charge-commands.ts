import { randomUUID } from 'node:crypto'
import type { ChargeForm } from '@landbridge/contract/charge/charge-line'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { lineAmount } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import { pick } from '../platform/rows.ts'
import type { Call } from '../platform/serve.ts'
import { type CodeItem, codesOf, exchangeRate } from '../reference/index.ts'
import {
  type Bearer,
  type Charge,
  type ChargeBasis,
  type ChargedBooking,
  type ChargedJob,
  onBooking,
  onJob,
} from './charge.ts'
import {
  checkDifference,
  checkPayer,
  isAsAgreed,
  isBilledByUs,
  isLocked,
  isOfOthers,
  isPayerNamed,
  payerAnew,
  payerOfForm,
  quotedFor,
  taxOn,
} from './charge-rules.ts'
import { chargesOf, deleteCharge, insertCharges, saveCharge } from './charge-store.ts'

type StaffCall = Call<'staff'>
type Anybody = Pick<Call<Actor>, 'tx' | 'now'>

export async function enterCharge(
  { chargeId, ...form }: ChargeForm & { chargeId?: string | undefined },
  { job, basis }: { job: ChargedJob; basis: Promise<ChargeBasis> },
  call: StaffCall,
): Promise<{ before: Charge | undefined; after: Charge }> {
  const { tx, now } = call
  const [charges, { quoted, settleCurrency, sale }, cost] = await Promise.all([
    chargesOf(tx, [job.id]),
    basis,
    costFor(form, call),
  ])
  const before = chargeId === undefined ? undefined : chargeById(charges, chargeId)
  const line = quotedFor({ ...form, quoteLineId: form.quoteLineId ?? null }, withNames(quoted))
  const amount = lineAmount(form)
  const tax = taxByForm(form, cost)
  const after: Charge = {
    id: before?.id ?? randomUUID(),
    ...onJob(job),
    side: form.side,
    chargeCode: form.chargeCode,
    ...payerOfForm(form, { line, sale, before }),
    currency: form.currency,
    unitPrice: form.unitPrice,
    unit: form.unit,
    quantity: form.quantity,
    amount,
    ...(await rateFor(form, settleCurrency, call)),
    ...tax,
    taxAmount: taxOn(amount, tax, form.currency),
    recordedOn: form.recordedOn,
    quoteLineId: line?.quoteLineId ?? null,
    quotedAmount: line?.amount ?? null,
    diffReason: form.diffReason ?? null,
    statementNo: null,
    invoiceNo: null,
    remark: form.remark ?? null,
    toCheck: false,
    enteredAt: before?.enteredAt ?? now,
  }
  checkPayer(after, line)
  checkDifference(after, { quoted: withNames(quoted), others: charges })
  await (before ? saveCharge(tx, after) : insertCharges(tx, [after]))
  return { before, after }
}

export async function dropCharge(chargeId: string, job: ChargedJob, { tx }: StaffCall): Promise<Charge> {
  const charge = chargeById(await chargesOf(tx, [job.id]), chargeId)
  await deleteCharge(tx, charge.id)
  return charge
}

export const chargesAsAgreed = (job: ChargedJob, basis: ChargeBasis, call: Anybody): Promise<Charge[]> =>
  agreedCharges(onJob(job), basis, call)

type NewlyCharged = ChargedBooking & { toCheck?: boolean }

/** Charges a booking that has no job to bear it, such as the fee of a cancellation before one was opened. */
export async function chargeBooking({ toCheck = false, ...booking }: NewlyCharged, basis: ChargeBasis, call: Anybody) {
  const charges = await agreedCharges(onBooking(booking), basis, call)
  await insertCharges(
    call.tx,
    charges.map((charge) => ({ ...charge, toCheck })),
  )
}

async function agreedCharges(
  bearer: Bearer,
  { quoted, settleCurrency, sale }: ChargeBasis,
  call: Anybody,
): Promise<Charge[]> {
  const { tx, now } = call
  const costs = await codesOf(tx, 'COST')
  const recordedOn = businessDay(now)
  return Promise.all(
    quoted
      .filter((line) => isBilledByUs(line, sale))
      .map(async (line, index) => {
        const { quoteLineId, amount, agreedQuantity, agreedAmount, payer = null, ...agreed } = line
        const tax = taxByForm(
          {},
          costs.find(({ code }) => code === line.chargeCode),
        )
        return {
          id: randomUUID(),
          ...bearer,
          side: 'R' as const,
          partyName: (isOfOthers(line, sale) && payer && sale?.partyNames[payer]) || null,
          payer,
          payerByTerms: payer,
          isOthers: isOfOthers(line, sale),
          ...agreed,
          amount,
          ...(await rateFor({ currency: line.currency, recordedOn }, settleCurrency, call)),
          ...tax,
          taxAmount: taxOn(amount, tax, line.currency),
          recordedOn,
          quoteLineId,
          quotedAmount: amount,
          diffReason: null,
          statementNo: null,
          invoiceNo: null,
          remark: null,
          toCheck: false,
          enteredAt: new Date(now.getTime() + index),
        }
      }),
  )
}

/** Replaces the charges of an agreed price; changed and billed ones stand in place of their like. */
export async function chargeAnew(job: ChargedJob, basis: ChargeBasis, call: Anybody): Promise<void> {
  const { tx } = call
  const agreed = (await chargesOf(tx, [job.id])).filter(({ side, quoteLineId }) => side === 'R' && quoteLineId !== null)
  const { gone, kept } = Object.groupBy(agreed, (one) => (isAsAgreed(one) && !isPayerNamed(one) ? 'gone' : 'kept'))
  for (const { id } of gone ?? []) await deleteCharge(tx, id)
  const proposed = await chargesAsAgreed(job, basis, call)
  for (const one of kept ?? []) {
    const at = proposed.findIndex((line) => line.chargeCode === one.chargeCode && line.currency === one.currency)
    const [line] = at < 0 ? [] : proposed.splice(at, 1)
    const { quoteLineId = null, quotedAmount = null } = line ?? {}
    const priced = pick(line && isAsAgreed(one) ? line : one, ['unit', 'unitPrice', 'quantity', 'amount'])
    const payer = payerAnew(one, { line, sale: basis.sale })
    const taxAmount = taxOn(priced.amount, one, one.currency)
    if (!isLocked(one)) await saveCharge(tx, { ...one, ...priced, taxAmount, ...payer, quoteLineId, quotedAmount })
  }
  await insertCharges(tx, proposed)
}

/** Moves agreed lines to another job as they stand, with their changes, day and rate; billed ones stay. */
export async function moveCharges(
  quoteLineIds: readonly string[],
  { from, to }: { from: ChargedJob; to: ChargedJob },
  { tx }: Anybody,
): Promise<Charge[]> {
  const moved = (await chargesOf(tx, [from.id])).filter(
    (one) => one.side === 'R' && !isLocked(one) && quoteLineIds.includes(one.quoteLineId ?? ''),
  )
  for (const charge of moved) await saveCharge(tx, { ...charge, ...onJob(to) })
  return moved
}

function chargeById(charges: readonly Charge[], id: string): Charge {
  const charge = charges.find((one) => one.id === id)
  if (!charge) throw new Problem('workorder.part-missing')
  if (isLocked(charge)) throw new Problem('workorder.charge-locked')
  return charge
}

const withNames = <Line extends object>(lines: readonly Line[]) => lines.map((line) => ({ ...line, chargeName: '' }))

/** Checks a charge against the code lists, and answers the entry of its code. */
async function costFor(form: ChargeForm, { tx }: StaffCall): Promise<CodeItem | undefined> {
  const [costs, units] = await Promise.all([codesOf(tx, 'COST'), codesOf(tx, 'CHGUNIT')])
  const cost = costs.find(({ code }) => code === form.chargeCode)
  const sides = cost?.extra.Side
  const wrong = {
    ...(!cost && { chargeCode: 'workorder.charge-code-unknown' }),
    ...(Array.isArray(sides) && !sides.includes(form.side) && { side: 'workorder.charge-side-wrong' }),
    ...(!units.some(({ code }) => code === form.unit) && { unit: 'workorder.unit-unknown' }),
    ...(form.side === 'P' && !form.partyName && { partyName: 'workorder.party-needed' }),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
  return cost
}

function taxByForm(
  entered: Pick<Partial<ChargeForm>, 'taxWay' | 'taxRate'>,
  cost: CodeItem | undefined,
): Pick<Charge, 'taxWay' | 'taxRate'> {
  const byDefault = cost?.extra.TaxWay
  const taxWay = entered.taxWay ?? (byDefault === 'TAXABLE' || byDefault === 'ZERO' ? byDefault : 'EXEMPT')
  return { taxWay, taxRate: taxWay === 'TAXABLE' ? (entered.taxRate ?? String(cost?.extra.TaxRate ?? 0)) : '0' }
}

type Rate = Pick<Charge, 'exchangeRate' | 'exchangeRateOn' | 'exchangeRateSource'>

export async function rateFor(
  {
    currency,
    recordedOn,
    exchangeRate: entered,
  }: Pick<ChargeForm, 'currency' | 'recordedOn'> & { exchangeRate?: string | null | undefined },
  settleCurrency: string | undefined,
  { tx }: Pick<Anybody, 'tx'>,
): Promise<Rate> {
  const none: Rate = { exchangeRate: null, exchangeRateOn: null, exchangeRateSource: null }
  if (entered) return { exchangeRate: entered, exchangeRateOn: recordedOn, exchangeRateSource: 'manual' }
  if (!settleCurrency || settleCurrency === 'ORIGINAL') return none
  const rate = await exchangeRate(tx, currency, settleCurrency, recordedOn)
  return rate === undefined ? none : { exchangeRate: rate, exchangeRateOn: recordedOn, exchangeRateSource: 'reference' }
}
