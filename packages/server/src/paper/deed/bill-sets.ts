import { randomUUID } from 'node:crypto'
import type { BillDeed } from '@landbridge/contract/paper/bill/bill-lifecycle'
import type { Call } from '../../platform/serve.ts'
import { notIssued } from '../bill/bill-rules.ts'
import type { BillOfLading } from '../bill-of-lading.ts'
import { deedOf } from './bill-deed.ts'

type Voided = { deed: BillDeed; note: string; originalsBack: number | undefined }

/** The set that came back, as it was drawn: void beside the one that will take its place. */
export const setKeptAsVoid = (
  bill: BillOfLading,
  { deed, note, originalsBack }: Voided,
  call: Call<'staff'>,
): BillOfLading => ({
  ...bill,
  state: 'void',
  statesBefore: [],
  originalsBack: originalsBack ?? null,
  deeds: [...bill.deeds, deedOf({ deed, state: 'void', note }, call)],
})

/** The next set of a bill, of which nothing was drawn yet. */
export const setStartedAnew = ({ setNo }: BillOfLading): Partial<BillOfLading> => ({
  id: randomUUID(),
  setNo: setNo + 1,
  ...notIssued,
})
