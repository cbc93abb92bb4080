import { type InstructionKind, modes } from '@landbridge/contract/shared/modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'

const shipping = {
  full: 'paper.si-full',
  title: 'paper.si-title',
  send: 'paper.si-send',
  sendAsk: 'paper.si-send-ask',
  sent: 'paper.si-was-sent',
} as const

const instructionWords = {
  SI: shipping,
  SLI: {
    full: 'paper.si-full-SLI',
    title: 'paper.si-title-SLI',
    send: 'paper.si-send-SLI',
    sendAsk: 'paper.si-send-ask-SLI',
    sent: 'paper.si-was-sent-SLI',
  },
  LOADING: {
    full: 'paper.si-full-LOADING',
    title: 'paper.si-title-LOADING',
    send: 'paper.si-send-LOADING',
    sendAsk: 'paper.si-send-ask-LOADING',
    sent: 'paper.si-was-sent-LOADING',
  },
} as const satisfies Readonly<Record<InstructionKind, Readonly<Record<keyof typeof shipping, string>>>>

/**
 * Names of a job's instruction by trade: shipping instruction, shipper's letter of instruction, loading instruction.
 */
export const instructionWordsOf = ({ jobNo }: { jobNo: string }) =>
  instructionWords[modes[modeOfJobNo(jobNo)].instruction]
