import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { useListState } from './list-state.ts'

const defaults = { filters: { keyword: '', orderState: 'all' }, sortName: 'orderedAt', sort: 'desc' } as const

function List() {
  const state = useListState(defaults)
  return (
    <>
      <output>{JSON.stringify(state.input)}</output>
      <button type="button" onClick={() => state.set({ orderState: 'submitted', keyword: 'CN' })}>
        filter
      </button>
      <button type="button" onClick={() => state.setPage(3)}>
        page
      </button>
      <button type="button" onClick={() => state.setSort('etd', 'asc')}>
        sort
      </button>
      <button type="button" onClick={state.clear}>
        clear
      </button>
    </>
  )
}
const input = () => JSON.parse(screen.getByRole('status').textContent ?? '')

it('keeps filters, page and sort in the address, and leaves out what stands at its default', async () => {
  const { router } = await openPart(<List />)
  expect(input()).toEqual({ pageIndex: 1, pageSize: 20, sort: 'desc', sortName: 'orderedAt' })
  const user = userEvent.setup()
  await user.click(screen.getByText('page'))
  await user.click(screen.getByText('filter'))
  expect(router.state.location.search).toBe('?orderState=submitted&keyword=CN')
  await user.click(screen.getByText('sort'))
  await user.click(screen.getByText('page'))
  expect(router.state.location.search).toBe('?orderState=submitted&keyword=CN&sortName=etd&sort=asc&page=3')
  expect(input()).toMatchObject({ keyword: 'CN', orderState: 'submitted', pageIndex: 3, sortName: 'etd', sort: 'asc' })
  await user.click(screen.getByText('clear'))
  expect(router.state.location.search).toBe('?sortName=etd&sort=asc')
})

it('reads a shared address, and takes nonsense in it for the default', async () => {
  await openPart(<List />, 'en', '/?orderState=stopped&page=-2&size=abc')
  expect(input()).toMatchObject({ orderState: 'stopped', pageIndex: 1, pageSize: 20 })
})
