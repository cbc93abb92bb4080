import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { codeOf } from '../../testing/answers.ts'
import { openDeed } from '../../testing/deed.tsx'
import { answer } from '../../testing/portal.ts'
import { aroundJobs, filledDeskJob } from '../job-fixtures.ts'
import { DepartureMoveAllDialog } from './departure-move-all-dialog.tsx'

const [own, other] = ['6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11', '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12']
const departure = (departureId: string, departureNo: string) => ({
  departureId,
  departureNo,
  etdZone: 'Asia/Shanghai',
  etaZone: 'Europe/Berlin',
  cutoffs: [],
  etd: new Date('2031-01-27T04:00:00Z'),
  eta: new Date('2031-03-01T10:00:00Z'),
})

it('moves what goes by the departure of a work order without boxes of its own, and names what was refused and why', async () => {
  const job = filledDeskJob({ departureId: own, departureNo: 'X8155', containers: [] })
  const departures = [departure(own, 'X8155'), departure(other, 'X8157')]
  const { jobNo, bookingNo } = job
  const outcomes = [
    { bookingNo: 'R261112-7K3QY', isMoved: true },
    { bookingNo, jobNo, isMoved: false, reason: 'workorder.box-departed', values: { containerNos: 'CSQU3054383' } },
  ]
  const opened = await openDeed(
    (close) => <DepartureMoveAllDialog job={job} departureId={own} onClose={close} />,
    answer(moveEndpoints.choices, { version: 4, departures, parts: [] }),
    answer(moveEndpoints.moveAll, { items: outcomes }),
    ...aroundJobs,
    answer(referenceEndpoints.codes, [codeOf('MOVEREASON', 'ROLLED', 'Rolled by the carrier')]),
  )
  await userEvent.click(await screen.findByRole('combobox', { name: /Departure/ }))
  expect(screen.queryByText(/X8155 ·/)).toBeNull()
  await userEvent.click(await screen.findByText(/X8157/))
  const shown = within(screen.getByRole('dialog'))
  await userEvent.click(shown.getByRole('combobox', { name: /Reason/ }))
  await userEvent.click(await screen.findByText('Rolled by the carrier'))
  await userEvent.click(shown.getByRole('button', { name: /^Move all/ }))
  expect(await screen.findByText(/cannot be moved to another departure: CSQU3054383/)).toBeTruthy()
  expect(opened.sent(moveEndpoints.moveAll)).toEqual([
    { id: own, departureId: other, reasonCode: 'ROLLED', cause: 'carrier' },
  ])
})
