import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { sentJob, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

type CarriedBy = keyof typeof jobCalls

async function openList(job: { JobNoIn: string }, mode: CarriedBy = 'railway') {
  const listed = { Items: [job], Total: 1, PageIndex: 1, PageSize: 20, Counts: {} }
  vi.stubGlobal('fetch', async (url: string) => {
    const isList = new URL(url, 'http://portal').pathname === jobCalls[mode].list.path
    return new Response(JSON.stringify({ success: true, data: isList ? listed : [] }))
  })
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs(mode))
  await screen.findByRole('link', { name: job.JobNoIn })
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

const onTelephone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))

it('says on a telephone at the foot of the card what is to be done', async () => {
  onTelephone()
  await openList(sentJob({ NextAction: 'confirmCompletion' }))
  expect(within(screen.getByRole('article')).getByText('Confirm completion')).toBeTruthy()
})

it('leads from a job by sea to its booking among those by rail, as which it was booked', async () => {
  onTelephone()
  const job = sentJob({ JobNoIn: 'JS2611-LEG02', BookingMode: 'R' })
  await openList(job, 'sea')
  expect(screen.getByRole('link', { name: job.BookingNo }).getAttribute('href')).toBe(
    paths.booking('railway', job.BookingId),
  )
  expect(screen.getByRole('link', { name: 'JS2611-LEG02' }).getAttribute('href')).toBe(paths.job('sea', job.keyId))
})
