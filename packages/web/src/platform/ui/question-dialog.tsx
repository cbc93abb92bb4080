import { Dialog } from './dialog.tsx'
import type { Question } from './messages.ts'
import { Button } from './parts.tsx'

/** Asks the reader: yes or no; closing it is no. */
export function QuestionDialog({ asked }: { asked: Question }) {
  return (
    <Dialog
      title={asked.title}
      width={420}
      onClose={() => asked.answer(false)}
      actions={
        <>
          <Button look="ghost" onClick={() => asked.answer(false)}>
            {asked.no}
          </Button>
          <Button danger={asked.danger} onClick={() => asked.answer(true)} autoFocus>
            {asked.yes}
          </Button>
        </>
      }
    >
      {asked.message || undefined}
    </Dialog>
  )
}
