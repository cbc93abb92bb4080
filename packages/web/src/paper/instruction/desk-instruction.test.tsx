import {
  instructionDeskEndpoints as desk,
  type InstructionDeskView,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { loadModeView } from '../../booking/modes/mode-views.ts'
import { at } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { aroundJobs, boxId } from '../../workorder/job-fixtures.ts'
import { DeskInstruction } from './desk-instruction.tsx'

const jobId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const instruction: InstructionDeskView = {
  id: jobId,
  jobNo: 'JR2611-7K3QX',
  state: 'sent',
  stateLabel: 'Sent',
  version: 3,
  serviceModeId: 'R',
  loadType: 'FCL',
  sentLate: true,
  sentAt: at('2026-11-16 10:00:00'),
  sentBy: 'Chen Min',
  customerShortName: 'Haode',
  lacking: [],
  findings: [],
  returned: [],
  originCountry: 'CN',
  destinationCountry: 'DE',
  bookingForm: { loadType: 'FCL', direction: 'E', originCode: 'CNXIA', destinationCode: 'DEHAM' },
  content: {
    containers: [
      {
        containerId: boxId,
        containerType: '40HQ',
        containerOwner: 'C',
        containerNo: 'CSQU3054383',
        sealNos: ['KZ55120'],
      },
    ],
    goods: [
      {
        goodsName: '洗衣机',
        goodsNameEnglish: 'Washing machines',
        hsCode: '845011',
        packages: 420,
        grossWeightKg: '18640',
      },
    ],
    parties: [{ partyType: 'CNE', partyName: 'Nordwind Handel GmbH', countryCd: 'DE' }],
  },
  differences: [{ path: 'containers.0.sealNos', ofInstruction: 'KZ55120', ofJob: 'KZ55121' }],
  actions: [
    { name: 'return', allowed: true },
    { name: 'finalise', allowed: true },
  ],
}
const seen = { id: jobId, version: 3 }
const impossible = 'This is not possible in the current status of the work order'

beforeAll(() => loadModeView('railway'))
async function open(...answers: CallAnswer[]) {
  const { sent } = servePortal(aroundJobs, answer(desk.show, instruction), answers)
  await openPart(<DeskInstruction job={{ id: jobId, version: 3 }} reason={undefined} />)
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
  const sent = await open(answer(desk.final, new Problem('workorder.action-not-allowed')))
  await userEvent.click(screen.getByRole('button', { name: 'Make it final' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Make the shipping instruction of JR2611-7K3QX final\?/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Make it final' }))
  expect(await screen.findByText(impossible)).toBeTruthy()
  expect(sent(desk.final)).toEqual([seen])
})

it('sends an instruction back with a reason for each field, and says why it cannot', async () => {
  const sent = await open(answer(desk.return, new Problem('workorder.action-not-allowed'), instruction))
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
  const returned = [{ field: 'containers.0.sealNos', reason: 'Not the one on the photo' }]
  expect(sent(desk.return)[1]).toMatchObject({ ...seen, returned })
})

function CardOfJob() {
  const [version, setVersion] = useState(3)
  return (
    <>
      <button type="button" onClick={() => setVersion(version + 1)}>
        Changed by others
      </button>
      <DeskInstruction job={{ id: jobId, version }} reason={undefined} />
    </>
  )
}

it('saves upon the version that its writer saw, is refused by name once that is stale, and keeps what was typed', async () => {
  const actions: InstructionDeskView['actions'] = [{ name: 'save', allowed: true }]
  const { sent } = servePortal(
    aroundJobs,
    answer(desk.show, { ...instruction, actions }, { ...instruction, actions: [], state: 'final', version: 4 }),
    answer(desk.save, new Problem('workorder.changed-meanwhile'), { ...instruction, version: 5 }),
  )
  await openPart(<CardOfJob />)
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in for the customer' }))
  const typed = await screen.findByDisplayValue('Washing machines')
  await userEvent.clear(typed)
  await userEvent.type(typed, 'Washing machines, model 7')
  fireEvent.click(screen.getByText('Changed by others'))
  await waitFor(() => expect(sent(desk.show)).toHaveLength(2))
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save for later' }))
  await save()
  expect(await screen.findByText('The work order has just been changed. Reload it and try again')).toBeTruthy()
  expect(screen.getByDisplayValue('Washing machines, model 7')).toBeTruthy()
  await save()
  await waitFor(() => expect(sent(desk.save)).toHaveLength(2))
  expect(sent(desk.save)).toEqual(
    sent(desk.save).map(() => expect.objectContaining({ id: jobId, version: 3, submit: false })),
  )
})
