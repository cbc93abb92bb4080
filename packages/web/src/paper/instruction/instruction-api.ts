import {
  instructionEndpoints as calls,
  instructionDeskEndpoints as desk,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { useCall, useCommand } from '../../platform/use-call.ts'

export const useInstruction = (jobNo: string, enabled = true) => useCall(calls.show, { jobNo }, { enabled })
export const useSaveInstruction = () => useCommand(calls.save)

export const useDeskInstruction = (id: string) => useCall(desk.show, { id })
export const useSaveInstructionAtDesk = () => useCommand(desk.save)
export const useFinaliseInstruction = () => useCommand(desk.final)
