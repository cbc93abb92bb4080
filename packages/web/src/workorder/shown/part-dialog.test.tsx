import { Problem } from '@landbridge/contract/shared/problem'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { containerEditing } from '../desk/desk-containers.tsx'
import { aroundJobs, deskJobOf } from '../job-fixtures.ts'
import { PartDialog } from './part-dialog.tsx'

const job = deskJobOf()

/** Opens the editor of the job's first container; the server doubts what is sent until it is to be kept. */
async function openEditor() {
  const closed = vi.fn()
  const doubt = new Problem('workorder.warnings', { containerNo: 'workorder.warn-check-digit' })
  const { sent } = servePortal(
    answer(desk.saveContainer, ({ keepWarnings }) => (keepWarnings ? job : doubt)),
    aroundJobs,
  )
  await openPart(<PartDialog job={job} part={job.containers[0]} own={containerEditing} onClose={closed} />)
  return { sent, closed, number: await screen.findByLabelText('Container') }
}

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
  expect(sent(desk.saveContainer)).toMatchObject([
    { containerNo: 'CSQU3054384', keepWarnings: false, version: 1 },
    { containerNo: 'CSQU3054384', keepWarnings: true, version: 1 },
  ])
})

it('refuses a number that is none before it is sent', async () => {
  const { sent, number } = await openEditor()
  await userEvent.type(number, 'BOX1')
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  expect(await screen.findByText('Four letters (the fourth U, J or Z) and seven digits')).toBeTruthy()
  expect(sent(desk.saveContainer)).toEqual([])
})

it('asks for each wagon and, beside it, since when', async () => {
  await openEditor()
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent ?? '')
  const ofWagons = labels.filter((label) => /Wagon|Since/.test(label))
  expect(ofWagons.map((label) => label.replace(/ \(.*/, ''))).toEqual([
    'Wagon in China',
    'Since',
    'Wagon on 1520 mm gauge',
    'Since',
    'Wagon in Europe',
    'Since',
  ])
})

it('asks for the fields of its lines in their order, with what the mode has of its own between its cargo and its way', async () => {
  await openEditor()
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent ?? '')
  expect(labels.slice(0, 13)).toEqual([
    'Container',
    'Size/type',
    'Container owner',
    'Seal no.',
    'Consignment note no.',
    'Release no.',
    'Packages',
    'Gross weight, kg',
    'Volume, m³',
    'Tare, kg',
    'T1 no.',
    'Free container use, days',
    'Wagon in China (7 digits)',
  ])
  expect(labels.slice(-3)).toEqual(['Last free day', 'Released by customs', 'Remarks'])
})
