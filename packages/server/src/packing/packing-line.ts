import type { packingFields } from '@landbridge/contract/packing/packing-fields'
import type { PackedInName, PackingView } from '@landbridge/contract/packing/packing-list'
import type { z } from 'zod'
import { known } from '../platform/known.ts'
import type { ReaderNames } from '../reference/index.ts'

type PackingFields = typeof packingFields

/** One line of a job's packing list; its part is known by number. */
export type PackingLine = {
  [Name in Exclude<keyof PackingFields, 'truckPlate'>]:
    | z.output<PackingFields[Name]['value']>
    | (PackingFields[Name] extends { need: 'always' } ? never : null)
} & { id: string; jobId: string; customerId: string; seq: number }

/** The job whose packing list it is: the numbers of the parts that lines can lie in, and the field of a line that names one. */
export type PackedJob = {
  id: string
  customerId: string
  partNos: ReadonlySet<string>
  packedIn: PackedInName | undefined
}

/** A packing line for its reader, its part named as in the job. */
export function packingViewOf(line: PackingLine, packedIn: PackedInName | undefined, names: ReaderNames): PackingView {
  const { jobId, customerId, seq, containerNo, ...shown } = line
  return {
    ...known({ ...shown, [packedIn ?? 'containerNo']: containerNo }),
    packageTypeLabel: line.packageType ? names.code('PACKUNIT', line.packageType) : undefined,
  }
}
