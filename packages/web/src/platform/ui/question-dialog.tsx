import { Dialog } from './dialog.tsx'
import type { Question } from './messages.ts'
import { Button } from './parts.tsx'

export function QuestionDialog({ question }: { question: Question }) {
  return (
    <Dialog
      title={question.title}
      width={420}
      onClose={() => question.answer(false)}
      actions={
        <>
          <Button look="ghost" onClick={() => question.answer(false)}>
            {question.cancelLabel}
          </Button>
          <Button danger={question.danger} onClick={() => question.answer(true)} autoFocus>
            {question.confirmLabel}
          </Button>
        </>
      }
    >
      {question.message || undefined}
    </Dialog>
  )
}
