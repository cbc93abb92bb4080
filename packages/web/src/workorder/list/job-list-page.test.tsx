import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { sentJob } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function openList(...jobs: object[]) {
  const listed = { Items: jobs, Total: jobs.length, PageIndex: 1, PageSize: 20, Counts: {} }
  vi.stubGlobal('fetch', async (url: string) => {
    const isList = new URL(url, 'http://portal').pathname === jobCalls.railway.list.path
    return new Response(JSON.stringify({ success: true, data: isList ? listed : [] }))
  })
  await openPages(workorderRoutesWith({}).order ?? [], paths.jobs('railway'))
  await screen.findByRole('link', { name: 'JR2611-7K3QX' })
}

it('says next to the state what is to be done and by when, and of the last event the place before the event', async () => {
  const SiCutoff = '2126-11-16 12:00:00'
  await openList(sentJob({ state: 'opened', NextAction: 'siDue', SiCutoff, TrackText: 'Export released · Xi’an' }))
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(0, 4)).toEqual(['Job no.', 'Status', 'To do', 'Containers'])
  const todo = within(screen.getAllByRole('cell')[2] as HTMLElement)
  expect(todo.getByText('Send the SI')).toBeTruthy()
  expect(todo.getByText(/^SI by .*12:00/)).toBeTruthy()
  expect(screen.getByTitle('Export released · Xi’an').textContent).toBe('Xi’anExport released')
})

it('says on a telephone at the foot of the card what is to be done', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  await openList(sentJob({ NextAction: 'confirmCompletion' }))
  expect(within(screen.getByRole('article')).getByText('Confirm completion')).toBeTruthy()
})
