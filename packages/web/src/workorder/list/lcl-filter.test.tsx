import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { jobRowOf, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'

async function openList(job: JobRow, query?: Record<string, string>) {
  const { list } = jobCalls.railway
  const { sent } = servePortal(answer(list, countedPage({}, job)))
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs('railway', query))
  await screen.findByRole('link', { name: 'JR2611-7K3QX' })
  return () => sent(list).at(-1)?.lclState
}

it('narrows a list with shared cargo by where that stands', async () => {
  const asked = await openList(jobRowOf({ loadType: 'LCL', lclState: 'warehoused' }))
  await userEvent.click(screen.getByRole('button', { name: 'In warehouse' }))
  await waitFor(() => expect(asked()).toBe('warehoused'))
})

it('offers it not where all is in containers of its own, and asks for all where an address says nonsense', async () => {
  const asked = await openList(jobRowOf(), { lclState: 'afloat' })
  expect(screen.queryByRole('button', { name: 'In warehouse' })).toBeNull()
  expect(asked()).toBe('all')
})
