import { createHash } from 'node:crypto'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Wire } from '@landbridge/contract/shared/wire'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Call } from './call.ts'

type RepeatableCall = {
  endpoint: { idempotent: boolean; method: string; path: string }
  request: FastifyRequest
  input: unknown
}

const longestKey = 255

/** Does a call once per Idempotency-Key and replays its answer; a twin waits, a refusal leaves the key free. */
export async function answeredOnce<Out extends z.ZodType>(
  { tx, caller, now }: Call<Actor>,
  { endpoint, request, input }: RepeatableCall,
  work: () => Promise<z.output<Out>>,
  output: Wire<Out>,
): Promise<z.output<Out>> {
  const key = request.headers['idempotency-key']
  if (!endpoint.idempotent || typeof key !== 'string' || key === '' || !('userId' in caller)) return work()
  if (key.length > longestKey) throw new Problem('shared.malformed')
  const call = `${endpoint.method} ${endpoint.path}`
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')

  const { rows } = await sql<{ inputHash: string; response: unknown }>`
    insert into idempotency_key (user_id, call, key, input_hash, used_at)
    values (${caller.userId}, ${call}, ${key}, ${inputHash}, ${now})
    on conflict (user_id, call, key) do update set used_at = ${now}
    returning input_hash, response`.execute(tx)
  const keptAnswer = rows[0]
  if (keptAnswer && keptAnswer.response !== null) {
    if (keptAnswer.inputHash !== inputHash) throw new Problem('shared.key-reused')
    return output.decode(keptAnswer.response)
  }
  const answer = await work()
  tx.atCommit('update idempotency_key set response = $1 where user_id = $2 and call = $3 and key = $4', [
    JSON.stringify(output.encode(answer) ?? {}),
    caller.userId,
    call,
    key,
  ])
  return answer
}

export async function forgetOldKeys({ tx }: Call<'system'>): Promise<void> {
  await sql`delete from idempotency_key where used_at < app_now() - interval '7 days'`.execute(tx)
}
