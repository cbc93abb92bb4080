import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { PackingView } from '@landbridge/contract/workorder/job-parts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { strToU8, zipSync } from 'fflate'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { sentDeskJob } from '../job-fixtures.ts'
import { PackingPaste } from './packing-paste.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const line = {
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  goodsName: 'Fridge',
  packages: 210,
  grossWeightKg: '4200.000',
} satisfies PackingView
const job = { ...desk.show.wire.output.decode(sentDeskJob()), packing: [line] }

it('says what a pasted list would change before it takes the place of the one that is there', async () => {
  const imported = vi.fn()
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://portal')
    if (pathname === desk.importPacking.path) imported()
    const data =
      pathname === desk.previewPacking.path
        ? desk.previewPacking.wire.output.encode({
            before: { lineCount: 1, packages: 210, grossWeightKg: '4200.000' },
            after: { lineCount: 2, packages: 200, grossWeightKg: '4000.500' },
          })
        : desk.show.wire.output.encode(job)
    return new Response(JSON.stringify({ success: true, data }))
  })
  const closed = vi.fn()
  await openPart(<PackingPaste job={job} onClose={closed} />)
  await userEvent.click(await screen.findByRole('textbox', { name: /Rows/ }))
  await userEvent.paste('\tFridge\t\t100\t\t2000\n\tFridge\t\t100\t\t2000.5')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText(/Packages: 210 → 200/)).toBeTruthy()
  expect(imported).not.toHaveBeenCalled()
  const yes = screen.getAllByRole('button', { name: 'Import' }).at(-1)
  if (yes) await userEvent.click(yes)
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(imported).toHaveBeenCalledOnce()
})

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const workbook = zipSync(
  Object.fromEntries(
    Object.entries({
      'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/a.xml"/></Relationships>',
      'xl/worksheets/a.xml':
        '<worksheet><row r="1"><c r="B1" t="str"><v>Fridge</v></c><c r="D1"><f>50*2</f><v>100</v></c></row></worksheet>',
    }).map(([path, text]) => [path, strToU8(text)]),
  ),
)

it('shows the rows of a workbook as if they were pasted, and keeps them when the next file is broken', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data: [] })))
  await openPart(<PackingPaste job={job} onClose={() => undefined} />)
  const rows = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Rows/ })
  const chooser = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(chooser, new File([workbook.slice()], 'packing.xlsx'))
  await waitFor(() => expect(rows.value).toBe('\tFridge\t\t100'))
  await userEvent.upload(chooser, new File(['no workbook'], 'broken.xlsx'))
  expect(await screen.findByText('broken.xlsx: The file cannot be read as an Excel workbook (.xlsx)')).toBeTruthy()
  expect(rows.value).toBe('\tFridge\t\t100')
})
