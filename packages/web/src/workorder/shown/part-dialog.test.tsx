import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { containerEditing } from '../desk/desk-containers.tsx'
import { sentDeskJob } from '../job-fixtures.ts'
import { PartDialog } from './part-dialog.tsx'

const job = desk.show.wire.output.decode(sentDeskJob())

/** Opens the editor of the job's first container; the server doubts what is sent until it is to be kept. */
async function openEditor() {
  const sent: Record<string, string>[] = []
  const closed = vi.fn()
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://portal')
    if (pathname !== desk.saveContainer.path) return new Response(JSON.stringify({ success: true, data: [] }))
    const said = Object.fromEntries(new URLSearchParams(body))
    sent.push(said)
    const doubt = {
      success: false,
      code: 'workorder.warnings',
      message: '',
      fields: { ConNo: 'workorder.warn-check-digit' },
    }
    const isKept = said.KeepWarnings === 'T'
    return new Response(JSON.stringify(isKept ? { success: true, data: sentDeskJob() } : doubt), {
      status: isKept ? 200 : 422,
    })
  })
  await openPart(<PartDialog job={job} part={job.containers[0]} own={containerEditing} onClose={closed} />)
  return { sent, closed, number: await screen.findByLabelText('Container') }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('says at once what the check digit should be', async () => {
  const { number } = await openEditor()
  await userEvent.type(number, 'csqu3054384')
  expect(screen.getByText('The check digit should be 3')).toBeTruthy()
  await userEvent.type(number, '{Backspace}3')
  expect(screen.getByText('The check digit is right')).toBeTruthy()
})

it('keeps a doubted number only when that is said', async () => {
  const { sent, closed, number } = await openEditor()
  await userEvent.type(number, 'CSQU3054384')
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  expect(await screen.findByText('The check digit of the container number is wrong (ISO 6346)')).toBeTruthy()
  expect(closed).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Save anyway', hidden: true }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent.map(({ ConNo, KeepWarnings, version }) => [ConNo, KeepWarnings, version])).toEqual([
    ['CSQU3054384', 'F', '1'],
    ['CSQU3054384', 'T', '1'],
  ])
})

it('refuses a number that is none before it is sent', async () => {
  const { sent, number } = await openEditor()
  await userEvent.type(number, 'BOX1')
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  expect(await screen.findByText('Four letters (the fourth U, J or Z) and seven digits')).toBeTruthy()
  expect(sent).toEqual([])
})

it('asks for each wagon and, beside it, since when', async () => {
  await openEditor()
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent ?? '')
  const ofWagons = labels.filter((label) => /Wagon|Since/.test(label))
  expect(ofWagons.map((label) => label.replace(/ \(.*/, ''))).toEqual([
    ...['Wagon in China', 'Since'],
    ...['Wagon on 1520 mm gauge', 'Since'],
    ...['Wagon in Europe', 'Since'],
  ])
})

it('asks for the fields of its lines in their order, with what the mode has of its own between its cargo and its way', async () => {
  await openEditor()
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent ?? '')
  expect(labels.slice(0, 13)).toEqual([
    ...['Container', 'Size/type', 'Container owner', 'Seal no.', 'Consignment note no.', 'Release no.'],
    ...[
      'Packages',
      'Gross weight, kg',
      'Volume, m³',
      'Tare, kg',
      'T1 no.',
      'Free container use, days',
      'Wagon in China (7 digits)',
    ],
  ])
  expect(labels.slice(-3)).toEqual(['Last free day', 'Released by customs', 'Remarks'])
})
