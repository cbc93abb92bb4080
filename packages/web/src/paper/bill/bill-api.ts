import { billEndpoints, billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { useCall } from '../../platform/use-call.ts'
import { jobsAtDesk, type ReadJob } from '../../workorder/index.ts'

export const useBills = (jobNo: string, enabled = true) => useCall(billEndpoints.show, { jobNo }, { enabled })

/** Bills of a job, whose actions use the version that the reader sees. */
export const useDeskBills = ({ id, version }: ReadJob) => useCall(desk.show, { id }, { version, keepPrevious: true })

/** Calls to read anew after a bill's action. */
export const billsAtDesk = [...jobsAtDesk, desk.show]
