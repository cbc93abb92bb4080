import { manifestEndpoints } from '@landbridge/contract/paper/manifest-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { DepartureManifest } from './departure-manifest.tsx'

const departureId = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const bookingId = 'b2429e76-ec14-40cc-ac40-654387e6d92c'
const jobId = 'c2429e76-ec14-40cc-ac40-654387e6d92c'
const box = {
  id: 'd2429e76-ec14-40cc-ac40-654387e6d92c',
  bookingId,
  bookingNo: 'R310113-D3Z2N',
  bookingMode: 'R' as const,
  jobId,
  jobNo: 'JR3101-TNPT8',
  customerShortName: 'Silk Road Tea',
  consigneeName: 'Haus GmbH',
  goodsName: 'Tea',
  boxText: '1*40HQ',
  containerNo: 'CSQU3054383',
  sealNos: ['SL-1'],
  packages: 400,
  grossWeightKg: '9867',
}

const sheet = () => new Response('PK', { headers: { 'Content-Type': 'a sheet' } })
const serve = (...items: (typeof box)[]) =>
  servePortal(answer(manifestEndpoints.show, { items }), answer(manifestEndpoints.sheet, sheet))

it('shows what is booked on a departure, leads to booking and job, and gives it as a sheet', async () => {
  const { sent } = serve(box)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => {} }))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await openPart(<DepartureManifest departureId={departureId} />)
  const table = await screen.findByRole('table')
  for (const word of ['Silk Road Tea', 'Haus GmbH', 'Tea', 'CSQU 305438 3', 'SL-1', '9,867'])
    expect(within(table).getByText(word)).toBeTruthy()
  const addresses = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([deskPaths.booking(bookingId), deskPaths.job(jobId)])
  await userEvent.click(screen.getByRole('button', { name: 'Download the manifest' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(sent(manifestEndpoints.sheet)).toHaveLength(1)
})

it('says that nothing is booked yet, and offers no empty sheet', async () => {
  serve()
  await openPart(<DepartureManifest departureId={departureId} />)
  expect(await screen.findByText('Nothing is booked on this departure yet')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
