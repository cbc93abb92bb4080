import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ChargesCard } from '../../charge/index.ts'
import { paths } from '../../paths.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { DeskReceipt } from '../../warehouse/desk/desk-receipt.tsx'
import { ReceiptCard } from '../../warehouse/receipt-card.tsx'
import { HeadDialog } from '../../workorder/desk/head-dialog.tsx'
import { FactsCard } from '../../workorder/job/job-facts.tsx'
import { sentDeskJob, sentJob, withoutParts } from '../../workorder/job-fixtures.ts'
import { air } from '../../workorder/modes/air.tsx'
import { FlightsCard } from '../../workorder/modes/air-flights.tsx'
import { DeskFlights } from '../../workorder/modes/air-flights-dialog.tsx'
import { workorderRoutesWith } from '../../workorder/workorder-routes.tsx'
import { JobPaperButtons } from '../job-paper-buttons.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const flight = {
  CriCd: 'CA',
  FlightNo: 'CA1041',
  FlyDate: '2026-11-18',
  ...{ PortlCd: 'PVG', Portl: 'Shanghai Pudong', PortdCd: 'FRA', Portd: 'Frankfurt' },
  Etsh: '2026-11-18 20:00:00',
  Etad: '2026-11-19 10:00:00',
  Ctns: 12,
}
const ofAir = {
  JobNoIn: 'JA2611-7K3QX',
  SvTrafficId: 'A',
  ...{ PortlCd: 'PVG', Portl: 'Shanghai Pudong', PortdCd: 'FRA', Portd: 'Frankfurt' },
  TrainNo: 'CA1041',
  FlightNo: 'CA1041',
  FlyDate: '2026-11-18',
  Airways: 'Air China',
  CriCd: 'CA',
  Blno: 'HA2611-7K3QX',
  MBlno: '999-12345675',
  ChgWeight: '360.0',
  DeclaredQty: '290.0',
  Flights: [flight],
  ScreenState: 'SPX',
  AwbType: 'P',
  ...{ BoxText: '', Containers: [], RailBillType: undefined, GaugePlaces: undefined },
  ...{ Ctns: 12, Weight: '290.000', Meas: '1.200' },
}
const received = {
  WhoName: 'PVG warehouse 2',
  ReceivedAt: '2026-11-17 15:00:00',
  ...{ RealRcp: 12, RealGsWeight: '290.000', RealMeas: '2.160' },
  MeasureDiffers: true,
  MeasuredPieces: [{ PcsQty: 12, PcsL: '60', PcsW: '50', PcsH: '60' }],
}

it('has the columns of work orders by air in their order, and the rest to be chosen', () => {
  const shown = air.columns.filter(({ optional }) => !optional).map(({ key }) => key)
  const order = ['JobNoIn', 'StateText', 'NextAction', 'MBlno', 'Airways', 'FlyDate', 'Portl', 'RealRcp', 'ChgWeight']
  expect(shown).toEqual([...order, 'TrackText', 'Etad'])
  const chosen = air.columns.filter(({ optional }) => optional).map(({ key }) => key)
  expect(chosen).toEqual(
    expect.arrayContaining(['BookingNo', 'Blno', 'RealGsWeight', 'ProxyNo', 'Ctns', 'FlightNo', 'Etsh', 'WhoName']),
  )
})

it('lists the waybill, the airline and the chargeable weight of a job', async () => {
  const listed = { Items: [sentJob(ofAir)], Total: 1, PageIndex: 1, PageSize: 20, Counts: {} }
  vi.stubGlobal('fetch', async (url: string) => {
    const isList = new URL(url, 'http://portal').pathname === jobCalls.air.list.path
    return new Response(JSON.stringify({ success: true, data: isList ? listed : [] }))
  })
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs('air'))
  await screen.findByRole('link', { name: 'JA2611-7K3QX' })
  for (const said of ['999-12345675', 'Air China', '360.0']) expect(screen.getByText(said)).toBeTruthy()
})

it('tells the customer of airline, flights, waybills and screening, and of no train', async () => {
  const job = jobCalls.air.show.wire.output.decode(sentJob(ofAir))
  await openPart(
    <>
      <FactsCard job={job} />
      <FlightsCard job={job} />
    </>,
  )
  const said = ['Air China', '999-12345675', 'HA2611-7K3QX', 'Master and house', '360.0']
  for (const one of said) expect(await screen.findByText(one)).toBeTruthy()
  expect(screen.getByText('Secure for passenger aircraft and freighters (SPX)')).toBeTruthy()
  expect(screen.getByText('Frankfurt (FRA)')).toBeTruthy()
  expect(screen.queryByText('Train')).toBeNull()
})

it('shows what the warehouse measured, the pieces, and that it is charged, with what had been agreed', async () => {
  const charge = {
    keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a13',
    ...{ CostCd: 'AIRF', CostName: 'Air freight', Currcd: 'USD', Rate: '3', UnitCd: 'KGC', UnitLabel: 'Chargeable kg' },
    ...{ Quantity: '360', Amount: '1080.00', TaxWay: 'EXEMPT', TaxRate: '0', TaxAmount: '0.00' },
    ...{ QuotedAmount: '1080.00', Difference: '0', AgreedAmount: '870.00', RecordDate: '2026-11-17' },
  }
  const job = jobCalls.air.show.wire.output.decode(sentJob({ ...ofAir, ...received, Charges: [charge] }))
  await openPart(
    <>
      <ReceiptCard job={job} />
      <ChargesCard charges={job.charges} amounts={job.amounts} />
    </>,
  )
  expect(await screen.findByText(/differs from what was declared by more than 3%/)).toBeTruthy()
  expect(screen.getByText(/12 × 60 × 50 × 60/)).toBeTruthy()
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain('Chargeable weight, kg290.0360.0')
  expect(screen.getByText('as measured; agreed 870.00 USD')).toBeTruthy()
})

it.each([
  ['opened', undefined, ['Draft air waybill']],
  ['opened', true, ['Draft air waybill', 'Draft master air waybill (MAWB)']],
  ['arrived', undefined, ['Draft air waybill', 'Delivery note']],
] as const)(
  'offers the papers that there are of a job by air that is %s (desk: %s)',
  async (state, isDesk, offered) => {
    const job = { id: 'j1', jobNo: 'JA2611-7K3QX', state, draftState: 'sent' } as const
    await openPart(<JobPaperButtons job={job} {...(isDesk && { desk: true })} />)
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered)
  },
)

/** A desk's job by air, what is sent of it, and what the server answers first. */
function atDesk(refusal?: object) {
  const job = desk.show.wire.output.decode(sentDeskJob({ ...ofAir, Mode: 'A', PayerCodes: undefined }))
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://portal')
    const isSave = [desk.save.path, consolidationEndpoints.receive.path].includes(pathname as typeof desk.save.path)
    if (isSave) sent.push(Object.fromEntries(new URLSearchParams(body)))
    if (isSave && refusal && sent.length === 1)
      return new Response(JSON.stringify({ success: false, ...refusal }), { status: 422 })
    return new Response(JSON.stringify({ success: true, data: isSave ? sentDeskJob({ ...ofAir, Mode: 'A' }) : [] }))
  })
  return { job, sent }
}

it('asks the desk about a waybill whose number is wrong, and keeps it where that is said', async () => {
  const fields = { MBlno: 'workorder.warn-waybill-check' }
  const { job, sent } = atDesk({ code: 'workorder.warnings', message: 'Check what is marked', fields })
  await openPart(<HeadDialog job={job} onClose={() => {}} />)
  expect(screen.queryByLabelText('Train')).toBeNull()
  const number = await screen.findByLabelText('MAWB no.')
  await userEvent.clear(number)
  await userEvent.type(number, '999-12345676')
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway', hidden: true }))
  await waitFor(() =>
    expect(sent.map(({ MBlno, KeepWarnings }) => [MBlno, KeepWarnings])).toEqual([
      ['999-12345676', 'F'],
      ['999-12345676', 'T'],
    ]),
  )
})

it('lets the desk add a flight that leaves from where the one before lands', async () => {
  const { job, sent } = atDesk()
  await openPart(<DeskFlights job={job} reason={undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the flights' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add a flight', hidden: true }))
  const numbers = screen.getAllByLabelText('Flight no.')
  expect(numbers).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Remove flight 2', hidden: true }))
  const [first] = screen.getAllByLabelText('Flight no.')
  await userEvent.clear(first as HTMLElement)
  await userEvent.type(first as HTMLElement, 'CA935')
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(JSON.parse(sent[0]?.Flights ?? '[]')).toMatchObject([{ FlightNo: 'CA935', PortlCd: 'PVG', PortdCd: 'FRA' }])
})

it('takes a receipt with the pieces that were measured', async () => {
  const { job, sent } = atDesk()
  await openPart(<DeskReceipt job={job} reason={undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Record the receipt' }))
  await userEvent.type(await screen.findByLabelText('Warehouse'), 'PVG warehouse 2')
  await userEvent.click(screen.getByRole('button', { name: /Add a line/, hidden: true }))
  for (const [label, value] of [
    ['Pieces', '12'],
    ['Length', '60'],
    ['Width', '50'],
    ['Height', '60'],
  ] as const)
    await userEvent.type(await screen.findByLabelText(new RegExp(`^${label}(?! received)`)), value)
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(JSON.parse(sent[0]?.Pieces ?? '[]')).toMatchObject([{ PcsQty: 12, PcsL: '60', PcsW: '50', PcsH: '60' }])
})
