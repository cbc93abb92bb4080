import { randomUUID } from 'node:crypto'
import { legModesOf, type ModeCode, modeCodes } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import type { z } from 'zod'
import { audit } from '../../platform/audit.ts'
import { companyOf } from '../../platform/caller.ts'
import { pick } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { placesOfModes } from '../../reference/index.ts'
import { dropFavourite, type FavouriteTable, keepFavourite } from '../job/favourite-store.ts'
import { loadJob } from '../job/job-store.ts'

type NewFavourite = z.output<typeof favouriteEndpoints.add.input>

export async function collectFavourite(favourite: NewFavourite, call: Call<'customer'>): Promise<{ id: string }> {
  const { tx, caller, now } = call
  const row: FavouriteTable = {
    id: randomUUID(),
    userId: caller.userId,
    customerId: companyOf(caller),
    ...(favourite.id ? await ofJob(favourite.id, call) : await ofLane(favourite, call)),
    note: favourite.note ?? null,
    addedAt: now,
  }
  const id = await keepFavourite(tx, row)
  await audit(call, { action: 'workorder.collect', thing: 'favourite', id, after: pick(row, ['kind', 'jobId']) })
  return { id }
}

export async function uncollect(id: string, call: Call<'customer'>): Promise<{ id: string }> {
  await dropFavourite(call.tx, call.caller.userId, id)
  await audit(call, { action: 'workorder.uncollect', thing: 'favourite', id })
  return { id }
}

type KeptFavourite = Pick<FavouriteTable, 'kind' | 'mode' | 'jobId' | 'originCode' | 'destinationCode'>

async function ofJob(id: string, { tx, caller }: Call<'customer'>): Promise<KeptFavourite> {
  const job = await loadJob(tx, id, companyOf(caller))
  return { kind: 'job', jobId: job.id, ...pick(job, ['mode', 'originCode', 'destinationCode']) }
}

/** The mode of a lane whose mode is not said: the first of the table. */
const firstMode = modeCodes[0] as ModeCode

async function ofLane(
  { mode = firstMode, originCode = '', destinationCode = '' }: NewFavourite,
  { tx }: Call<'customer'>,
): Promise<KeptFavourite> {
  const places = await placesOfModes(tx, legModesOf(mode as ModeCode), [originCode, destinationCode])
  const wrong = {
    ...(!places.has(originCode) && { originCode: 'workorder.place-unknown' }),
    ...(!places.has(destinationCode) && { destinationCode: 'workorder.place-unknown' }),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
  return { kind: 'lane', mode, jobId: null, originCode, destinationCode }
}
