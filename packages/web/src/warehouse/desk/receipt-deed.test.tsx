import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { dialogGone, pressTwice } from '../../testing/deed.tsx'
import { openPages, openPart } from '../../testing/page.tsx'
import { granted, refusedOnce, sentTo, servePaths } from '../../testing/portal-by-path.ts'
import { filledDeskJob, sentDeskJob } from '../../workorder/job-fixtures.ts'
import { byAir } from '../../workorder/modes/air-fixtures.ts'
import { DeskReceipt } from './desk-receipt.tsx'

const seen = { keyId: desk.show.wire.output.decode(filledDeskJob()).id, version: '1' }

afterEach(() => {
  vi.useRealTimers()
})

it('records what the warehouse received of shared cargo, beginning with what was declared', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:00+08:00') })
  const shared = { LoadType: 'LCL', lclState: 'awaiting', DeclaredQty: '2.500', Ctns: 100, Weight: '1200.000' }
  const waiting = filledDeskJob({ ...shared, Meas: '2.500' })
  const { receive } = consolidationEndpoints
  const sent = servePaths({ [receive.path]: refusedOnce('workorder.consolidation-closed', waiting) })
  const part = <DeskReceipt job={desk.show.wire.output.decode(waiting)} reason={undefined} />
  await openPages([{ path: '/', element: part }])
  await userEvent.click(await screen.findByRole('button', { name: 'Record the receipt' }))
  const shown = within(await screen.findByRole('dialog'))
  await userEvent.type(shown.getByLabelText('Warehouse'), 'Xianyang 3')
  const pieces = shown.getByLabelText('Pieces received')
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '98')
  await userEvent.type(shown.getByLabelText('Receipt no.'), 'WR-12')
  await pressTwice({ shown }, 'Save', /The container is stuffed and closed/)
  await dialogGone()
  expect(sentTo(sent, receive.path)[1]).toMatchObject({
    ...{ ...seen, WhoName: 'Xianyang 3', RealRcp: '98', RealGsWeight: '1200.000', RealMeas: '2.500' },
    ...{ ReceiptNo: 'WR-12', ReceivedAt: '2026-11-17 09:00:00', KeepWarnings: 'F' },
  })
})

it('takes a receipt with the pieces that were measured', async () => {
  const waiting = sentDeskJob({ ...byAir, Mode: 'A', PayerCodes: undefined })
  const { receive } = consolidationEndpoints
  const sent = servePaths({ [receive.path]: granted(waiting) })
  await openPart(<DeskReceipt job={desk.show.wire.output.decode(waiting)} reason={undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Record the receipt' }))
  const shown = within(await screen.findByRole('dialog'))
  await userEvent.type(shown.getByLabelText('Warehouse'), 'PVG warehouse 2')
  await userEvent.click(shown.getByRole('button', { name: /Add a line/ }))
  const measured = { Pieces: '12', Length: '60', Width: '50', Height: '60' }
  for (const [label, value] of Object.entries(measured))
    await userEvent.type(await shown.findByLabelText(new RegExp(`^${label}(?! received)`)), value)
  await userEvent.click(shown.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo(sent, receive.path)).toHaveLength(1))
  expect(JSON.parse(sentTo(sent, receive.path)[0]?.Pieces ?? '[]')).toMatchObject([
    { PcsQty: 12, PcsL: '60', PcsW: '50', PcsH: '60' },
  ])
})
