import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { codeOf } from '../../testing/answers.ts'
import { closed, openDeed, pressTwice } from '../../testing/deed.tsx'
import { answer } from '../../testing/portal.ts'
import { aroundJobs, filledDeskJob } from '../job-fixtures.ts'
import { DepartureMoveDialog } from './departure-move-dialog.tsx'

const job = filledDeskJob()
const [own, other] = ['6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11', '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12']
const departure = (departureId: string, departureNo: string, etd: string) => ({
  departureId,
  departureNo,
  etdZone: 'Asia/Shanghai',
  etaZone: 'Europe/Berlin',
  cutoffs: [],
  etd: new Date(etd),
  eta: new Date('2031-03-01T10:00:00Z'),
})
const part = (containerId: string, partName: string) => ({
  containerId,
  partName,
  jobId: job.id,
  jobNo: job.jobNo,
  partKind: 'box' as const,
  departureId: own,
  containerType: '40HQ',
})
const [one, two] = ['6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a21', '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a22']
const choices = {
  version: 4,
  departures: [departure(own, 'X8155', '2031-01-20T04:00:00Z'), departure(other, 'X8157', '2031-01-27T04:00:00Z')],
  parts: [part(one, 'CSQU3054383'), part(two, 'CBHU3202732')],
}
const receipt = { id: job.bookingId, state: 'received' as const, stateLabel: 'Accepted', version: 5, actions: [] }

it('moves the boxes that are ticked to another departure, for a reason, and says what forbids it', async () => {
  const opened = await openDeed(
    (close) => <DepartureMoveDialog job={job} onClose={close} />,
    answer(moveEndpoints.choices, choices),
    answer(moveEndpoints.move, new Problem('workorder.nothing-to-move'), receipt),
    ...aroundJobs,
    answer(referenceEndpoints.codes, [codeOf('MOVEREASON', 'ROLLED', 'Rolled by the carrier')]),
  )
  const departures = await screen.findByRole('combobox', { name: /Departure/ })
  const shown = within(screen.getByRole('dialog'))
  await userEvent.click(departures)
  expect(screen.queryByText(/X8155/)).toBeNull()
  await userEvent.click(await screen.findByText(/X8157/))
  await userEvent.click(shown.getByRole('combobox', { name: /Reason/ }))
  await userEvent.click(await screen.findByText('Rolled by the carrier'))
  await userEvent.click(shown.getByText(/CBHU3202732/))
  await pressTwice({ shown }, 'Move to another departure', 'Nothing of what was chosen can be moved')
  await closed()
  expect(opened.sent(moveEndpoints.move).at(-1)).toEqual({
    id: job.bookingId,
    version: 4,
    departureId: other,
    reasonCode: 'ROLLED',
    cause: 'carrier',
    containerIds: [one],
  })
})
