import {
  instructionEndpoints as calls,
  instructionDeskEndpoints as desk,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { useCall, useCommand } from '../../platform/use-call.ts'
import type { ReadJob } from '../../workorder/index.ts'

export const useInstruction = (jobNo: string, enabled = true) => useCall(calls.show, { jobNo }, { enabled })
export const useSaveInstruction = () => useCommand(calls.save)

export const useDeskInstruction = ({ id, version }: ReadJob) =>
  useCall(desk.show, { id }, { version, keepPrevious: true })
export const useSaveInstructionAtDesk = () => useCommand(desk.save)
export const useFinaliseInstruction = () => useCommand(desk.final)
