import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { Dialog, Drawer } from './dialog.tsx'

type Closed = { outer: () => void; inner: () => void }

function TwoDialogs({ closed }: { closed: Closed }) {
  const [isInner, setInner] = useState(false)
  return (
    <Drawer title="The user" onClose={closed.outer}>
      <button type="button" onClick={() => setInner(true)}>
        Set a password
      </button>
      {isInner && (
        <Dialog title="The password" onClose={closed.inner}>
          <input aria-label="New password" />
        </Dialog>
      )}
    </Drawer>
  )
}

async function open() {
  const closed = { outer: vi.fn(), inner: vi.fn() }
  await openPart(<TwoDialogs closed={closed} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Set a password' }))
  return { closed, user }
}

const veil = () => document.querySelector('.veil:has([role=dialog] [aria-label="New password"])') as Element

it('closes the inner one of two on Escape and leaves the outer open', async () => {
  const { closed, user } = await open()
  await user.keyboard('{Escape}')
  expect(closed.inner).toHaveBeenCalledOnce()
  expect(closed.outer).not.toHaveBeenCalled()
})

it('stays open when a file chooser inside is closed without a choice', async () => {
  const closed = vi.fn()
  await openPart(
    <Drawer title="The user" onClose={closed}>
      <input type="file" aria-label="Picture" />
    </Drawer>,
  )
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { cancelable: true, bubbles: true }))
  expect(closed).not.toHaveBeenCalled()
})

it('closes by a press beside it, but not by one that began inside', async () => {
  const { closed, user } = await open()
  const field = screen.getByLabelText('New password')
  await user.pointer([
    { keys: '[MouseLeft>]', target: field },
    { keys: '[/MouseLeft]', target: veil() },
  ])
  expect(closed.inner).not.toHaveBeenCalled()
  await user.click(veil())
  expect(closed.inner).toHaveBeenCalledOnce()
})

/** Half a second after opening, the library focuses a dialog once more if nothing has the focus. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 600))

it('asks before it closes when something was entered, whichever way it is closed', async () => {
  const { closed, user } = await open()
  await settled()
  await user.type(screen.getByLabelText('New password'), 'long enough')
  const ways = [
    () => user.keyboard('{Escape}'),
    () => user.click(veil()),
    () => user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as Element),
  ]
  for (const way of ways) {
    await way()
    await screen.findByText(/Close without saving/)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(closed.inner).not.toHaveBeenCalled()
    const asking = screen.getByRole('dialog', { name: 'The password' })
    await waitFor(() => expect(asking.contains(document.activeElement)).toBe(true))
  }
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(closed.inner).toHaveBeenCalledOnce()
})

it('does not ask about what was searched for, nor where the dialog says that nothing is lost', async () => {
  for (const [isChanged, field] of [
    [undefined, <input key="1" type="search" aria-label="Words" />],
    [false, <input key="2" aria-label="Words" />],
  ] as const) {
    const closed = vi.fn()
    await openPart(
      <Dialog title="The search" onClose={closed} isChanged={isChanged}>
        {field}
      </Dialog>,
    )
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Words'), 'Xi’an')
    await user.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledOnce()
    cleanup()
  }
})

it('has no way out but its buttons where it shows what is shown only once', async () => {
  await openPart(<Dialog title="The key" actions={<button type="button">I have kept it</button>} />)
  await userEvent.setup().keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'The key' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
