import type { InstructionContent } from '@landbridge/contract/paper/instruction/instruction-content'
import {
  instructionEndpoints as calls,
  type InstructionView,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadModeView } from '../../booking/modes/mode-views.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { aroundJobs, jobOf } from '../../workorder/job-fixtures.ts'
import { workorderRoutesWith } from '../../workorder/workorder-routes.tsx'
import { aroundBills } from '../bill-fixtures.ts'
import { withPapers } from '../paper-fixtures.ts'

type Party = NonNullable<InstructionContent['parties']>[number]
const boxId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12'
const party = (partyType: Party['partyType'], partyName: string, countryCd: string): Party => ({
  partyType,
  partyName,
  countryCd,
  partyAddress: 'Main road 1',
  taxNo: countryCd === 'CN' ? '91610131MA6TXHD81X' : 'DE814201353',
  eoriNo: 'DE814201353000',
  contactPhone: '+494055501234',
})
const goods = {
  goodsName: '洗衣机',
  goodsNameEnglish: 'Washing machines',
  categoryId: '0201',
  hsCode: '845011',
  gngCode: '84501100',
  packages: 420,
  packageType: 'CT',
  grossWeightKg: '18640',
  netWeightKg: '17000',
  volumeM3: '64.2',
  marks: 'N/M',
}

/** An instruction that is whole but for the seal. */
const sentInstruction = (changes: Partial<InstructionView> = {}): InstructionView => ({
  jobNo: 'JR2611-7K3QX',
  state: 'returned',
  stateLabel: 'Changes needed',
  version: 3,
  serviceModeId: 'R',
  loadType: 'FCL',
  sentLate: false,
  lacking: [],
  findings: [],
  originCountry: 'CN',
  destinationCountry: 'DE',
  content: {
    containers: [
      {
        containerId: boxId,
        containerType: '40HQ',
        containerOwner: 'C',
        containerNo: 'CSQU3054383',
        sealNos: [],
        packages: 420,
        grossWeightKg: '18640.000',
        volumeM3: '64.200',
      },
    ],
    goods: [goods],
    parties: [party('SHP', "Xi'an Haode Appliance", 'CN'), party('CNE', 'Nordwind Handel GmbH', 'DE')],
  },
  bookingForm: { loadType: 'FCL', direction: 'E', originCode: 'CNXIA', destinationCode: 'DEHAM' },
  returned: [{ field: 'containers.0.sealNos', reason: 'The seal is not the one on the photo' }],
  actions: [
    { name: 'save', allowed: true },
    { name: 'send', allowed: true },
  ],
  ...changes,
})

function ReadAgain() {
  const queries = useQueryClient()
  return (
    <>
      <button type="button" onClick={() => void queries.invalidateQueries()}>
        Read again
      </button>
      <Outlet />
    </>
  )
}

async function openEditor(changes: Partial<InstructionView> = {}, ...refusals: Problem[]) {
  const { sent } = servePortal(
    aroundJobs,
    aroundBills,
    answer(jobCalls.railway.show, jobOf({ state: 'opened', siState: 'returned' })),
    answer(calls.show, sentInstruction(changes)),
    answer(calls.save, ...refusals, sentInstruction({ state: 'sent' })),
  )
  const children = workorderRoutesWith({}, withPapers).order ?? []
  await openPages([{ Component: ReadAgain, children }], `/user/order/workOrder/railway/info/${jobOf().id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in' }))
  await screen.findByDisplayValue('Washing machines')
  const dialog = within(screen.getByRole('dialog', { name: /Shipping instruction/ }))
  return { dialog, sent }
}

// What a person fetches with the first instruction is there before the tests begin.
beforeAll(() => Promise.all([loadModeView('railway'), loadModeView('sea')]))
it('says what came back and what is missing at its field, and sends nothing until it is there', async () => {
  const { dialog, sent } = await openEditor()
  expect(dialog.getByText(/The seal is not the one on the photo/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Send the SI' }))
  await waitFor(() => expect(document.querySelector('#containers .why')?.textContent).toContain('Seal no.'))
  expect(sent(calls.save)).toEqual([])
})

it('keeps it as far as it is, and shows what the server refuses at the field', async () => {
  const { dialog, sent } = await openEditor(
    {},
    new Problem('shared.invalid-input', {
      'content.containers.0.packages': 'workorder.si-packages-apart',
      'content.parties.0.partyAddress': 'booking.latin-only',
    }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Save for later' }))
  await waitFor(() => expect(sent(calls.save)).toHaveLength(1))
  expect(sent(calls.save)[0]).toMatchObject({
    jobNo: 'JR2611-7K3QX',
    version: 3,
    submit: false,
    content: {
      containers: [{ containerId: boxId, containerNo: 'CSQU3054383' }],
      goods: [{ goodsNameEnglish: 'Washing machines' }],
    },
  })
  expect(
    (await dialog.findAllByText(/Packages of the goods and of the container do not agree/)).length,
  ).toBeGreaterThan(0)
  await waitFor(() => expect(document.querySelector('[data-field="parties.0.partyAddress"] .err')).toBeTruthy())
})

it('asks of a bank to whose order a bill is no address and no number, and of whoever is notified all of them', async () => {
  const parties: Party[] = [
    party('SHP', "Xi'an Haode Appliance", 'CN'),
    { partyType: 'CNE', partyName: 'TO THE ORDER OF DEUTSCHE BANK AG', countryCd: 'DE', taxNo: 'DE000000000' },
    { partyType: 'NFY', partyName: 'Nordwind Handel GmbH', countryCd: 'DE' },
  ]
  const { content } = sentInstruction()
  const { dialog, sent } = await openEditor({
    serviceModeId: 'S',
    content: { ...content, parties },
    bookingForm: { loadType: 'FCL', direction: 'E', originCode: 'CNSHA', destinationCode: 'DEHAM', billRelease: 'OBL' },
  })
  const fieldsOf = (line: number) =>
    [...document.querySelectorAll(`[data-field^="parties.${line}."]`)].map((one) =>
      (one.getAttribute('data-field') ?? '').replace(`parties.${line}.`, ''),
    )
  expect(dialog.getByDisplayValue('TO THE ORDER OF DEUTSCHE BANK AG')).toBeTruthy()
  expect(fieldsOf(1)).toEqual(expect.arrayContaining(['partyName', 'countryCd', 'cityName']))
  const numbers = ['partyAddress', 'taxNo', 'eoriNo', 'contactPhone']
  expect(fieldsOf(1).filter((field) => numbers.includes(field))).toEqual([])
  expect(fieldsOf(2)).toEqual(expect.arrayContaining([...numbers, 'cityName']))
  await userEvent.click(dialog.getByRole('button', { name: 'Send the SI' }))
  await waitFor(() => expect(document.querySelector('[data-field="parties.2.eoriNo"] .err')).toBeTruthy())
  expect(document.querySelector('[data-field^="parties.1."] .err')).toBeNull()
  expect(sent(calls.save)).toEqual([])
})

it('splits goods that lie in no container yet over all containers by one press, and shows the remarks of the booking', async () => {
  const { content, bookingForm } = sentInstruction()
  const [box] = content.containers
  const { dialog, sent } = await openEditor({
    bookingForm: { ...bookingForm, remark: 'L/C wording follows by mail' },
    content: {
      ...content,
      containers: [
        { ...box, containerId: boxId, packages: 220, grossWeightKg: '9000.000', volumeM3: '30.000' },
        {
          ...box,
          containerId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a13',
          containerNo: 'CBHU3202732',
          packages: 200,
          grossWeightKg: '9640.000',
          volumeM3: '34.200',
        },
      ],
    },
  })
  expect(dialog.getByText('L/C wording follows by mail')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Split the goods by containers' }))
  await waitFor(() => expect(dialog.getAllByDisplayValue('Washing machines')).toHaveLength(2))
  expect(dialog.queryByRole('button', { name: 'Split the goods by containers' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Save for later' }))
  await waitFor(() => expect(sent(calls.save)).toHaveLength(1))
  expect(sent(calls.save)[0]?.content.goods).toMatchObject([
    { containerNo: 'CSQU3054383', packages: 220, grossWeightKg: '9000', volumeM3: '30', hsCode: '845011' },
    { containerNo: 'CBHU3202732', packages: 200, grossWeightKg: '9640', volumeM3: '34.2', hsCode: '845011' },
  ])
})

it('keeps what was typed where staff made the instruction final meanwhile, and says why it is not saved', async () => {
  await openEditor()
  const typed = await screen.findByDisplayValue('Washing machines')
  await userEvent.clear(typed)
  await userEvent.type(typed, 'Washing machines, model 7')
  const { sent } = servePortal(
    aroundJobs,
    aroundBills,
    answer(jobCalls.railway.show, jobOf({ state: 'opened', siState: 'final' })),
    answer(calls.show, sentInstruction({ state: 'final', version: 4, actions: [] })),
    answer(calls.save, new Problem('workorder.changed-meanwhile')),
  )
  fireEvent.click(screen.getByText('Read again'))
  await waitFor(() => expect(sent(calls.show).length).toBeGreaterThan(0))
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }))
  expect(await screen.findByText('The work order has just been changed. Reload it and try again')).toBeTruthy()
  expect(screen.getByDisplayValue('Washing machines, model 7')).toBeTruthy()
  expect(sent(calls.save)).toMatchObject([{ version: 3 }])
})
