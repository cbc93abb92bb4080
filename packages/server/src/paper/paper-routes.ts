import {
  instructionEndpoints as instruction,
  instructionDeskEndpoints as instructionDesk,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { paperDeskEndpoints as desk, paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { companyOf } from '../platform/caller.ts'
import { sendPaper } from '../platform/send-paper.ts'
import { type Port, serve, serveRaw } from '../platform/serve.ts'
import { customerDetailOf } from '../workorder/index.ts'
import { answerDraft } from './deed/draft-answer-commands.ts'
import {
  finaliseInstruction,
  returnInstruction,
  writeInstruction,
  writeInstructionAtDesk,
} from './instruction/instruction-commands.ts'
import {
  instructionDeskView,
  instructionView,
  showInstruction,
  showInstructionAtDesk,
} from './instruction/instruction-queries.ts'
import { jobPaper } from './job-paper.ts'

export function paperRoutes(port: Port): void {
  const { files } = port.settings
  serve(port, paperEndpoints.answerDraft, async (answer, call) =>
    customerDetailOf(await answerDraft(answer, call), call),
  )
  serveRaw(port, paperEndpoints.paper, async ({ input, write, exchange }) =>
    sendPaper(exchange.reply, await write((call) => jobPaper(input, call, companyOf(call.caller))), files),
  )
  serveRaw(port, desk.paper, async ({ input, write, exchange }) =>
    sendPaper(exchange.reply, await write((call) => jobPaper(input, call)), files),
  )
}

export function instructionRoutes(port: Port): void {
  serve(port, instruction.show, showInstruction)
  serve(port, instruction.save, async (written, call) =>
    instructionView(await writeInstruction(written, call), call, companyOf(call.caller)),
  )
  serve(port, instructionDesk.show, showInstructionAtDesk)
  serve(port, instructionDesk.save, async (written, call) =>
    instructionDeskView(await writeInstructionAtDesk(written, call), call),
  )
  serve(port, instructionDesk.return, async (request, call) =>
    instructionDeskView(await returnInstruction(request, call), call),
  )
  serve(port, instructionDesk.final, async (seen, call) =>
    instructionDeskView(await finaliseInstruction(seen, call), call),
  )
}
