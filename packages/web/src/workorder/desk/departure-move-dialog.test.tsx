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
    answer(moveEndpoints.price, {}),
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

const lines = [
  { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '3200', containerType: '40HQ' },
]
const dearer = {
  charges: [
    { ...lines[0], chargeName: 'Rail freight', unitPrice: '3000', newUnitPrice: '3200', payer: 'SHP' as const },
  ],
  lines,
  differences: [{ payer: 'SHP' as const, currency: 'USD', amount: '400.00' }],
}

it('shows the price of the new day beside the agreed one, says who pays the difference, and asks the customer for it', async () => {
  const opened = await openDeed(
    (close) => <DepartureMoveDialog job={job} onClose={close} />,
    answer(moveEndpoints.choices, choices),
    answer(moveEndpoints.price, dearer as never),
    answer(moveEndpoints.move, receipt),
    ...aroundJobs,
    answer(referenceEndpoints.codes, [codeOf('MOVEREASON', 'ROLLED', 'Rolled by the carrier')]),
  )
  await userEvent.click(await screen.findByRole('combobox', { name: /Departure/ }))
  await userEvent.click(await screen.findByText(/X8157/))
  expect(await screen.findByText('$3,000.00 → $3,200.00')).toBeTruthy()
  expect(await screen.findByText('The agreed price applies: we bear the difference of $400.00')).toBeTruthy()
  const shown = within(screen.getByRole('dialog'))
  await userEvent.click(shown.getByRole('combobox', { name: /Reason/ }))
  await userEvent.click(await screen.findByText('Rolled by the carrier'))
  await userEvent.click(shown.getByRole('combobox', { name: /Caused by/ }))
  await userEvent.click(await screen.findByText(/^Customer/))
  expect(await screen.findByText('Shipper: $400.00')).toBeTruthy()
  await userEvent.type(shown.getByRole('textbox', { name: /Why the price changes/ }), 'Rate of the later train')
  await userEvent.click(shown.getByRole('button', { name: 'Move to another departure' }))
  await closed()
  expect(opened.sent(moveEndpoints.price)[0]).toEqual({ id: job.bookingId, departureId: other, jobIds: [job.id] })
  expect(opened.sent(moveEndpoints.move).at(-1)).toMatchObject({
    cause: 'customer',
    agreedLines: lines,
    priceReason: 'Rate of the later train',
  })
})

it('moves cargo to a flight that is typed, with its cut-offs', async () => {
  const flown = filledDeskJob({ mode: 'A', containers: [], originZone: 'Asia/Shanghai', carrierCode: undefined })
  const opened = await openDeed(
    (close) => <DepartureMoveDialog job={flown} onClose={close} />,
    answer(moveEndpoints.choices, { version: 4, departures: [], parts: [] }),
    answer(moveEndpoints.price, {}),
    answer(moveEndpoints.move, receipt),
    ...aroundJobs,
    answer(referenceEndpoints.codes, [codeOf('MOVEREASON', 'ROLLED', 'Rolled by the carrier')]),
  )
  await userEvent.type(await screen.findByRole('textbox', { name: /Flight/ }), 'CK223')
  const shown = within(screen.getByRole('dialog'))
  const enter = async (name: RegExp, day: string, time: string) => {
    const ofDay = shown.getByLabelText(name)
    await userEvent.type(ofDay, `${day}{Tab}`)
    await userEvent.type(document.getElementById(`${ofDay.id}-time`) as HTMLElement, `${time}{Tab}`)
  }
  await enter(/Planned departure/, '2031-01-23', '1200')
  await enter(/Planned arrival/, '2031-01-24', '0600')
  await enter(/Documents cut-off/, '2031-01-22', '1200')
  await enter(/Cargo cut-off/, '2031-01-22', '1400')
  await enter(/Customs cut-off/, '2031-01-22', '1800')
  await userEvent.click(shown.getByRole('combobox', { name: /Reason/ }))
  await userEvent.click(await screen.findByText('Rolled by the carrier'))
  await userEvent.click(shown.getByRole('button', { name: 'Move to another departure' }))
  await closed()
  const [sent] = opened.sent(moveEndpoints.move)
  expect(sent).toMatchObject({ departureNo: 'CK223', jobIds: [flown.id], etd: new Date('2031-01-23T04:00:00Z') })
  expect(sent?.cutoffs?.map(({ cutoffKind, at }) => `${cutoffKind} ${at.toISOString()}`)).toEqual([
    'SI 2031-01-22T04:00:00.000Z',
    'CARGO 2031-01-22T06:00:00.000Z',
    'CUSTOMS 2031-01-22T10:00:00.000Z',
  ])
})
