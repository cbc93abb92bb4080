import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { containerEditing } from '../desk/desk-containers.tsx'
import { HeadDialog } from '../desk/head-dialog.tsx'
import { FactsCard } from '../job/job-facts.tsx'
import { sentDeskJob, sentJob, withoutParts } from '../job-fixtures.ts'
import { PartDialog } from '../shown/part-dialog.tsx'
import { workorderRoutesWith } from '../workorder-routes.tsx'
import { sea } from './sea.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const ofSea = {
  JobNoIn: 'JS2611-7K3QX',
  SvTrafficId: 'S',
  PortlCd: 'CNSHA',
  Portl: 'Shanghai',
  TrainNo: '042W',
  Vessel: 'COSCO SHIPPING ARIES',
  CriName: 'COSCO Shipping Lines',
  Blno: 'LBSH2601',
  MBlno: 'COSU6012345670',
  ReleaseType: 'TLX',
  VgmCutoff: '2026-11-16 14:00:00',
  RailBillType: undefined,
  GaugePlaces: undefined,
}

it('has the columns of work orders by ship in their order, and the rest to be chosen', () => {
  const shown = sea.columns.filter(({ optional }) => !optional).map(({ key }) => key)
  const order = ['JobNoIn', 'StateText', 'NextAction', 'ConNo', 'Vessel', 'Portl', 'Etsh', 'Etad', 'TrackText']
  expect(shown).toEqual(order)
  const chosen = sea.columns.filter(({ optional }) => optional).map(({ key }) => key)
  expect(chosen).toEqual(expect.arrayContaining(['BookingNo', 'MBlno', 'Blno', 'SizeType', 'SiCutoff', 'VgmCutoff']))
})

it('lists vessel and voyage and the master bill of a job', async () => {
  const row = sentJob({ ...ofSea, ConNo: 'CSQU3054383,CBHU3202732' })
  const listed = { Items: [row], Total: 1, PageIndex: 1, PageSize: 20, Counts: {} }
  vi.stubGlobal('fetch', async (url: string) => {
    const isList = new URL(url, 'http://portal').pathname === jobCalls.sea.list.path
    return new Response(JSON.stringify({ success: true, data: isList ? listed : [] }))
  })
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.jobs('sea'))
  await screen.findByRole('link', { name: 'JS2611-7K3QX' })
  for (const said of ['COSCO SHIPPING ARIES / 042W', 'COSU6012345670']) expect(screen.getByText(said)).toBeTruthy()
})

it('tells the customer of the line, its vessel, the bills, their release and the cut-off of the VGM', async () => {
  const job = jobCalls.sea.show.wire.output.decode(sentJob({ ...ofSea, BlKind: 'H', ImoNo: '9074729' }))
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
  const job = desk.show.wire.output.decode(
    sentDeskJob({ ...ofSea, Mode: 'S', FilingState: 'none', PayerCodes: undefined }),
  )
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://portal')
    const isSave = pathname === desk.saveContainer.path || pathname === desk.save.path
    if (isSave) sent.push(Object.fromEntries(new URLSearchParams(body)))
    return new Response(JSON.stringify({ success: true, data: isSave ? sentDeskJob(ofSea) : [] }))
  })
  return { job, sent }
}

it('asks the desk for the VGM of a box, and for no consignment note', async () => {
  const { job, sent } = atDesk()
  await openPart(<PartDialog job={job} part={job.containers[0]} own={containerEditing} onClose={() => {}} />)
  await userEvent.type(await screen.findByLabelText('VGM, kg'), '22540')
  expect(screen.queryByLabelText('Consignment note no.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(sent.map(({ VgmKg }) => VgmKg)).toEqual(['22540']))
})

it('refuses an IMO number whose check digit is wrong, and sends a right one', async () => {
  const { job, sent } = atDesk()
  await openPart(<HeadDialog job={job} onClose={() => {}} />)
  const imoNo = await screen.findByLabelText('IMO no.')
  await userEvent.type(imoNo, '9074728')
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  expect(await screen.findByText('An IMO number has 7 digits and a right check digit')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.type(imoNo, '{Backspace}9')
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(sent.map(({ ImoNo }) => ImoNo)).toEqual(['9074729']))
})
