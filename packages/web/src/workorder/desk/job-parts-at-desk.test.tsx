import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { type Answer, listed, refused, refusedOnce, sentTo, servePaths } from '../../testing/portal-by-path.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { boxId, filledDeskJob, sentDeskJob } from '../job-fixtures.ts'
import { DeskCharges } from './desk-charges.tsx'
import { DeskContainers } from './desk-containers.tsx'
import { DeskPacking } from './desk-packing.tsx'

const sentJob = filledDeskJob()
const job = desk.show.wire.output.decode(sentJob)
const seen = { keyId: job.id, version: '1' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = async (part: ReactNode, answers: Record<string, Answer> = {}) => {
  const sent = servePaths(answers)
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
    ...{ Charge: 'Rail freight', 'Unit price': '4,890.00 USD', Quantity: '2 × container', Amount: '9,780.00 USD' },
    ...{ 'Against the quote': '+420.00 USD Quoted 9,360.00 USD', 'Charge date': '15 Nov' },
  })
  expect(rowsByHeading(payable)[0]).toMatchObject({
    ...{ Charge: 'Rail freight', Supplier: 'Xi’an Rail Operator', 'Unit price': '4,685.00 USD' },
    ...{ Amount: '9,370.00 USD' },
  })
  expect(Object.keys(rowsByHeading(payable)[0] ?? {})).not.toContain('Against the quote')
  expect(within(screen.getByText('Margin').closest('section') as HTMLElement).getByText('410.00')).toBeTruthy()
})

it('changes a charge upon the version that was seen, and says why it was refused', async () => {
  const answers = { [desk.saveCharge.path]: refusedOnce('workorder.charge-locked', sentJob) }
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
  expect(sentTo(sent, desk.saveCharge.path)[1]).toMatchObject({
    ...{ ...seen, ChargeId: job.charges[1]?.id, Side: 'P', CostCd: 'RAILF', PartyName: 'Xi’an Rail Operator' },
    ...{ Rate: '4700', Quantity: '2', UnitCd: 'BOX', Currcd: 'USD', RecordDate: '2026-11-15' },
  })
})

it('takes a charge, a container and a line of the packing list off after one more question, each by its own call', async () => {
  const refusal = { [desk.removeCharge.path]: refused('workorder.charge-locked') }
  const sent = await open(
    <>
      <DeskCharges job={job} reason={undefined} />
      <DeskContainers job={job} reason={undefined} />
      <DeskPacking job={job} reason={undefined} />
    </>,
    { ...refusal, [desk.removeContainer.path]: refused('workorder.box-is-shared') },
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
  const of = (path: string) => sentTo(sent, path)
  await waitFor(() => expect(of(desk.removePacking.path)).toEqual([{ ...seen, LineId: job.packing[0]?.id }]))
  expect(of(desk.removeCharge.path)).toEqual([{ ...seen, ChargeId: job.charges[0]?.id }])
  expect(of(desk.removeContainer.path)).toEqual([{ ...seen, ContainerId: boxId }])
})

it('lists what lies in the containers, with sums, and adds a line to it', async () => {
  const answers = { [desk.savePacking.path]: refusedOnce('workorder.closed', sentJob) }
  const sent = await open(<DeskPacking job={job} reason={undefined} />, answers)
  expect(rowsByHeading()[0]).toMatchObject({
    ...{ Container: 'CSQU 305438 3', Description: 'Washing machines', 'HS code': '8450.11', Packages: '420' },
    ...{ 'Package type': 'Cartons', 'Gross weight, kg': '18,640', 'Net weight, kg': '17,000', 'Volume, m³': '64.2' },
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
  expect(sentTo(sent, desk.savePacking.path)[1]).toMatchObject({
    ...{ ...seen, ConNo: 'CSQU3054383', GoodsName: 'Dryers', Ctns: '10', Weight: '700', NetWeight: '650' },
  })
})

it('shows number, seal and cargo of each container, and moves one to another open job of the booking', async () => {
  const others = [
    { ...sentDeskJob({ ChargeCount: 0 }), keyId: crypto.randomUUID(), JobNoIn: 'JR2611-OTHER', BoxText: '1*40HQ' },
    { ...sentDeskJob({ ChargeCount: 0, state: 'completed' }), keyId: crypto.randomUUID(), JobNoIn: 'JR2611-OVER' },
  ]
  const sent = await open(<DeskContainers job={job} reason={undefined} />, {
    [desk.list.path]: listed(sentDeskJob({ ChargeCount: 0 }), ...others),
    [desk.moveContainer.path]: refusedOnce('workorder.box-is-shared', sentJob),
  })
  expect(rowsByHeading()[0]).toMatchObject({
    ...{ Container: 'CSQU 305438 3', 'Size/type': '40HQ COC', 'Seal no.': 'KZ55120', Packages: '420' },
    ...{ 'Gross weight, kg': '18,640', 'Volume, m³': '64.2', 'Consignment note no.': 'SMGS-88' },
  })
  await press('Move to another work order')
  const chooser = await dialog('Move to another work order')
  expect(await within(chooser).findByText('JR2611-OTHER')).toBeTruthy()
  expect(within(chooser).queryByText(/JR2611-(OVER|7K3QX)/)).toBeNull()
  await press('Move here', chooser)
  expect(await within(chooser).findByText(/This cargo shares a container/)).toBeTruthy()
  await press('Move here', chooser)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(sent, desk.list.path)[0]).toMatchObject({ BookingId: job.bookingId })
  expect(sentTo(sent, desk.moveContainer.path)[1]).toEqual({
    ...{ ...seen, ContainerId: boxId, ToJobId: others[0]?.keyId },
  })
})

it('names the work order whose bill was issued and keeps a container from being moved', async () => {
  const other = { ...sentDeskJob({ ChargeCount: 0 }), keyId: crypto.randomUUID(), JobNoIn: 'JR2611-OTHER' }
  await open(<DeskContainers job={job} reason={undefined} />, {
    [desk.list.path]: listed(other),
    [desk.moveContainer.path]: refused('workorder.bill-to-take-back', { data: { jobNos: ['JR2611-OTHER'] } }),
  })
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
