import { Problem } from '@landbridge/contract/shared/problem'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { aroundJobs, deskJobOf } from '../job-fixtures.ts'
import { HeadDialog } from './head-dialog.tsx'

const job = deskJobOf()
const newer = deskJobOf({ version: job.version + 1, mrnNo: '24DE9', remark: 'Theirs' })

/** Opens the head of a job; meanwhile somebody else saves it, and the page has read that already. */
async function openOvertaken() {
  const closed = vi.fn()
  const overtaken = new Problem('workorder.changed-meanwhile', undefined, { version: newer.version })
  const saved = { ...newer, version: newer.version + 1 }
  const { sent } = servePortal(
    answer(desk.show, newer),
    answer(desk.save, ({ version }) => (version === newer.version ? saved : overtaken)),
    aroundJobs,
  )
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
  expect(sent(desk.save)).toMatchObject([{ version: job.version }])
  expect(closed).not.toHaveBeenCalled()
  expect(panel.getAllByRole('radiogroup')).toHaveLength(2)
  expect(panel.getByRole<HTMLInputElement>('radio', { name: 'Mine Mine' }).checked).toBe(true)
  expect(panel.getByRole<HTMLInputElement>('radio', { name: 'Theirs 24DE9' }).checked).toBe(true)
  await userEvent.click(panel.getByRole('button', { name: 'Go on with this choice' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent(desk.save)[1]).toMatchObject({ version: newer.version, mrnNo: '24DE9', remark: 'Mine' })
})

it('takes all of theirs at once when that is wanted', async () => {
  const { sent, closed, remark } = await openOvertaken()
  await userEvent.type(remark, 'Mine')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Take all of theirs' }))
  await userEvent.click(screen.getByRole('button', { name: 'Go on with this choice' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent(desk.save)[1]).toMatchObject({ remark: 'Theirs', mrnNo: '24DE9' })
})
