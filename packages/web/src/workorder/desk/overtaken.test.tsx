import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { sentDeskJob } from '../job-fixtures.ts'
import { HeadDialog } from './head-dialog.tsx'

const sentJob = sentDeskJob() as Record<string, unknown>
const job = desk.show.wire.output.decode(sentJob)
const newer = desk.show.wire.output.decode({ ...sentJob, version: job.version + 1, MrnNo: '24DE9', Remark: 'Theirs' })

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens the head of a job; meanwhile somebody else saves it, and the page has read that already. */
async function openOvertaken() {
  const sent: Record<string, string>[] = []
  const closed = vi.fn()
  const answer = (path: string, said: Record<string, string>) => {
    if (path === desk.show.path) return { success: true, data: desk.show.wire.output.encode(newer) }
    if (path !== desk.save.path) return { success: true, data: [] }
    sent.push(said)
    return Number(said.version) === newer.version
      ? { success: true, data: desk.show.wire.output.encode({ ...newer, version: newer.version + 1 }) }
      : { success: false, code: 'workorder.changed-meanwhile', message: '', data: { version: newer.version } }
  }
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://portal')
    return new Response(JSON.stringify(answer(pathname, Object.fromEntries(new URLSearchParams(body)))))
  })
  let show: (next: JobDeskDetail) => void = () => undefined
  function Page() {
    const [shown, setShown] = useState(job)
    show = setShown
    return <HeadDialog job={shown} onClose={closed} />
  }
  await openPart(<Page />)
  const remark = await screen.findByLabelText('Remark for the customer')
  act(() => show(newer))
  return { sent, closed, remark }
}

it('never writes old values over what somebody else has saved, and shows both', async () => {
  const { sent, closed, remark } = await openOvertaken()
  await userEvent.clear(remark)
  await userEvent.type(remark, 'Mine')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const panel = within(await screen.findByRole('alert', { name: /Somebody else saved/ }))
  expect(sent.map(({ version }) => Number(version))).toEqual([job.version])
  expect(closed).not.toHaveBeenCalled()
  expect(panel.getAllByRole('radiogroup')).toHaveLength(2)
  expect(panel.getByRole<HTMLInputElement>('radio', { name: 'Mine Mine' }).checked).toBe(true)
  expect(panel.getByRole<HTMLInputElement>('radio', { name: 'Theirs 24DE9' }).checked).toBe(true)
  await userEvent.click(panel.getByRole('button', { name: 'Go on with this choice' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent[1]).toMatchObject({ version: String(newer.version), MrnNo: '24DE9', Remark: 'Mine' })
})

it('takes all of theirs at once when that is wanted', async () => {
  const { sent, closed, remark } = await openOvertaken()
  await userEvent.type(remark, 'Mine')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Take all of theirs' }))
  await userEvent.click(screen.getByRole('button', { name: 'Go on with this choice' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent[1]).toMatchObject({ Remark: 'Theirs', MrnNo: '24DE9' })
})
