import {
  instructionEndpoints as calls,
  instructionDeskEndpoints as desk,
} from '@landbridge/contract/workorder/instruction/instruction-endpoints'
import { companyOf } from '../../platform/caller.ts'
import { type Port, serve } from '../../platform/serve.ts'
import {
  finaliseInstruction,
  returnInstruction,
  writeInstruction,
  writeInstructionAtDesk,
} from './instruction-commands.ts'
import { instructionDeskView, instructionView, showInstruction, showInstructionAtDesk } from './instruction-queries.ts'

/** The shipping instruction of a work order: its customer's and the desk's. */
export function instructionRoutes(port: Port): void {
  serve(port, calls.show, showInstruction)
  serve(port, calls.save, async (written, call) =>
    instructionView(await writeInstruction(written, call), call, companyOf(call.caller)),
  )
  serve(port, desk.show, showInstructionAtDesk)
  serve(port, desk.save, async (written, call) =>
    instructionDeskView(await writeInstructionAtDesk(written, call), call),
  )
  serve(port, desk.return, async (asked, call) => instructionDeskView(await returnInstruction(asked, call), call))
  serve(port, desk.final, async (seen, call) => instructionDeskView(await finaliseInstruction(seen, call), call))
}
