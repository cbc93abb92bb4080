import { type InstructionKind, modes } from '@landbridge/contract/shared/modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { TextKey } from '../../platform/text.tsx'

/** Words of a job's instruction: its short name, the due action and the deadline. */
type InstructionNames = { name: TextKey; due: TextKey; until: 'workorder.si-until' | 'workorder.papers-until' }

const names: Readonly<Record<InstructionKind, InstructionNames>> = {
  SI: { name: 'workorder.si', due: 'workorder.next-si-due', until: 'workorder.si-until' },
  SLI: { name: 'workorder.si-SLI', due: 'workorder.next-si-due-SLI', until: 'workorder.papers-until' },
  LOADING: { name: 'workorder.si-LOADING', due: 'workorder.next-si-due-LOADING', until: 'workorder.papers-until' },
}

export const instructionNamesOf = ({ jobNo }: { jobNo: string }): InstructionNames =>
  names[modes[modeOfJobNo(jobNo)].instruction]
