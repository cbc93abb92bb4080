import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../platform/serve.ts'
import type { Charge, ChargeBasis, ChargedJob } from './charge.ts'
import { chargesAsAgreed } from './charge-commands.ts'
import { isAsAgreed, isLocked, taxOn } from './charge-rules.ts'
import { chargesOf, deleteCharge, insertCharges, saveCharge } from './charge-store.ts'

type Anybody = Pick<Call<Actor>, 'tx' | 'now'>

/** Adjusts charges agreed by measure to the measured cargo; changed and billed ones stand. */
export async function chargeMeasured(job: ChargedJob, { quoted }: ChargeBasis, { tx }: Anybody): Promise<void> {
  for (const charge of await chargesOf(tx, [job.id])) {
    const line = quoted.find(({ quoteLineId }) => quoteLineId === charge.quoteLineId)
    if (charge.side === 'P' || !line || isLocked(charge) || isQuotedAt(line.amount, charge)) continue
    const { unit, unitPrice, quantity, amount } = line
    const followed = isAsAgreed(charge) && {
      unit,
      unitPrice,
      quantity,
      amount,
      taxAmount: taxOn(amount, charge, charge.currency),
    }
    await saveCharge(tx, { ...charge, ...followed, quotedAmount: amount })
  }
}

const isQuotedAt = (amount: string, { quotedAmount }: Charge) =>
  quotedAmount !== null && Number(quotedAmount) === Number(amount)

/** Charges by the hour follow the waiting of trucks at their stops. */
export async function chargeWaiting(job: ChargedJob, known: Promise<ChargeBasis>, call: Anybody): Promise<void> {
  const { tx } = call
  const [basis, charges] = await Promise.all([known, chargesOf(tx, [job.id])])
  const byHour = basis.quoted.filter(({ unit }) => unit === 'HOUR')
  const isHourly = (one: Charge) => one.side === 'R' && one.unit === 'HOUR' && one.quoteLineId !== null
  const standing = charges.filter(isHourly)
  for (const charge of standing) {
    const line = byHour.find(({ quoteLineId }) => quoteLineId === charge.quoteLineId)
    if (isLocked(charge) || !isAsAgreed(charge)) continue
    if (!line) await deleteCharge(tx, charge.id)
    else {
      const { quantity, amount } = line
      const taxAmount = taxOn(amount, charge, charge.currency)
      await saveCharge(tx, { ...charge, quantity, amount, taxAmount, quotedAmount: amount })
    }
  }
  const isCharged = ({ quoteLineId }: { quoteLineId: string }) =>
    standing.some((one) => one.quoteLineId === quoteLineId)
  const quoted = byHour.filter((line) => !isCharged(line))
  await insertCharges(tx, await chargesAsAgreed(job, { ...basis, quoted }, call))
}
