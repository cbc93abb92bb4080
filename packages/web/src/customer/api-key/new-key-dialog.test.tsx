import { apiKeyEndpoints } from '@landbridge/contract/customer/api-key'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

const made = {
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  keyName: 'Warehouse',
  prefix: 'lb_abcd',
  scopes: ['read' as const],
  state: 'live' as const,
  createdBy: 'Chen Min',
  createdAt: new Date('2031-01-15T08:00:00Z'),
  apiKey: 'lb_abcd_of-the-key',
}

it('shows a new key until its owner says that it is kept, and copies it by a button', async () => {
  servePortal(answer(apiKeyEndpoints.make, made))
  const closed = vi.fn()
  await openPart(<NewKeyDialog onClose={closed} />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Name/), 'Warehouse')
  await user.click(screen.getByRole('button', { name: 'Create the key' }))
  await screen.findByText(made.apiKey)
  const dialog = screen.getByRole('dialog')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(dialog)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(closed).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByText('Copied')
  expect(await navigator.clipboard.readText()).toBe(made.apiKey)
  await user.click(screen.getByRole('button', { name: 'I have saved it' }))
  expect(closed).toHaveBeenCalledOnce()
})
