import { failedWorkEndpoints as calls, type FailedWork } from '@landbridge/contract/site/failed-work'
import { useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { useCommand } from '../../platform/use-call.ts'

const rereads = [calls.list, calls.state]

/** Retries failed work, or discards it after a confirmation. */
export function FailedWorkActions({ work: { queue, id } }: { work: FailedWork }) {
  const text = useText()
  const retry = useCommand(calls.retry, rereads)
  const letGo = useCommand(calls.letGo, rereads)
  const tryAgain = () =>
    retry.mutate({ queue, id }, { onSuccess: () => toast(text('insight.work-tried-again')), onError: toastError })
  const giveUp = async () => {
    if (
      !(await confirm(text('insight.work-let-go-question'), {
        confirmLabel: text('insight.work-let-go'),
        danger: true,
      }))
    )
      return
    letGo.mutate({ queue, id }, { onSuccess: () => toast(text('insight.work-was-let-go')), onError: toastError })
  }
  return (
    <span className="row">
      <Button look="ghost" low busy={retry.isPending} onClick={tryAgain}>
        {text('insight.work-again')}
      </Button>
      <Button look="ghost" low busy={letGo.isPending} onClick={giveUp}>
        {text('insight.work-let-go')}
      </Button>
    </span>
  )
}
