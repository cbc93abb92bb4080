import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ConsolidationDetail } from '@landbridge/contract/warehouse/consolidation'
import { consolidationEndpoints as desk } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { codeOf } from '../../testing/answers.ts'
import { closed, openDeed, pressTwice } from '../../testing/deed.tsx'
import { answer } from '../../testing/portal.ts'
import { aroundJobs } from '../../workorder/job-fixtures.ts'
import { ConsolidationMoveDialog } from './consolidation-move-dialog.tsx'

const [own, other] = ['6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11', '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12']
const departure = (departureId: string, departureNo: string) => ({
  departureId,
  departureNo,
  etdZone: 'Asia/Shanghai',
  etaZone: 'Europe/Berlin',
  cutoffs: [],
  etd: new Date('2031-01-27T04:00:00Z'),
  eta: new Date('2031-03-01T10:00:00Z'),
})
const consolidation: ConsolidationDetail = {
  id: '1f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  consolidationNo: 'CN3101-7K3QX',
  version: 4,
  departureId: own,
  mode: 'R',
  state: 'closed',
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  containerType: '20GP',
  originName: 'Xi’an',
  destinationName: 'Duisburg',
  createdAt: new Date('2031-01-15T07:00:00Z'),
  jobCount: 1,
  volumeM3: '2.988',
  grossWeightKg: '1410',
  jobs: [],
  candidates: [],
  warnings: [],
  actions: [],
}

it('offers the departures of the leg on which the cargo of the container goes, and moves the container', async () => {
  const bookingId = '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11'
  const choices = { version: 7, departures: [departure(own, 'X8155'), departure(other, 'X8157')], parts: [] }
  const opened = await openDeed(
    (close) => (
      <ConsolidationMoveDialog consolidation={consolidation} inside={{ bookingId, legSeq: 2 }} onClose={close} />
    ),
    answer(moveEndpoints.choices, choices),
    answer(desk.move, new Problem('workorder.consolidation-cancelled'), consolidation),
    ...aroundJobs,
    answer(referenceEndpoints.codes, [codeOf('MOVEREASON', 'ROLLED', 'Rolled by the carrier')]),
  )
  const shown = within(await screen.findByRole('dialog'))
  await userEvent.click(await shown.findByRole('combobox', { name: /Departure/ }))
  await userEvent.click(await screen.findByText(/X8157/))
  expect(opened.sent(moveEndpoints.choices)).toEqual([{ id: bookingId, legSeq: 2 }])
  await userEvent.click(shown.getByRole('combobox', { name: /Reason/ }))
  await userEvent.click(await screen.findByText('Rolled by the carrier'))
  await pressTwice({ shown }, 'Move to another departure', /cancelled/)
  await closed()
  const { id, version } = consolidation
  expect(opened.sent(desk.move).at(-1)).toEqual({
    id,
    version,
    departureId: other,
    reasonCode: 'ROLLED',
    cause: 'carrier',
  })
})
