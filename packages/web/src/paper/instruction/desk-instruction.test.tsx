import { instructionDeskEndpoints as desk } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadModeView } from '../../booking/modes/mode-views.ts'
import { openPart } from '../../testing/page.tsx'
import { type Answer, granted, refused, refusedOnce, sentTo, servePaths } from '../../testing/portal-by-path.ts'
import { boxId } from '../../workorder/job-fixtures.ts'
import { DeskInstruction } from './desk-instruction.tsx'

const jobId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const instruction = {
  ...{ keyId: jobId, JobNoIn: 'JR2611-7K3QX', state: 'sent', StateText: 'Sent', version: 3, SvTrafficId: 'R' },
  ...{ LoadType: 'FCL', SentLate: true, SentAt: '2026-11-16 10:00:00', SentBy: 'Chen Min', CusAbbrname: 'Haode' },
  ...{ Lacking: [], Findings: [], Returned: [], OriginCountry: 'CN', DestinationCountry: 'DE' },
  BookingForm: { LoadType: 'FCL', BusType: 'E', PortlCd: 'CNXIA', PortdCd: 'DEHAM' },
  Content: {
    Containers: [{ ContainerId: boxId, SizeType: '40HQ', BoxOwner: 'C', ConNo: 'CSQU3054383', SealNo: 'KZ55120' }],
    Goods: [{ GoodsName: '洗衣机', GoodsNameEng: 'Washing machines', HsCd: '845011', Ctns: 420, Weight: '18640' }],
    Parties: [{ PartyType: 'CNE', PartyName: 'Nordwind Handel GmbH', CountryCd: 'DE' }],
  },
  Differences: [{ Path: 'Containers.0.SealNo', OfInstruction: 'KZ55120', OfJob: 'KZ55121' }],
  actions: [
    { name: 'return', allowed: true },
    { name: 'finalise', allowed: true },
  ],
}
const seen = { keyId: jobId, version: '3' }
const impossible = 'This is not possible in the current status of the work order'

beforeAll(() => loadModeView('railway'))
afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(answers: Record<string, Answer> = {}) {
  // The same path shows it and fills it in.
  const sent = servePaths({ ...answers, [desk.show.path]: granted(instruction) })
  await openPart(<DeskInstruction jobId={jobId} reason={undefined} />)
  await screen.findByRole('heading', { name: 'Shipping instruction (SI)' })
  return sent
}

it('shows what an instruction says, that it came late, and where the work order says otherwise', async () => {
  await open()
  expect(screen.getByText('Sent after the cut-off')).toBeTruthy()
  expect(screen.getByText(/^Chen Min · 16 Nov/)).toBeTruthy()
  expect(screen.getByText(/KZ55120 \/ KZ55121$/)).toBeTruthy()
  expect(screen.getByText(/Nordwind Handel GmbH/)).toBeTruthy()
})

it('makes an instruction final after one more question, and says why it cannot be', async () => {
  const sent = await open({ [desk.final.path]: refused('workorder.action-not-allowed') })
  await userEvent.click(screen.getByRole('button', { name: 'Make it final' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Make the shipping instruction of JR2611-7K3QX final\?/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Make it final' }))
  expect(await screen.findByText(impossible)).toBeTruthy()
  expect(sentTo(sent, desk.final.path)).toEqual([seen])
})

it('sends an instruction back with a reason for each field, and says why it cannot', async () => {
  const sent = await open({ [desk.return.path]: refusedOnce('workorder.action-not-allowed', instruction) })
  await userEvent.click(screen.getByRole('button', { name: 'Send back for changes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send back for changes' }))
  const deed = () => dialog.getByRole('button', { name: 'Send back for changes' })
  expect(deed().getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(dialog.getAllByRole('combobox')[0] as HTMLElement)
  await userEvent.click((await screen.findAllByRole('option', { name: /Seal/ }))[0] as HTMLElement)
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Not the one on the photo')
  await userEvent.click(deed())
  expect(await dialog.findByText(impossible)).toBeTruthy()
  await userEvent.click(deed())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { Returned = '', ...rest } = sentTo(sent, desk.return.path)[1] ?? {}
  expect(rest).toMatchObject(seen)
  expect(JSON.parse(Returned)).toEqual([{ Field: 'Containers.0.SealNo', Reason: 'Not the one on the photo' }])
})
