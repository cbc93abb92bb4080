import { endpoint } from '@landbridge/contract/shared/endpoint'
import { page } from '@landbridge/contract/shared/paging'
import { Problem } from '@landbridge/contract/shared/problem'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { OfflineBar } from '../../app/shell/page-bars.tsx'
import { pageOf } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, type OutputOf, servePortal } from '../../testing/portal.ts'
import { useListCall } from '../use-call.ts'
import { DataTable } from './data-table.tsx'

const boxes = endpoint({
  method: 'GET',
  path: '/api/v1/boxes',
  summary: 'Boxes in a state.',
  by: ['guest'],
  input: z.object({ orderState: z.string() }),
  output: page(z.object({ containerNo: z.string() })),
})

function Boxes() {
  const [orderState, choose] = useState('shipped')
  return (
    <>
      <button type="button" onClick={() => choose('draft')}>
        Drafts
      </button>
      <DataTable
        id="boxes"
        list={useListCall(boxes, { orderState })}
        columns={[{ key: 'ConNo', title: 'shared.milestone', render: ({ containerNo }) => containerNo }]}
        rowKey={({ containerNo }) => containerNo}
      />
      <OfflineBar />
    </>
  )
}

/** A portal that answers when it is told to: with these boxes, or without any that it is broken. */
function server() {
  const waiting: ((reply: OutputOf<typeof boxes> | Problem) => void)[] = []
  servePortal(answer(boxes, () => new Promise((resolve) => waiting.push(resolve))))
  return async (...found: string[]) => {
    await waitFor(() => expect(waiting).toHaveLength(1))
    const reply =
      found.length > 0 ? pageOf(...found.map((containerNo) => ({ containerNo }))) : new Problem('shared.broken')
    await act(async () => waiting.pop()?.(reply))
  }
}

const frame = () => screen.getByRole('table').closest('[aria-busy]')?.getAttribute('aria-busy')

afterEach(() => {
  onlineManager.setOnline(true)
})

it('keeps the old rows and says that others are awaited, then how many were found', async () => {
  const arrives = server()
  await openPart(<Boxes />)
  await arrives('CSQU 305438 3')
  await screen.findByText('CSQU 305438 3')
  expect(frame()).toBe('false')
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Drafts' }))
  expect(frame()).toBe('true')
  expect(screen.getByText('CSQU 305438 3').closest('.old-rows')).toBeTruthy()
  await arrives('MSKU 907032 3')
  await screen.findByText('MSKU 907032 3')
  expect(frame()).toBe('false')
  expect(screen.queryByText('CSQU 305438 3')).toBeNull()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 found'))
})

it('says over the old rows that the new ones did not come, and asks for them again', async () => {
  const arrives = server()
  await openPart(<Boxes />)
  await arrives('CSQU 305438 3')
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts' }))
  await arrives()
  expect((await screen.findByRole('alert')).textContent).toContain('These rows are out of date')
  expect(screen.getByText('CSQU 305438 3').closest('.old-rows')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(frame()).toBe('true')
  await arrives('MSKU 907032 3')
  await screen.findByText('MSKU 907032 3')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says at once that there is no network, and asks by itself when it is back', async () => {
  const arrives = server()
  await openPart(<Boxes />)
  await arrives('CSQU 305438 3')
  await screen.findByText('CSQU 305438 3')
  act(() => onlineManager.setOnline(false))
  await userEvent.click(screen.getByRole('button', { name: 'Drafts' }))
  expect(screen.getByRole('alert').textContent).toContain('You are offline')
  expect(frame()).toBe('true')
  act(() => onlineManager.setOnline(true))
  expect(screen.queryByRole('alert')).toBeNull()
  await arrives('MSKU 907032 3')
  await screen.findByText('MSKU 907032 3')
})
