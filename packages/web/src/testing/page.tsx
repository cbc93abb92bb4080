import { QueryClientProvider } from '@tanstack/react-query'
import { configure, getConfig, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { loadTexts } from '../app/texts.ts'
import { queryClient } from '../platform/query-client.ts'
import { signWith } from '../platform/signing.ts'
import { showWords } from '../platform/text.tsx'
import { LibraryLocale } from '../platform/ui/kit-language.tsx'
import { dropToast } from '../platform/ui/messages.ts'
import { Messages } from '../platform/ui/messages-shown.tsx'

configure({ eventWrapper: outsideOfBlur(getConfig().eventWrapper) })

type Language = Parameters<typeof loadTexts>[0]

/** Opens pages at an address, in a language, with messages and questions where the shell has them. */
export async function openPages(routes: RouteObject[], address = '/', language: Language = 'en') {
  dropToast()
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
      <LibraryLocale>
        <RouterProvider router={router} />
        <Messages />
      </LibraryLocale>
    </QueryClientProvider>,
  )
  return { router, ...shown }
}

export const openPart = (part: ReactNode, language: Language = 'en', address = '/') =>
  openPages([{ path: '/', element: part }], address, language)

/** A field with a list, entered: the library's input has taken the place of the plain one. */
export async function enterField(find: () => HTMLElement): Promise<HTMLInputElement> {
  const plain = find()
  plain.focus()
  await waitFor(() => {
    if (plain.isConnected) throw new Error('The plain input still stands.')
  })
  return find() as HTMLInputElement
}

/** Keeps user-event from reporting a change amid React's work: «Should not already be working». */
function outsideOfBlur(wrapper: (run: () => unknown) => unknown): typeof wrapper {
  let isLeaving = false
  const leave = () => {
    isLeaving = true
    queueMicrotask(stay)
  }
  const stay = () => {
    isLeaving = false
  }
  window.addEventListener('blur', leave, { capture: true })
  window.addEventListener('focusout', stay, { capture: true })
  return (run) => (isLeaving ? run() : wrapper(run))
}
