import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { loadTexts } from '../app/texts.ts'
import { queryClient } from '../platform/query-client.ts'
import { signWith } from '../platform/signing.ts'
import { showWords } from '../platform/text.tsx'
import { Messages } from '../platform/ui/messages.tsx'

// A page is loaded in parts, which takes long where many tests run at once.
configure({ asyncUtilTimeout: 15_000 })

type Language = Parameters<typeof loadTexts>[0]

/** Opens pages at an address, in a language, with messages and questions where the shell has them. */
export async function openPages(routes: RouteObject[], address = '/', language: Language = 'en') {
  signWith({ signatureSecret: 'test-secret', tokenId: '', clockOffsetMs: 0 })
  document.documentElement.lang = language
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, children: [...routes, { path: '*', element: null }] }],
    {
      initialEntries: [address],
    },
  )
  showWords(language, await loadTexts(language))
  const shown = render(
    <QueryClientProvider client={queryClient()}>
      <RouterProvider router={router} />
      <Messages />
    </QueryClientProvider>,
  )
  return { router, ...shown }
}

/** One part of a page, alone. */
export const openPart = (part: ReactNode, language: Language = 'en', address = '/') =>
  openPages([{ path: '/', element: part }], address, language)

/** The server's answers, one after the other; what was asked can be looked at. */
export function answers(...replies: unknown[]) {
  const asked = vi.fn(async (_url: string, _sent: RequestInit) => new Response(JSON.stringify(replies.shift())))
  vi.stubGlobal('fetch', asked)
  return asked
}
