import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import {
  tariffSheetEndpoints as sheets,
  type TariffSheetReport,
} from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { TariffImportDialog } from './tariff-import-dialog.tsx'

const fid = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'

/** Answers with one report after the other, and keeps whether each was to be written. */
function importing(...reports: TariffSheetReport[]) {
  const { sent } = servePortal(
    answer(documentEndpoints.upload, { fid, fileName: 'prices.xlsx', size: 1 }),
    answer(sheets.import, ...reports),
  )
  return () => sent(sheets.import).map(({ apply }) => apply)
}

async function choose() {
  const chooser = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(chooser, new File(['x'], 'prices.xlsx'))
}

it('shows what every row would do and names its faults in words, and takes nothing in while one is wrong', async () => {
  const applied = importing({
    applied: false,
    counts: { new: 1, changed: 0, same: 0, wrong: 1 },
    headingFaults: [{ heading: 'Colour', key: 'pricing.heading-unknown' }],
    rows: [
      { row: 2, what: 'new', faults: [] },
      { row: 3, lineNo: 'RT-7K3QX', what: 'wrong', faults: [{ column: 'PortlCd', key: 'pricing.port-unknown' }] },
    ],
  })
  await openPart(<TariffImportDialog onClose={() => undefined} />)
  await waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy())
  await choose()
  expect(await screen.findByText('RT-7K3QX')).toBeTruthy()
  expect(screen.getByText('Origin code').parentElement?.textContent).toBe('Origin code: There is no such place')
  expect(screen.getByText('Colour').parentElement?.textContent).toContain('There is no such column')
  expect(screen.getByText('Wrong: 1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(applied()).toEqual([false])
})

it('takes a sheet in whose rows are right, and closes', async () => {
  const counts = { new: 0, changed: 2, same: 1, wrong: 0 }
  const applied = importing(
    { applied: false, counts, headingFaults: [], rows: [] },
    { applied: true, counts, headingFaults: [], rows: [] },
  )
  const closed = vi.fn()
  await openPart(<TariffImportDialog onClose={closed} />)
  await waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy())
  await choose()
  expect(await screen.findByText('Changed: 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(applied()).toEqual([false, true])
  expect(await screen.findByText('2 tariffs imported')).toBeTruthy()
})
