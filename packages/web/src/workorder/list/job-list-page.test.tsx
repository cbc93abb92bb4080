import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { jobRowOf, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'

type CarriedBy = keyof typeof jobCalls

async function openList(job: JobRow, mode: CarriedBy = 'railway') {
  servePortal(answer(jobCalls[mode].list, countedPage({}, job)))
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs(mode))
  await screen.findByRole('link', { name: job.jobNo })
}

it('says next to the state what is to be done and by when, and of the last event the place before the event', async () => {
  const siCutoff = at('2126-11-16 12:00:00')
  await openList(jobRowOf({ state: 'opened', nextAction: 'siDue', siCutoff, trackLabel: 'Export released · Xi’an' }))
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
  await openList(jobRowOf({ nextAction: 'confirmCompletion' }))
  expect(within(screen.getByRole('article')).getByText('Confirm completion')).toBeTruthy()
})

it('leads from a job by sea to its booking among those by rail, as which it was booked', async () => {
  onTelephone()
  const job = jobRowOf({ jobNo: 'JS2611-LEG02', bookingMode: 'R' })
  await openList(job, 'sea')
  expect(screen.getByRole('link', { name: job.bookingNo }).getAttribute('href')).toBe(
    paths.booking('railway', job.bookingId),
  )
  expect(screen.getByRole('link', { name: 'JS2611-LEG02' }).getAttribute('href')).toBe(paths.job('sea', job.id))
})
