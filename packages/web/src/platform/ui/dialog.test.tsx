import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { Dialog, Drawer } from './dialog.tsx'

afterEach(cleanup)

/** What the browser tells a dialog on Escape, and everything around a file chooser that is closed. */
const cancel = (of: HTMLElement, bubbles = false) => fireEvent(of, new Event('cancel', { cancelable: true, bubbles }))

async function open() {
  const closed = { outer: vi.fn(), inner: vi.fn() }
  await openPart(
    <Drawer title="The user" onClose={closed.outer}>
      <input type="file" aria-label="Picture" />
      <Dialog title="The password" onClose={closed.inner} />
    </Drawer>,
  )
  return closed
}

it('closes the inner one of two on Escape and leaves the outer open', async () => {
  const closed = await open()
  cancel(screen.getByRole('dialog', { name: 'The password' }))
  expect(closed.inner).toHaveBeenCalledOnce()
  expect(closed.outer).not.toHaveBeenCalled()
  cancel(screen.getByRole('dialog', { name: 'The user' }))
  expect(closed.outer).toHaveBeenCalledOnce()
})

it('stays open when a file chooser inside is closed without a choice', async () => {
  const closed = await open()
  cancel(screen.getByLabelText('Picture'), true)
  expect(closed.outer).not.toHaveBeenCalled()
})
