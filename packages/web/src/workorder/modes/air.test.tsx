import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { HeadDialog } from '../desk/head-dialog.tsx'
import { FactsCard } from '../job/job-facts.tsx'
import { sentDeskJob, sentJob, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'
import { air } from './air.tsx'
import { byAir } from './air-fixtures.ts'
import { FlightsCard } from './air-flights.tsx'
import { DeskFlights } from './air-flights-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

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
  const listed = { Items: [sentJob(byAir)], Total: 1, PageIndex: 1, PageSize: 20, Counts: {} }
  vi.stubGlobal('fetch', async (url: string) => {
    const isList = new URL(url, 'http://portal').pathname === jobCalls.air.list.path
    return new Response(JSON.stringify({ success: true, data: isList ? listed : [] }))
  })
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs('air'))
  await screen.findByRole('link', { name: 'JA2611-7K3QX' })
  for (const said of ['999-12345675', 'Air China', '360.0']) expect(screen.getByText(said)).toBeTruthy()
})

it('tells the customer of airline, flights, waybills and screening, and of no train', async () => {
  const job = jobCalls.air.show.wire.output.decode(sentJob(byAir))
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

/** A desk's job by air, what is sent of it, and what the server answers first. */
function atDesk(refusal?: object) {
  const job = desk.show.wire.output.decode(sentDeskJob({ ...byAir, Mode: 'A', PayerCodes: undefined }))
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://portal')
    const isSave = pathname === desk.save.path
    if (isSave) sent.push(Object.fromEntries(new URLSearchParams(body)))
    if (isSave && refusal && sent.length === 1)
      return new Response(JSON.stringify({ success: false, ...refusal }), { status: 422 })
    return new Response(JSON.stringify({ success: true, data: isSave ? sentDeskJob({ ...byAir, Mode: 'A' }) : [] }))
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
