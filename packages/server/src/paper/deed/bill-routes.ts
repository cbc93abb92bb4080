import { billEndpoints, billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import type { JobBillsView } from '@landbridge/contract/paper/bill/bill-views'
import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import type { z } from 'zod'
import { type Call, type Port, serve } from '../../platform/serve.ts'
import type { Job } from '../../workorder/index.ts'
import {
  confirmAtDesk,
  indemnifyBill,
  issueBill,
  orderTelex,
  recallBill,
  releaseBill,
  revokeTelex,
  sendDraft,
  surrenderBill,
  voidBill,
} from './bill-commands.ts'
import { reportBill } from './bill-report-commands.ts'
import { switchBill } from './bill-switch-commands.ts'
import { billsView, showBills, showBillsAtDesk } from './bill-view-queries.ts'
import { holdCargo, liftHold } from './hold-commands.ts'

export function billRoutes(port: Port): void {
  function changes<In extends z.ZodType>(
    endpoint: Endpoint<In, z.ZodType<JobBillsView>, 'staff'>,
    command: (input: z.output<In>, call: Call<'staff'>) => Promise<Job>,
  ) {
    serve(port, endpoint, async (input, call) => billsView(await command(input, call), call))
  }
  serve(port, billEndpoints.show, showBills)
  serve(port, desk.show, showBillsAtDesk)
  changes(desk.sendDraft, sendDraft)
  changes(desk.confirm, confirmAtDesk)
  changes(desk.issue, issueBill)
  changes(desk.recall, recallBill)
  changes(desk.surrender, surrenderBill)
  changes(desk.indemnify, indemnifyBill)
  changes(desk.orderTelex, orderTelex)
  changes(desk.revoke, revokeTelex)
  changes(desk.release, releaseBill)
  changes(desk.switch, switchBill)
  changes(desk.void, voidBill)
  changes(desk.report, reportBill)
  changes(desk.hold, holdCargo)
  changes(desk.lift, liftHold)
  changes(desk.holdForMoney, holdCargo)
  changes(desk.liftForMoney, liftHold)
}
