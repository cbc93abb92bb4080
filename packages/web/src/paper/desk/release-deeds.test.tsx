import { paperDeskEndpoints as desk } from '@landbridge/contract/paper/paper-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { closed, last, openDeed, pressTwice } from '../../testing/deed.tsx'
import { openPages } from '../../testing/page.tsx'
import { granted, refused, refusedOnce, sentTo, servePortal } from '../../testing/portal.ts'
import { filledDeskJob } from '../../workorder/job-fixtures.ts'
import { HoldDialog, useRelease } from './cargo-release.tsx'

const job = jobDeskEndpoints.show.wire.output.decode(filledDeskJob())
const seen = { keyId: job.id, version: '1' }

it('holds cargo for a reason, and says why it cannot be held', async () => {
  const reason = {
    ...{
      label: 'Freight not paid',
      value: 'UNPAID',
      Name: 'Unpaid',
      NameChs: '',
      NameCht: '',
      NameEng: '',
      NameRus: '',
    },
    ...{
      ClassCode: 'HOLDREASON',
      Code: 'UNPAID',
      Sort: 1,
      Modes: [],
      LoadTypes: [],
      IsDefault: 'F',
      Extra: {},
      py: '',
    },
  }
  const opened = await openDeed((close) => <HoldDialog job={job} onClose={close} />, {
    'codelib-list': granted([reason]),
    'codelib-query': granted([reason]),
    [desk.hold.path]: refusedOnce('workorder.closed', filledDeskJob()),
  })
  await userEvent.click(opened.shown.getByRole('combobox', { name: 'Reason for the hold' }))
  await userEvent.click(await screen.findByRole('option', { name: /Freight not paid/ }))
  await pressTwice(opened, 'Hold the cargo', 'The work order is closed and cannot be changed')
  await closed()
  expect(last(opened.sent, desk.hold.path)).toEqual({ ...seen, HoldReason: 'UNPAID' })
})

function Release() {
  const release = useRelease(job)
  return (
    <button type="button" onClick={() => void release()}>
      Ask
    </button>
  )
}

it('says why cargo cannot be released', async () => {
  const sent = servePortal({ [desk.release.path]: refused('workorder.closed') })
  await openPages([{ path: '/', element: <Release /> }])
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }))
  const question = await screen.findByRole('dialog', { name: 'Release the cargo of work order JR2611-7K3QX?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Release the cargo' }))
  expect(await screen.findByText('The work order is closed and cannot be changed')).toBeTruthy()
  expect(sentTo(sent, desk.release.path)).toEqual([seen])
})
