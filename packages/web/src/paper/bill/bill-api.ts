import { billEndpoints, billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { useCall } from '../../platform/use-call.ts'
import { jobsAtDesk } from '../../workorder/index.ts'

export const useBills = (jobNo: string, enabled = true) => useCall(billEndpoints.show, { jobNo }, { enabled })

export const useDeskBills = (id: string) => useCall(desk.show, { id })

/** Calls read again once a bill was moved: the bills, and whatever shows where the work order stands. */
export const billsAtDesk = [...jobsAtDesk, desk.show]
