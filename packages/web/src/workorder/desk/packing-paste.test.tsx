import type { PackingView } from '@landbridge/contract/packing/packing-list'
import { Problem } from '@landbridge/contract/shared/problem'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { packingSheetEndpoints } from '@landbridge/contract/workorder/packing-sheet-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { deskJobOf } from '../job-fixtures.ts'
import { PackingPaste } from './packing-paste.tsx'

const line = {
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  goodsName: 'Fridge',
  packages: 210,
  grossWeightKg: '4200.000',
} satisfies PackingView
const job = { ...deskJobOf(), packing: [line] }

it('says what a pasted list would change before it takes the place of the one that is there', async () => {
  const { sent } = servePortal(
    answer(desk.previewPacking, {
      before: { lineCount: 1, packages: 210, grossWeightKg: '4200.000' },
      after: { lineCount: 2, packages: 200, grossWeightKg: '4000.500' },
    }),
    answer(desk.importPacking, job),
  )
  const closed = vi.fn()
  await openPart(<PackingPaste job={job} onClose={closed} />)
  await userEvent.click(await screen.findByRole('textbox', { name: /Rows/ }))
  await userEvent.paste('\tFridge\t\t100\t\t2000\n\tFridge\t\t100\t\t2000.5')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText(/Packages: 210 → 200/)).toBeTruthy()
  expect(sent(desk.importPacking)).toEqual([])
  const yes = screen.getAllByRole('button', { name: 'Import' }).at(-1)
  if (yes) await userEvent.click(yes)
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent(desk.importPacking)).toHaveLength(1)
})

it('shows the rows of a workbook as if they were pasted, and keeps them when the next file is broken', async () => {
  const broken = new Problem('shared.workbook-broken')
  servePortal(answer(packingSheetEndpoints.read, { rows: '	Fridge		100' }, broken))
  await openPart(<PackingPaste job={job} onClose={() => undefined} />)
  const rows = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Rows/ })
  const chooser = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(chooser, new File(['a workbook'], 'packing.xlsx'))
  await waitFor(() => expect(rows.value).toBe('\tFridge\t\t100'))
  await userEvent.upload(chooser, new File(['half a workbook'], 'broken.xlsx'))
  expect(await screen.findByText(/^broken.xlsx: The workbook is damaged or incomplete/, {})).toBeTruthy()
  expect(rows.value).toBe('\tFridge\t\t100')
})

it('says how many lines are totals, names those that are no sums, and leaves the clerk to decide', async () => {
  const differs = { row: 4, field: 'Weight', reason: 'workorder.total-differs', total: '160', sum: '150' }
  const sums = { lineCount: 2, packages: 15, grossWeightKg: '150.000' }
  const doubted = new Problem('workorder.rows-doubted', undefined, { rows: [differs] })
  const { sent } = servePortal(
    answer(desk.previewPacking, doubted, { before: sums, after: sums, totals: 1 }),
    answer(desk.importPacking, job),
  )
  await openPart(<PackingPaste job={{ ...job, packing: [] }} onClose={() => undefined} />)
  await userEvent.click(await screen.findByRole('textbox', { name: /Rows/ }))
  await userEvent.paste('\tFridge\t\t15\t\t150\n\tTotal\t\t15\t\t160')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText(/^Line 4 · Gross.*: The total says 160, the lines above come to 150/)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /Import all the same/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText(/1 line is a total/)).toBeTruthy()
  expect(sent(desk.importPacking)).toEqual([])
  const yes = screen.getAllByRole('button', { name: 'Import' }).at(-1)
  if (yes) await userEvent.click(yes)
  await waitFor(() => expect(sent(desk.importPacking)).toMatchObject([{ keepWarnings: true }]))
  expect(sent(desk.previewPacking).map(({ keepWarnings }) => keepWarnings)).toEqual([undefined, true])
})

it('reads a list that Chinese Excel saved as CSV, and says by which encoding', async () => {
  servePortal()
  await openPart(<PackingPaste job={job} onClose={() => undefined} />)
  const rows = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Rows/ })
  const chooser = document.querySelector('input[type=file]') as HTMLInputElement
  // 品名,件数 and 冰箱,5, as such a machine writes them.
  const bytes = [0xc6, 0xb7, 0xc3, 0xfb, 0x2c, 0xbc, 0xfe, 0xca, 0xfd, 0x0a, 0xb1, 0xf9, 0xcf, 0xe4, 0x2c, 0x35]
  await userEvent.upload(chooser, new File([Uint8Array.from(bytes)], 'packing.csv'))
  await waitFor(() => expect(rows.value).toBe('品名,件数\n冰箱,5'))
  expect(screen.getByText('Read as GB18030 (GBK)')).toBeTruthy()
  await userEvent.upload(chooser, new File([Uint8Array.of(0x50, 0x4b, 0x03, 0x00)], 'picture.csv'))
  expect(await screen.findByText(/^picture.csv: The file holds no text/)).toBeTruthy()
})
