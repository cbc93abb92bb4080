import { billEndpoints, billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { useCall } from '../../platform/use-call.ts'
import { jobsAtDesk, type ReadJob } from '../../workorder/index.ts'

export const useBills = (jobNo: string, enabled = true) => useCall(billEndpoints.show, { jobNo }, { enabled })

/** The bills of a job as it stands: a deed to them goes by the version of the job that its reader sees. */
export const useDeskBills = ({ id, version }: ReadJob) => useCall(desk.show, { id }, { version, keepPrevious: true })

/** Calls read again once a bill was moved: the bills, and whatever shows where the work order stands. */
export const billsAtDesk = [...jobsAtDesk, desk.show]
