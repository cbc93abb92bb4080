import { randomInt, randomUUID } from 'node:crypto'
import type { TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import type { Tariff } from '../price/line-rules.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { pricingModeOf } from '../pricing-modes.ts'
import { unknownCodes } from './tariff-code-queries.ts'
import {
  advanceTariff,
  checkPublishable,
  checkTariffUnchanged,
  describedBy,
  nextVersionOf,
  tariffStandingOf,
} from './tariff-rules.ts'
import { insertTariff, loadTariff, saveTariff, versionsOf } from './tariff-store.ts'

type SavedTariff = TariffForm & {
  id?: string | undefined
  version?: number | undefined
  serviceModeId?: LegModeCode | undefined
}
type Command = { id: string; version: number }

const numberSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The number of a new line, drawn, so that it says nothing about how many there are. */
export const newLineNo = ({ code }: PricingMode) =>
  `${code}T-${Array.from({ length: 5 }, () => numberSigns.charAt(randomInt(numberSigns.length))).join('')}`

/** Refused where the tariff was changed since its editor saw it. */
export async function writeTariff(
  { id, version, serviceModeId, ...form }: SavedTariff,
  call: Call<'staff'>,
): Promise<Tariff> {
  const { tx, now } = call
  if (id === undefined) {
    const mode = pricingModeOf(serviceModeId)
    await checkCodes(form, mode, call)
    return addLine(newLine(form, { mode, lineNo: newLineNo(mode), now }), call)
  }
  const before = await loadTariff(tx, id)
  checkTariffUnchanged(before, version, 'staff')
  await checkCodes(form, pricingModeOf(before.mode), call)
  return changeDraft(before, form, call)
}

type Numbered = { mode: Pick<PricingMode, 'code'>; lineNo: string; now: Date }

export const newLine = (form: TariffForm, { mode, lineNo, now }: Numbered): Tariff =>
  describedBy(form, {
    id: randomUUID(),
    mode: mode.code,
    lineage: randomUUID(),
    revision: 1,
    lineNo,
    state: 'draft',
    isSample: false,
    version: 1,
    changedAt: now,
  })

export async function addLine(tariff: Tariff, call: Call<'staff'>): Promise<Tariff> {
  await Promise.all([
    insertTariff(call.tx, tariff),
    audit(call, { action: 'pricing.add-tariff', thing: 'tariff', id: tariff.id, after: tariff }),
  ])
  return tariff
}

export async function changeDraft(before: Tariff, form: TariffForm, call: Call<'staff'>): Promise<Tariff> {
  const after = await saveTariff(call.tx, describedBy(form, advanceTariff(before, 'save', 'staff')))
  await audit(call, { action: 'pricing.change-tariff', thing: 'tariff', id: before.id, before, after })
  return after
}

export async function addVersion(draft: Tariff, before: Pick<Tariff, 'id'>, call: Call<'staff'>): Promise<Tariff> {
  const { id } = before
  await Promise.all([
    insertTariff(call.tx, draft),
    audit(call, { action: 'pricing.begin-version', thing: 'tariff', id: draft.id, before: { id }, after: draft }),
  ])
  return draft
}

/** Publishes a draft: from its date it replaces the version before it, which stays as it was. */
export async function publishTariff({ id, version }: Command, call: Call<'staff'>): Promise<Tariff> {
  const before = await loadTariff(call.tx, id)
  checkTariffUnchanged(before, version, 'staff')
  return publishDraft(before, call)
}

export async function publishDraft(before: Tariff, call: Call<'staff'>): Promise<Tariff> {
  const { id } = before
  const published = advanceTariff(before, 'publish', 'staff')
  checkPublishable(pricingModeOf(before.mode), published, businessDay(call.now))
  const after = await saveTariff(call.tx, published)
  await audit(call, { action: 'pricing.publish', thing: 'tariff', id, before: { state: before.state }, after })
  await emit(call, { kind: 'pricing.tariff-published', id, data: { lineNo: after.lineNo, revision: after.revision } })
  return after
}

export async function beginVersion(
  { id, version, validFrom }: Command & { validFrom: string },
  call: Call<'staff'>,
): Promise<Tariff> {
  const before = await loadTariff(call.tx, id)
  checkTariffUnchanged(before, version, 'staff')
  advanceTariff(before, 'version', 'staff')
  const versions = await versionsOf(call.tx, [before.lineage])
  const open = versions.find((one) => one.state === 'draft')
  if (open) throw new Problem('pricing.draft-exists', undefined, tariffStandingOf(open, 'staff'))
  const newest = Math.max(...versions.map((one) => one.revision))
  const draft = { ...nextVersionOf(before, { id: randomUUID(), validFrom, newest }), changedAt: call.now }
  return addVersion(draft, before, call)
}

export async function withdrawTariff(
  { id, version, reason }: Command & { reason: string },
  call: Call<'staff'>,
): Promise<Tariff> {
  const before = await loadTariff(call.tx, id)
  checkTariffUnchanged(before, version, 'staff')
  const withdrawn = { ...advanceTariff(before, 'withdraw', 'staff'), withdrawnReason: reason }
  const after = await saveTariff(call.tx, withdrawn)
  await audit(call, {
    action: 'pricing.withdraw',
    thing: 'tariff',
    id,
    before: { state: before.state },
    after: { reason },
  })
  await emit(call, { kind: 'pricing.tariff-withdrawn', id, data: { reason } })
  return after
}

async function checkCodes(form: TariffForm, mode: PricingMode, call: Call<'staff'>): Promise<void> {
  const wrong = await unknownCodes(form, mode, call)
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
}
