import type { InstructionView } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonLines } from '../../platform/ui/states.tsx'
import { instructionWordsOf } from '../modes/instruction-words.ts'
import { useInstruction, useSaveInstruction } from './instruction-api.ts'
import { InstructionEditor } from './instruction-editor.tsx'
import { InstructionSummary } from './instruction-summary.tsx'

type Props = { jobNo: string; reason: string | undefined; onClose: () => void }

export function InstructionDialog({ jobNo, reason, onClose }: Props) {
  const text = useText()
  const instruction = useInstruction(jobNo)
  const save = useSaveInstruction()
  const view = instruction.data
  const isOpen = !reason && view?.actions.some(({ name, allowed }) => name === 'save' && allowed)
  // What is being written stays before its writer, whatever becomes of the instruction meanwhile.
  const [written, setWritten] = useState<InstructionView>()
  if (view && isOpen && !written) setWritten(view)
  if (written)
    return (
      <InstructionEditor view={written} save={(input) => save.mutateAsync({ jobNo, ...input })} onClose={onClose} />
    )
  return (
    <Dialog
      title={text(instructionWordsOf({ jobNo }).title, { job: jobNo })}
      width={860}
      onClose={onClose}
      actions={
        <Button look="ghost" onClick={onClose}>
          {text('shared.back')}
        </Button>
      }
    >
      <Loading query={instruction} skeleton={<SkeletonLines />}>
        {(data) => (
          <div className="stack">
            {reason && <Note tone="info">{reason}</Note>}
            <InstructionSummary view={data} />
          </div>
        )}
      </Loading>
    </Dialog>
  )
}
