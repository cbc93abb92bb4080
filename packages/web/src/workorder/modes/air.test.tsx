import { Problem } from '@landbridge/contract/shared/problem'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { countedPage } from '../../testing/answers.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { HeadDialog } from '../desk/head-dialog.tsx'
import { FactsCard } from '../job/job-facts.tsx'
import { aroundJobs, deskJobOf, jobOf, jobRowOf, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'
import { air } from './air.tsx'
import { byAir } from './air-fixtures.ts'
import { FlightsCard } from './air-flights.tsx'
import { DeskFlights } from './air-flights-dialog.tsx'

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
  servePortal(answer(jobCalls.air.list, countedPage({}, jobRowOf(jobOf(byAir)))))
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs('air'))
  await screen.findByRole('link', { name: 'JA2611-7K3QX' })
  for (const said of ['999-12345675', 'Air China', '360.0']) expect(screen.getByText(said)).toBeTruthy()
})

it('tells the customer of airline, flights, waybills and screening, and of no train', async () => {
  const job = jobOf(byAir)
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
function atDesk(...refusals: Problem[]) {
  const job = deskJobOf({ ...byAir, mode: 'A' })
  const { sent } = servePortal(answer(desk.save, ...refusals, job), aroundJobs)
  return { job, sent }
}

it('asks the desk about a waybill whose number is wrong, and keeps it where that is said', async () => {
  const { job, sent } = atDesk(new Problem('workorder.warnings', { masterBillNo: 'workorder.warn-waybill-check' }))
  await openPart(<HeadDialog job={job} onClose={() => {}} />)
  expect(screen.queryByLabelText('Train')).toBeNull()
  const number = await screen.findByLabelText('MAWB no.')
  await userEvent.clear(number)
  await userEvent.type(number, '999-12345676')
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway', hidden: true }))
  await waitFor(() =>
    expect(sent(desk.save)).toMatchObject([
      { masterBillNo: '999-12345676', keepWarnings: false },
      { masterBillNo: '999-12345676', keepWarnings: true },
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
  const flights = [{ flightNo: 'CA935', originCode: 'PVG', destinationCode: 'FRA' }]
  await waitFor(() => expect(sent(desk.save)).toMatchObject([{ flights }]))
})
