import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { sentJob, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function openList(job: object, query?: Record<string, string>) {
  const asked: (string | null)[] = []
  const listed = { Items: [job], Total: 1, PageIndex: 1, PageSize: 20, Counts: {} }
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const isList = new URL(url, 'http://portal').pathname === jobCalls.railway.list.path
    if (isList) asked.push(new URLSearchParams(body).get('lclState'))
    return new Response(JSON.stringify({ success: true, data: isList ? listed : [] }))
  })
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs('railway', query))
  await screen.findByRole('link', { name: 'JR2611-7K3QX' })
  return asked
}

it('narrows a list with shared cargo by where that stands', async () => {
  const asked = await openList(sentJob({ LoadType: 'LCL', lclState: 'warehoused', Containers: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'In warehouse' }))
  await waitFor(() => expect(asked.at(-1)).toBe('warehoused'))
})

it('offers it not where all is in containers of its own, and asks for all where an address says nonsense', async () => {
  const asked = await openList(sentJob(), { lclState: 'afloat' })
  expect(screen.queryByRole('button', { name: 'In warehouse' })).toBeNull()
  expect(asked.at(-1)).toBe('all')
})
