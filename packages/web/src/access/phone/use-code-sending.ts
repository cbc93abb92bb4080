import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { sendFailure } from './send-failure.ts'
import { useCooldown } from './use-cooldown.ts'

type CodeSending<Request> = {
  /** Each place of the button waits on its own. */
  place: string
  cooldownS: number
  purpose: Parameters<typeof sendFailure>[2]
  send: (request: Request) => Promise<unknown>
  /** Undefined while the fields are not filled in. */
  readRequest: () => Promise<Request | undefined>
  receiverOf: (request: Request) => string | Promise<string>
  onSent?: ((request: Request) => void) | undefined
  /** Takes refusals of fields, and answers if it has shown any. */
  onRefused?: ((fields: Record<string, string>) => boolean) | undefined
  onSettled?: () => void
}

/** Sends a one-time code, once at a time, and counts the seconds until the next may be sent. */
export function useCodeSending<Request>(sending: CodeSending<Request>) {
  const { place, cooldownS, purpose, send, readRequest, receiverOf, onSent, onRefused, onSettled } = sending
  const text = useText()
  const [secondsLeft, beginCooldown] = useCooldown(place)
  const [sentTo, setSentTo] = useState<string>()
  const isOnItsWay = useRef(false)
  const sendCode = useMutation({
    mutationFn: send,
    onSuccess: (_, request) => {
      beginCooldown(cooldownS)
      void Promise.resolve(receiverOf(request)).then(setSentTo)
      onSent?.(request)
      toast(text('access.code-sent'), { kind: 'good' })
    },
    onError: (error) => {
      const isShown = onRefused?.((error instanceof Problem && error.fields) || {})
      if (!isShown) toast(sendFailure(error, text, purpose), { kind: 'wrong' })
    },
    onSettled: () => {
      isOnItsWay.current = false
      onSettled?.()
    },
  })
  const requestCode = async () => {
    if (isOnItsWay.current) return
    const request = await readRequest()
    if (request === undefined || isOnItsWay.current) return
    isOnItsWay.current = true
    sendCode.mutate(request)
  }
  return { sentTo, secondsLeft, isSending: sendCode.isPending, onAsk: () => void requestCode() }
}
