import { Problem } from '@landbridge/contract/shared/problem'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countedPage } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { aroundJobs, boxId, deskRowOf, filledDeskJob } from '../job-fixtures.ts'
import { DeskCharges } from './desk-charges.tsx'
import { DeskContainers } from './desk-containers.tsx'
import { DeskPacking } from './desk-packing.tsx'

const job = filledDeskJob()
const seen = { id: job.id, version: 1 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = async (part: ReactNode, ...answers: CallAnswer[]) => {
  const { sent } = servePortal(aroundJobs, answers)
  await openPart(part)
  return sent
}
const press = async (name: string | RegExp, inside = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }))
const dialog = (name?: string | RegExp) => screen.findByRole('dialog', name ? { name } : {})

it('shows what a job brings in and costs side by side, and the margin of both', async () => {
  await open(<DeskCharges job={job} reason={undefined} />)
  const [receivable, payable] = screen.getAllByRole('table')
  expect(rowsByHeading(receivable)[0]).toMatchObject({
    Charge: 'Rail freight',
    'Unit price': '4,890.00 USD',
    Quantity: '2 × container',
    Amount: '9,780.00 USD',
    'Against the quote': '+420.00 USD Quoted 9,360.00 USD',
    'Charge date': '15 Nov',
  })
  expect(rowsByHeading(payable)[0]).toMatchObject({
    Charge: 'Rail freight',
    Supplier: 'Xi’an Rail Operator',
    'Unit price': '4,685.00 USD',
    Amount: '9,370.00 USD',
  })
  expect(Object.keys(rowsByHeading(payable)[0] ?? {})).not.toContain('Against the quote')
  expect(within(screen.getByText('Margin').closest('section') as HTMLElement).getByText('410.00')).toBeTruthy()
})

it('changes a charge upon the version that was seen, and says why it was refused', async () => {
  const answers = answer(desk.saveCharge, new Problem('workorder.charge-locked'), job)
  const sent = await open(<DeskCharges job={job} reason={undefined} />, answers)
  await userEvent.click(screen.getAllByRole('button', { name: 'Edit the charge' })[1] as HTMLElement)
  const editor = await dialog('Edit the charge')
  const price = within(editor).getByLabelText('Unit price')
  await userEvent.clear(price)
  await userEvent.type(price, '4700')
  await press('Save', editor)
  expect(await within(editor).findByText(/The charge is billed and cannot be changed/)).toBeTruthy()
  await press('Save', editor)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(desk.saveCharge)[1]).toMatchObject({
    ...seen,
    chargeId: job.charges[1]?.id,
    side: 'P',
    chargeCode: 'RAILF',
    partyName: 'Xi’an Rail Operator',
    unitPrice: '4700',
    quantity: '2',
    unit: 'BOX',
    currency: 'USD',
    recordedOn: '2026-11-15',
  })
})

it('takes a charge, a container and a line of the packing list off after one more question, each by its own call', async () => {
  const sent = await open(
    <>
      <DeskCharges job={job} reason={undefined} />
      <DeskContainers job={job} reason={undefined} />
      <DeskPacking job={job} reason={undefined} />
    </>,
    answer(desk.removeCharge, new Problem('workorder.charge-locked')),
    answer(desk.removeContainer, new Problem('workorder.box-is-shared')),
    answer(desk.removePacking, job),
  )
  const drop = async (name: string, question: string, yes: string) => {
    await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
    await press(yes, await dialog(question))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await drop('Delete the charge', 'Delete the charge “Rail freight”?', 'Remove')
  expect(await screen.findByText(/The charge is billed and cannot be changed/)).toBeTruthy()
  await drop('Remove the container', 'Take CSQU 305438 3 off the work order?', 'Remove the container')
  expect(await screen.findByText(/This cargo shares a container/)).toBeTruthy()
  await drop('Delete the line', 'Delete the line “Washing machines”?', 'Remove')
  await waitFor(() => expect(sent(desk.removePacking)).toEqual([{ ...seen, lineId: job.packing[0]?.id }]))
  expect(sent(desk.removeCharge)).toEqual([{ ...seen, chargeId: job.charges[0]?.id }])
  expect(sent(desk.removeContainer)).toEqual([{ ...seen, containerId: boxId }])
})

it('lists what lies in the containers, with sums, and adds a line to it', async () => {
  const answers = answer(desk.savePacking, new Problem('workorder.closed'), job)
  const sent = await open(<DeskPacking job={job} reason={undefined} />, answers)
  expect(rowsByHeading()[0]).toMatchObject({
    Container: 'CSQU 305438 3',
    Description: 'Washing machines',
    'HS code': '8450.11',
    Packages: '420',
    'Package type': 'Cartons',
    'Gross weight, kg': '18,640',
    'Net weight, kg': '17,000',
    'Volume, m³': '64.2',
  })
  await press('Add a line')
  const editor = await dialog('Add a line')
  await userEvent.type(within(editor).getByLabelText('Description'), 'Dryers')
  await userEvent.type(within(editor).getByLabelText('Packages'), '10')
  await userEvent.type(within(editor).getByLabelText('Gross weight, kg'), '700')
  await userEvent.type(within(editor).getByLabelText('Net weight, kg'), '650')
  await press('Save', editor)
  expect(await within(editor).findByText('The work order is closed and cannot be changed')).toBeTruthy()
  await press('Save', editor)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(desk.savePacking)[1]).toMatchObject({
    ...seen,
    containerNo: 'CSQU3054383',
    goodsName: 'Dryers',
    packages: 10,
    grossWeightKg: '700',
    netWeightKg: '650',
  })
})

it('shows number, seal and cargo of each container, and moves one to another open job of the booking', async () => {
  const others = [
    deskRowOf({ id: crypto.randomUUID(), jobNo: 'JR2611-OTHER', boxText: '1*40HQ' }),
    deskRowOf({ id: crypto.randomUUID(), jobNo: 'JR2611-OVER', state: 'completed' }),
  ]
  const sent = await open(
    <DeskContainers job={job} reason={undefined} />,
    answer(desk.list, countedPage({}, deskRowOf(), ...others)),
    answer(desk.moveContainer, new Problem('workorder.box-is-shared'), job),
  )
  expect(rowsByHeading()[0]).toMatchObject({
    Container: 'CSQU 305438 3',
    'Size/type': '40HQ COC',
    'Seal no.': 'KZ55120',
    Packages: '420',
    'Gross weight, kg': '18,640',
    'Volume, m³': '64.2',
    'Consignment note no.': 'SMGS-88',
  })
  await press('Move to another work order')
  const chooser = await dialog('Move to another work order')
  expect(await within(chooser).findByText('JR2611-OTHER')).toBeTruthy()
  expect(within(chooser).queryByText(/JR2611-(OVER|7K3QX)/)).toBeNull()
  await press('Move here', chooser)
  expect(await within(chooser).findByText(/This cargo shares a container/)).toBeTruthy()
  await press('Move here', chooser)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(desk.list)[0]).toMatchObject({ bookingId: job.bookingId })
  expect(sent(desk.moveContainer)[1]).toEqual({
    ...seen,
    containerId: boxId,
    toJobId: others[0]?.id,
  })
})

it('names the work order whose bill was issued and keeps a container from being moved', async () => {
  const other = deskRowOf({ id: crypto.randomUUID(), jobNo: 'JR2611-OTHER' })
  const billed = new Problem('workorder.bill-to-take-back', undefined, { jobNos: ['JR2611-OTHER'] })
  const part = <DeskContainers job={job} reason={undefined} />
  await open(part, answer(desk.list, countedPage({}, other)), answer(desk.moveContainer, billed))
  await press('Move to another work order')
  const chooser = await dialog('Move to another work order')
  await press('Move here', chooser)
  const note = await within(chooser).findByText(/The bill is issued. Take it back first/)
  expect(note.textContent).toContain('(JR2611-OTHER)')
})

it('changes nothing of a job that is closed, and says so at every button', async () => {
  await open(<DeskPacking job={job} reason="The work order is closed" />)
  for (const name of ['Add a line', 'Paste a packing list', 'Edit the line', 'Delete the line'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
})
