import { instructionEndpoints as calls } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadModeView } from '../../booking/modes/mode-views.ts'
import { openPages } from '../../testing/page.tsx'
import { sentJob } from '../../workorder/job-fixtures.ts'
import { workorderRoutesWith } from '../../workorder/workorder-routes.tsx'
import { withPapers } from '../paper-fixtures.ts'

const boxId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12'
const party = (PartyType: string, PartyName: string, CountryCd: string) => ({
  ...{ PartyType, PartyName, CountryCd, PartyAddr: 'Main road 1', CityName: 'The city' },
  ...{
    TaxNo: CountryCd === 'CN' ? '91610131MA6TXHD81X' : 'DE814201353',
    EoriNo: 'DE814201353000',
    Tel: '+494055501234',
  },
})
const goods = {
  ...{ GoodsName: '洗衣机', GoodsNameEng: 'Washing machines', CategoryId: '0201', HsCd: '845011', GngCd: '84501100' },
  ...{ Ctns: 420, PackUnit: 'CT', Weight: '18640', NetWeight: '17000', Meas: '64.2', Marks: 'N/M' },
}

/** An instruction as the server sends it, whole but for the seal. */
const sentInstruction = (changes: object = {}) => ({
  ...{ JobNoIn: 'JR2611-7K3QX', state: 'returned', StateText: 'Changes needed', version: 3, SvTrafficId: 'R' },
  ...{ LoadType: 'FCL', SentLate: false, Lacking: [], Findings: [], OriginCountry: 'CN', DestinationCountry: 'DE' },
  Content: {
    Containers: [
      {
        ...{ ContainerId: boxId, SizeType: '40HQ', BoxOwner: 'C', ConNo: 'CSQU3054383', SealNo: '' },
        ...{ Ctns: 420, Weight: '18640.000', Meas: '64.200' },
      },
    ],
    Goods: [goods],
    Parties: [party('SHP', "Xi'an Haode Appliance", 'CN'), party('CNE', 'Nordwind Handel GmbH', 'DE')],
  },
  BookingForm: { LoadType: 'FCL', BusType: 'E', PortlCd: 'CNXIA', PortdCd: 'DEHAM' },
  Returned: [{ Field: 'Containers.0.SealNo', Reason: 'The seal is not the one on the photo' }],
  actions: [
    { name: 'save', allowed: true },
    { name: 'send', allowed: true },
  ],
  ...changes,
})

type Sent = { method: string; body: Record<string, string> }

async function openEditor(refusal?: object, changes: object = {}) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://portal')
    if (pathname === jobCalls.railway.show.path) return reply(sentJob({ state: 'opened', SiState: 'returned' }))
    if (pathname !== calls.save.path) return reply([])
    if (method === 'GET') return reply(sentInstruction(changes))
    sent.push({ method, body: Object.fromEntries(new URLSearchParams(body)) })
    return refusal ? new Response(JSON.stringify(refusal), { status: 422 }) : reply(sentInstruction({ state: 'sent' }))
  })
  await openPages(
    workorderRoutesWith({}, withPapers).order ?? [],
    `/user/order/workOrder/railway/info/${sentJob().keyId}`,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in' }))
  await screen.findByDisplayValue('Washing machines')
  const dialog = within(screen.getByRole('dialog', { name: /Shipping instruction/ }))
  return { dialog, sent }
}

const reply = (data: unknown) => new Response(JSON.stringify({ success: true, data }))

// What a person fetches with the first instruction is there before the tests begin.
beforeAll(() => Promise.all([loadModeView('railway'), loadModeView('sea')]))
afterEach(() => {
  vi.unstubAllGlobals()
})

it('says what came back and what is missing at its field, and sends nothing until it is there', async () => {
  const { dialog, sent } = await openEditor()
  expect(dialog.getByText(/The seal is not the one on the photo/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Send the SI' }))
  await waitFor(() => expect(document.querySelector('#containers .why')?.textContent).toContain('Seal no.'))
  expect(sent).toEqual([])
})

it('keeps it as far as it is, and shows what the server refuses at the field', async () => {
  const { dialog, sent } = await openEditor({
    success: false,
    code: 'shared.invalid-input',
    message: 'Please check what is marked',
    fields: {
      'Content.Containers.0.Ctns': 'workorder.si-packages-apart',
      'Content.Parties.0.PartyAddr': 'booking.latin-only',
    },
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Save for later' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ JobNoIn: 'JR2611-7K3QX', version: '3', submit: 'F' })
  expect(JSON.parse(sent[0]?.body.Content ?? '')).toMatchObject({
    Containers: [{ ContainerId: boxId, ConNo: 'CSQU3054383' }],
    Goods: [{ GoodsNameEng: 'Washing machines' }],
  })
  expect(
    (await dialog.findAllByText(/Packages of the goods and of the container do not agree/)).length,
  ).toBeGreaterThan(0)
  await waitFor(() => expect(document.querySelector('[data-field="parties.0.partyAddress"] .err')).toBeTruthy())
})

it('asks of a bank to whose order a bill is no address and no number, and of whoever is notified all of them', async () => {
  const parties = [
    party('SHP', "Xi'an Haode Appliance", 'CN'),
    { PartyType: 'CNE', PartyName: 'TO THE ORDER OF DEUTSCHE BANK AG', CountryCd: 'DE', TaxNo: 'DE000000000' },
    { PartyType: 'NFY', PartyName: 'Nordwind Handel GmbH', CountryCd: 'DE' },
  ]
  const { Content } = sentInstruction()
  const { dialog, sent } = await openEditor(undefined, {
    SvTrafficId: 'S',
    Content: { ...Content, Parties: parties },
    BookingForm: { LoadType: 'FCL', BusType: 'E', PortlCd: 'CNSHA', PortdCd: 'DEHAM', ReleaseType: 'OBL' },
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
  expect(sent).toEqual([])
})
