import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { sentDeskJob } from '../job-fixtures.ts'
import { ChargeDialog } from './charge-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('works the amount out as a decimal, rounded as the currency counts', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data: [] })))
  const job = desk.show.wire.output.decode(sentDeskJob())
  await openPart(<ChargeDialog job={job} charge={undefined} side="R" onClose={vi.fn()} />)
  await userEvent.type(await screen.findByLabelText('Unit price'), '1.005')
  expect(screen.getByText('$1.01')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Unit price'))
  await userEvent.type(screen.getByLabelText('Unit price'), '12345678901234567.89')
  expect(screen.getByText('$12,345,678,901,234,567.89')).toBeTruthy()
})
