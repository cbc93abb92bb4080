import { Problem } from '@landbridge/contract/shared/problem'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { at } from '../../testing/answers.ts'
import { dialogGone, pressTwice } from '../../testing/deed.tsx'
import { openPages, openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { deskJobOf, filledDeskJob } from '../../workorder/job-fixtures.ts'
import { byAir } from '../../workorder/modes/air-fixtures.ts'
import { DeskReceipt } from './desk-receipt.tsx'

const seen = { id: filledDeskJob().id, version: 1 }

afterEach(() => {
  vi.useRealTimers()
})

it('records what the warehouse received of shared cargo, beginning with what was declared', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:00+08:00') })
  const waiting = filledDeskJob({
    loadType: 'LCL',
    lclState: 'awaiting',
    declaredQty: '2.500',
    packages: 100,
    grossWeightKg: '1200.000',
    volumeM3: '2.500',
  })
  const { receive } = consolidationEndpoints
  const { sent } = servePortal(answer(receive, new Problem('workorder.consolidation-closed'), waiting))
  const part = <DeskReceipt job={waiting} reason={undefined} />
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
  expect(sent(receive)[1]).toMatchObject({
    ...seen,
    warehouseName: 'Xianyang 3',
    actualPieces: 98,
    actualGrossWeightKg: '1200.000',
    actualVolumeM3: '2.500',
    receiptNo: 'WR-12',
    receivedAt: at('2026-11-17 09:00:00'),
    keepWarnings: false,
  })
})

it('takes a receipt with the pieces that were measured', async () => {
  const waiting = deskJobOf({ ...byAir, mode: 'A' })
  const { receive } = consolidationEndpoints
  const { sent } = servePortal(answer(receive, waiting))
  await openPart(<DeskReceipt job={waiting} reason={undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Record the receipt' }))
  const shown = within(await screen.findByRole('dialog'))
  await userEvent.type(shown.getByLabelText('Warehouse'), 'PVG warehouse 2')
  await userEvent.click(shown.getByRole('button', { name: /Add a line/ }))
  const measured = { Pieces: '12', Length: '60', Width: '50', Height: '60' }
  for (const [label, value] of Object.entries(measured))
    await userEvent.type(await shown.findByLabelText(new RegExp(`^${label}(?! received)`)), value)
  await userEvent.click(shown.getByRole('button', { name: 'Save' }))
  const pieces = [{ pieceQty: 12, lengthCm: '60', widthCm: '50', heightCm: '60' }]
  await waitFor(() => expect(sent(receive)).toMatchObject([{ pieces }]))
})
