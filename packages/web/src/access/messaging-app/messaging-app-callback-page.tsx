import { messagingAppEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { problemText } from '../../platform/ui/states.tsx'
import { useCommand } from '../../platform/use-call.ts'

/** The page to which the provider returns the frame; the dialog around it hears the result by the stream. */
export function MessagingAppCallbackPage() {
  const text = useText()
  const [query] = useSearchParams()
  const arrive = useCommand(messagingAppEndpoints.arrive, [])
  const { mutate } = arrive
  const [code, state] = [query.get('code') ?? undefined, query.get('state') ?? '']
  useEffect(() => mutate({ state, ...(code && { code }) }), [mutate, code, state])
  const message = arrive.isSuccess ? text('access.came-back') : text('shared.loading')
  return (
    <main className="state">
      <h1 className="unseen">{text('access.messaging-app')}</h1>
      <Icon name={arrive.error ? 'wrong' : 'tick'} size="l" />
      <p role="status">{arrive.error ? problemText(arrive.error, text) : message}</p>
    </main>
  )
}
