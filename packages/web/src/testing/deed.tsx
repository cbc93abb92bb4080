import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect } from 'vitest'
import { openPages } from './page.tsx'
import { type CallAnswer, servePortal } from './portal.ts'

/** Opens a dialog over a page, and tells the address to which it went on. */
export async function openDeed(dialog: (close: () => void) => ReactNode, ...answers: CallAnswer[]) {
  const { sent } = servePortal(...answers)
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return isOpen ? dialog(() => setOpen(false)) : <p>The page</p>
  }
  const { router } = await openPages([
    { path: '/', element: <Page /> },
    { path: '*', element: null },
  ])
  return { sent, router, shown: within(await screen.findByRole('dialog')) }
}
type Opened = Awaited<ReturnType<typeof openDeed>>

/** Presses the deed twice: the first time it is refused with this sentence, and the dialog stays with what was typed. */
export async function pressTwice({ shown }: Pick<Opened, 'shown'>, deed: string, sentence: string | RegExp) {
  await userEvent.click(shown.getByRole('button', { name: deed }))
  expect(await shown.findByText(sentence)).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: deed }))
}
export const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
export const closed = () => screen.findByText('The page')
