import type { Tx } from '../../platform/database.ts'
import { truckTypesByCode } from '../../reference/index.ts'
import type { PartType } from '../job-mode.ts'

export async function truckTypesOf(tx: Tx): Promise<(type: string) => PartType | undefined> {
  const types = await truckTypesByCode(tx)
  return (type) => {
    const found = types.get(type)
    return found && { maxPayloadKg: (found.payloadT ?? Number.POSITIVE_INFINITY) * 1000 }
  }
}
