import type { Tx } from '../../platform/database.ts'
import { containerTypesByLabel, truckTypesByCode } from '../../reference/index.ts'
import type { JobPart } from '../job.ts'
import type { PartType } from '../job-mode.ts'

export type TypeOfPart = (part: Pick<JobPart, 'containerType' | 'truckType'>) => PartType | undefined

/** The type of a part as the lists have it: of a container by its label, of a truck by its code. */
export async function typesOfParts(tx: Tx): Promise<TypeOfPart> {
  const [boxTypes, truckTypes] = await Promise.all([containerTypesByLabel(tx), truckTypesByCode(tx)])
  return ({ containerType, truckType }) => {
    if (containerType !== null) return boxTypes.get(containerType)
    const truck = truckType === null ? undefined : truckTypes.get(truckType)
    return truck && { maxPayloadKg: (truck.payloadT ?? Number.POSITIVE_INFINITY) * 1000 }
  }
}
