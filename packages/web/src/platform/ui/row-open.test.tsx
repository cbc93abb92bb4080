import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { DataTable } from './data-table.tsx'
import type { Column } from './table-columns.tsx'

afterEach(cleanup)

const drop = vi.fn()
const columns: readonly Column<string>[] = [
  {
    key: 'BookingNo',
    title: 'shared.milestone',
    pinned: true,
    render: (no) => <Link to={`/booking/${no}`}>{no}</Link>,
  },
  { key: 'Weight', title: 'shared.amount', render: () => '18,640 kg' },
  {
    key: 'tools',
    title: 'shared.remove',
    render: () => (
      <button type="button" onClick={drop}>
        Drop
      </button>
    ),
  },
]
const open = () =>
  openPart(
    <DataTable
      id="rows"
      columns={columns}
      list={{ data: { items: ['R1'], total: 1 }, error: null, refetch: () => undefined }}
      rowKey={(no) => no}
    />,
  )

it('opens what the row is about by a click anywhere in it', async () => {
  const { router } = await open()
  await userEvent.click(screen.getByText('18,640 kg'))
  expect(router.state.location.pathname).toBe('/booking/R1')
})

it('leaves to buttons what is theirs, and marked words marked', async () => {
  const { router } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Drop' }))
  expect(drop).toHaveBeenCalledOnce()
  getSelection()?.selectAllChildren(screen.getByText('18,640 kg'))
  fireEvent.click(screen.getByText('18,640 kg'))
  expect(router.state.location.pathname).toBe('/')
  getSelection()?.removeAllRanges()
})

it('leaves to the browser what opens a tab of its own: Control or the middle button', async () => {
  const { router } = await open()
  const pressed: MouseEvent[] = []
  const link = screen.getByRole('link', { name: 'R1' })
  link.addEventListener('click', (event) => {
    pressed.push(event)
    event.preventDefault()
  })
  fireEvent.click(screen.getByText('18,640 kg'), { ctrlKey: true })
  fireEvent(screen.getByText('18,640 kg'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  expect(pressed.map(({ ctrlKey }) => ctrlKey)).toEqual([true, true])
  expect(router.state.location.pathname).toBe('/')
})
