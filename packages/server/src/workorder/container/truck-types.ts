import type { Tx } from '../../platform/database.ts'
import { truckTypeOf } from '../../reference/index.ts'
import type { PartType } from '../modes/job-mode.ts'

/** What the types of trucks bear, by their code. */
export async function truckTypesOf(tx: Tx): Promise<(type: string) => PartType | undefined> {
  const find = await truckTypeOf(tx)
  return (type) => {
    const found = find(type)
    return found && { maxPayloadKg: (found.payloadT ?? Number.POSITIVE_INFINITY) * 1000 }
  }
}
