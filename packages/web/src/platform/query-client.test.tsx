import { endpoint } from '@landbridge/contract/shared/endpoint'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { chooseLanguage, startLanguage } from './language.ts'
import { queryClient, useRereadInLanguage } from './query-client.ts'
import { signWith } from './signing.ts'
import { useCall } from './use-call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const words = endpoint({
  method: 'GET',
  path: '/api/v1/words',
  summary: 'A word in the reader’s language.',
  by: ['guest'],
  input: z.object({ key: z.string() }),
  output: z.object({ label: z.string() }),
})

/** Words of the server that may be kept for a day. */
function Labels({ word }: { word: string }) {
  useRereadInLanguage()
  const { data } = useCall(words, { key: word }, { staleMs: 86_400_000 })
  return <p>{data ? `${word}: ${data.label}` : `${word} …`}</p>
}

it('shows the words of the server in the language that is chosen, also those that were on their way in another one', async () => {
  const answer = vi.fn((url: string, init: RequestInit) => {
    const language = new Headers(init.headers).get('Accept-Language')
    const isSlow = url.includes('slow') && language === 'en'
    if (isSlow)
      return new Promise<Response>((_, fail) => init.signal?.addEventListener('abort', () => fail(init.signal?.reason)))
    return Promise.resolve(new Response(JSON.stringify({ success: true, data: { label: `in ${language}` } })))
  })
  vi.stubGlobal('fetch', answer)
  signWith({ signatureSecret: 'test-secret', tokenId: '', clockOffsetMs: 0 })
  await startLanguage(async () => ({}), 'en')
  render(
    <QueryClientProvider client={queryClient()}>
      <Labels word="known" />
      <Labels word="slow" />
    </QueryClientProvider>,
  )
  await screen.findByText('known: in en')
  await act(() => chooseLanguage('ru'))
  await screen.findByText('known: in ru')
  expect(await screen.findByText('slow: in ru')).toBeTruthy()
})
