import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { containerEditing } from '../desk/desk-containers.tsx'
import { HeadDialog } from '../desk/head-dialog.tsx'
import { FactsCard } from '../job/job-facts.tsx'
import { aroundJobs, deskJobOf, type JobOfMode, jobOf, jobRowOf, withoutParts } from '../job-fixtures.ts'
import { PartDialog } from '../shown/part-dialog.tsx'
import { workorderRoutesWith } from '../workorder-routes.tsx'
import { sea } from './sea.tsx'

const ofSea: JobOfMode = {
  jobNo: 'JS2611-7K3QX',
  serviceModeId: 'S',
  originCode: 'CNSHA',
  originName: 'Shanghai',
  departureNo: '042W',
  vessel: 'COSCO SHIPPING ARIES',
  carrierName: 'COSCO Shipping Lines',
  houseBillNo: 'LBSH2601',
  masterBillNo: 'COSU6012345670',
  billRelease: 'TLX',
  vgmCutoff: at('2026-11-16 14:00:00'),
  railBillType: undefined,
  gaugePlaces: undefined,
}

it('has the columns of work orders by ship in their order, and the rest to be chosen', () => {
  const shown = sea.columns.filter(({ optional }) => !optional).map(({ key }) => key)
  const order = ['JobNoIn', 'StateText', 'NextAction', 'ConNo', 'Vessel', 'Portl', 'Etsh', 'Etad', 'TrackText']
  expect(shown).toEqual(order)
  const chosen = sea.columns.filter(({ optional }) => optional).map(({ key }) => key)
  expect(chosen).toEqual(expect.arrayContaining(['BookingNo', 'MBlno', 'Blno', 'SizeType', 'SiCutoff', 'VgmCutoff']))
})

it('lists vessel and voyage and the master bill of a job', async () => {
  const containerNos = ['CSQU3054383', 'CBHU3202732']
  servePortal(answer(jobCalls.sea.list, countedPage({}, jobRowOf({ ...jobOf(ofSea), containerNos }))))
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs('sea'))
  await screen.findByRole('link', { name: 'JS2611-7K3QX' })
  for (const said of ['COSCO SHIPPING ARIES / 042W', 'COSU6012345670']) expect(screen.getByText(said)).toBeTruthy()
})

it('tells the customer of the line, its vessel, the bills, their release and the cut-off of the VGM', async () => {
  const job = jobOf({ ...ofSea, billKind: 'H', imoNo: '9074729' })
  await openPart(<FactsCard job={job} />)
  const said = [
    'COSCO SHIPPING ARIES / 042W',
    'COSCO Shipping Lines',
    '9074729',
    'LBSH2601',
    'House bill (HBL)',
    'Telex release',
  ]
  for (const one of said) expect(await screen.findByText(one)).toBeTruthy()
  expect(screen.getByText('VGM cut-off')).toBeTruthy()
  expect(screen.queryByText('Train')).toBeNull()
})

/** A desk's job by sea with one box, and what is sent of it. */
function atDesk() {
  const job = deskJobOf({ ...ofSea, mode: 'S' })
  const { sent } = servePortal(answer(desk.saveContainer, job), answer(desk.save, job), aroundJobs)
  return { job, sent }
}

it('asks the desk for the VGM of a box, and for no consignment note', async () => {
  const { job, sent } = atDesk()
  await openPart(<PartDialog job={job} part={job.containers[0]} own={containerEditing} onClose={() => {}} />)
  await userEvent.type(await screen.findByLabelText('VGM, kg'), '22540')
  expect(screen.queryByLabelText('Consignment note no.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(sent(desk.saveContainer)).toMatchObject([{ vgmKg: '22540' }]))
})

it('refuses an IMO number whose check digit is wrong, and sends a right one', async () => {
  const { job, sent } = atDesk()
  await openPart(<HeadDialog job={job} onClose={() => {}} />)
  const imoNo = await screen.findByLabelText('IMO no.')
  await userEvent.type(imoNo, '9074728')
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  expect(await screen.findByText('An IMO number has 7 digits, the last of them a valid check digit')).toBeTruthy()
  expect(sent(desk.save)).toEqual([])
  await userEvent.type(imoNo, '{Backspace}9')
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(sent(desk.save)).toMatchObject([{ imoNo: '9074729' }]))
})
