import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'
import { Problem } from '@landbridge/contract/shared/problem'
import {
  type DeskPosition,
  trackingDeskEndpoints as desk,
  type MilestoneEntry,
  type MilestoneSheet,
} from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { undoLast } from '../../platform/ui/messages.ts'
import { at, placeOf } from '../../testing/answers.ts'
import { enterField, openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { trackingRoutes } from '../tracking-routes.tsx'

const job = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const csqu = 'CSQU3054383'
const line = (
  step: string,
  event: MilestoneEvent,
  eventLabel: string,
  changes: Partial<MilestoneSheet['lines'][number]> = {},
): MilestoneSheet['lines'][number] => ({
  step,
  event,
  eventLabel,
  placeCode: 'CNXIA',
  placeName: "Xi'an",
  placeZone: 'Asia/Shanghai',
  plannedAt: at('2031-02-03 20:00:00'),
  entries: [],
  ...changes,
})
const sheet: MilestoneSheet = {
  id: job,
  jobNo: 'JR3101-7K3QX',
  bookingMode: 'R',
  state: 'underway',
  stateLabel: 'In progress',
  originName: "Xi'an",
  destinationName: 'Hamburg',
  containers: [{ containerNo: csqu, containerType: '40HQ' }],
  lines: [
    line('LOAD.origin', 'LOAD', 'Loaded'),
    line('DEPA.origin', 'DEPA', 'Departed', {
      actualAt: at('2031-02-03 21:40:00'),
      differenceMin: 100,
      entries: [
        {
          id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a13',
          classifier: 'ACT',
          at: at('2031-02-03 21:40:00'),
          placeCode: 'CNXIA',
          source: 'staff',
          enteredBy: 'Wang Jun',
          enteredAt: at('2031-02-03 22:00:00'),
        },
      ],
    }),
    line('ARRI.destination', 'ARRI', 'Arrived', { placeZone: 'Europe/Berlin', placeName: 'Hamburg' }),
  ],
  positions: [],
}
const arrival: MilestoneEntry = {
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a14',
  classifier: 'ACT',
  at: at('2031-02-18 09:00:00'),
  placeCode: 'DEHAM',
  source: 'staff',
  enteredAt: at('2031-02-18 09:10:00'),
}
const arrived: MilestoneSheet = {
  ...sheet,
  lines: sheet.lines.map((one) =>
    one.event === 'ARRI' ? { ...one, actualAt: at('2031-02-18 09:00:00'), entries: [arrival] } : one,
  ),
}

const taraz = placeOf('KZTAR', 'Taraz', { latitude: 42.9, longitude: 71.38, timeZone: 'Asia/Almaty' })

beforeEach(() => logInClerk('tracking.edit'))

/** Opens the desk's page on a sheet; every command answers with the sheet as it stands unless the test says otherwise. */
async function openDesk(shown: MilestoneSheet = sheet, ...answers: CallAnswer[]) {
  const { sent } = servePortal(
    answer(desk.list, shown),
    answer(desk.save, shown),
    answer(desk.correct, shown),
    answer(desk.savePosition, shown),
    answer(desk.removePosition, shown),
    answer(desk.importPositions, { imported: 1, sheet: shown }),
    answer(referenceEndpoints.railPorts, [taraz]),
    answers,
  )
  await openPages(trackingRoutes.desk ?? [], deskPaths.tracking(job))
  await screen.findByText('Departed')
  return { sent }
}

/** The row or the line of a list that says something; it may stand above the list as well. */
const partOf = (part: 'tr' | 'li', text: string) =>
  within(screen.getAllByText(text).flatMap((one) => one.closest<HTMLElement>(part) ?? [])[0] as HTMLElement)
const rowOf = (text: string) => partOf('tr', text)

const doubt = new Problem('tracking.warnings', { at: 'tracking.after-successor' })

it('records a milestone, and after a doubt keeps it for a reason alone', async () => {
  const { sent } = await openDesk(sheet, answer(desk.save, doubt, sheet))
  await userEvent.click(rowOf('Loaded').getByRole('button', { name: 'Record' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This is later than the milestone after it')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }))
  expect(sent(desk.save)).toHaveLength(1)
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'The terminal says so')
  await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(sent(desk.save)).toHaveLength(2))
  expect(sent(desk.save)[1]).toMatchObject({
    id: job,
    step: 'LOAD.origin',
    classifier: 'ACT',
    keepWarnings: true,
    reason: 'The terminal says so',
  })
})

it('offers to record what has not happened, and to correct what has', async () => {
  await openDesk()
  expect(rowOf('Loaded').queryByRole('button', { name: 'Correct' })).toBeNull()
  expect(rowOf('Departed').queryByRole('button', { name: 'Record' })).toBeNull()
  expect(rowOf('Departed').getByText('Recorded')).toBeTruthy()
  expect(rowOf('Arrived').getByText('Next')).toBeTruthy()
})

it('says above the milestones where the cargo is, what comes next and since when that is due, and when it arrives', async () => {
  await openDesk()
  const figureOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement as HTMLElement
  expect(figureOf('Last position').textContent).toContain("Xi'an3 Feb 2031 21:40")
  expect(figureOf('Next').textContent).toBe('NextArrivedHamburg · 3 Feb 2031 13:00 UTC+1')
  expect(figureOf('Hamburg, estimated').textContent).toContain('3 Feb 2031 13:00 UTC+1')
  expect(figureOf('Against the plan').textContent).toContain('on time')
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(parts).toEqual(['Milestones', 'Positions', 'What was entered'])
})

it('says of an arrival that nobody reported by when it was, and leaves it open to be recorded', async () => {
  await openDesk({
    ...sheet,
    lines: [
      ...sheet.lines.map((one) => (one.event === 'ARRI' ? { ...one, impliedAt: at('2031-02-18 09:00:00') } : one)),
      line('GTOT.destination', 'GTOT', 'Left the terminal', {
        actualAt: at('2031-02-18 09:00:00'),
        placeName: 'Hamburg',
      }),
    ],
  })
  const arrivedAt = screen.getByText('Hamburg, arrived', { selector: 'dt' }).parentElement
  expect(arrivedAt?.textContent).toContain('at the latest')
  expect(rowOf('Arrived').getByText(/^≤ /).textContent).toContain('18 Feb')
  expect(rowOf('Arrived').getByRole('button')).not.toBeNull()
})

it('folds on a telephone what was recorded before the last, and leaves open what was not', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  const done = (step: string, label: string) => line(step, 'GTIN', label, { actualAt: at('2031-02-02 09:00:00') })
  const [loaded, ...rest] = sheet.lines as [MilestoneSheet['lines'][number]]
  const lines = [done('PICK.origin', 'Picked up'), done('GTIN.origin', 'Gated in'), loaded, ...rest]
  await openDesk({ ...sheet, lines })
  const folded = (screen.getByText('2 milestones recorded before').parentElement as HTMLElement).textContent
  expect(folded).toContain('Gated in')
  expect(folded).not.toContain('Loaded')
  expect(folded).not.toContain('Departed')
})

it('proposes the next milestone now by the clock of its place, and what was recorded can be corrected at once', async () => {
  const { sent } = await openDesk(sheet, answer(desk.save, arrived))
  await userEvent.click(screen.getAllByRole('button', { name: 'Record: Arrived' })[0] as HTMLElement)
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveProperty('value', 'Europe/Berlin')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(desk.save)).toMatchObject([{ step: 'ARRI.destination', classifier: 'ACT' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(undoLast)
  expect(await screen.findByRole('dialog', { name: 'Correct: Arrived' })).toBeTruthy()
})

it('shows on a telephone each milestone once with the time that holds of it, and what can be done', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  await openDesk()
  const itemOf = (text: string) => partOf('li', text)
  expect(itemOf('Departed').getByText('3 Feb 2031', { exact: false }).textContent).toContain('21:40')
  expect(itemOf('Departed').getByText('+1 h 40 min').className).toContain('late')
  expect(itemOf('Departed').getByRole('button', { name: 'Correct' })).toBeTruthy()
  expect(itemOf('Arrived').getByText('planned')).toBeTruthy()
  expect(itemOf('Arrived').getByText('Next')).toBeTruthy()
  expect(itemOf('Arrived').getByRole('button', { name: 'Record' })).toBeTruthy()
})

it('asks for a reason before an entry is corrected', async () => {
  const { sent } = await openDesk()
  await userEvent.click(rowOf('Departed').getByRole('button', { name: 'Correct' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent(desk.correct)).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Read wrongly')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const corrected = [{ reason: 'Read wrongly', takenBack: false }]
  await waitFor(() => expect(sent(desk.correct)).toMatchObject(corrected))
})

it('shows what is wrong with a file before it is sent, and sends a right one', async () => {
  const { sent } = await openDesk()
  await userEvent.click(screen.getByRole('button', { name: 'Import CSV' }))
  const choose = async (rows: string) => {
    const csv = `ConNo,Latitude,Longitude,Addr,LocationTime,Source\n${rows}`
    await userEvent.upload(
      screen.getByLabelText(/Drop a file/, { selector: 'input' }),
      new File([csv], 'positions.csv', { type: 'text/csv' }),
    )
  }
  await choose('TGHU1234562,91,71.38,Taraz,2031-02-07 09:00,train')
  expect(await screen.findByText('Latitude must lie between -90 and 90')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }))
  expect(sent(desk.importPositions)).toEqual([])
  await choose(`${csqu},42.9,71.38,Taraz,2031-02-07 09:00,train`)
  await waitFor(() => expect(screen.queryByText('Latitude must lie between -90 and 90')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }))
  await waitFor(() => expect(sent(desk.importPositions)).toHaveLength(1))
})

it('takes a position at a station of the list, with neither coordinates nor words', async () => {
  const { sent } = await openDesk()
  await userEvent.click(screen.getByRole('button', { name: 'Add a position' }))
  const station = await enterField(() => screen.getByRole('combobox', { name: 'Station or border crossing' }))
  await userEvent.type(station, 'taraz')
  await userEvent.click(await screen.findByRole('option', { name: /Taraz/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(desk.savePosition)).toMatchObject([{ containerNo: csqu, placeCode: 'KZTAR' }]))
})

it('reads coordinates with decimal commas', async () => {
  const { sent } = await openDesk()
  await userEvent.click(screen.getByRole('button', { name: 'Add a position' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Latitude, longitude' }), '42,9 71,38')
  await userEvent.type(screen.getByRole('textbox', { name: 'Where' }), 'Taraz yard')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(desk.savePosition)).toMatchObject([{ latitude: 42.9, longitude: 71.38 }]))
})

it('shows boxes that were together in one line, and takes back only those that are ticked', async () => {
  const seen = (id: string, containerNo: string): DeskPosition => ({
    id,
    containerNo,
    latitude: 54.78,
    longitude: 32.05,
    address: 'Smolensk, Russia',
    locatedAt: at('2031-02-10 09:00:00'),
    source: 'train',
    enteredBy: 'Wang Jun',
  })
  const ids = ['1', '2', '3'].map((last) => `6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7b1${last}`)
  const [one = '', two = '', three = ''] = ids
  const positions = [seen(one, csqu), seen(two, 'CBHU3202732'), seen(three, 'TGHU1234562')]
  const { sent } = await openDesk({ ...sheet, positions })
  expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(1)
  await userEvent.click(rowOf('Smolensk, Russia').getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'CBHU 320273 2' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Another train')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(desk.removePosition).map(({ id }) => id)).toEqual([one, three]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('speaks of trucks and their plates on the sheet of a job by road, down to the columns of its file', async () => {
  const containers = [{ containerNo: '陕A12345' }, { containerNo: '陕B67890' }]
  const { sent } = await openDesk({ ...sheet, jobNo: 'JT3101-7K3QX', containers, positions: [] })
  await userEvent.click(rowOf('Loaded').getByRole('button', { name: 'Record' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('For which trucks')).toBeTruthy()
  expect(dialog.getByRole('checkbox', { name: 'All 2 trucks' })).toBeTruthy()
  await userEvent.click(dialog.getByRole('checkbox', { name: '陕B67890' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(desk.save)).toMatchObject([{ containerNos: ['陕B67890'] }]))
  await userEvent.click(screen.getByRole('button', { name: 'Import CSV' }))
  expect(await screen.findByText(/^TruckNo,PortCd,Latitude/)).toBeTruthy()
  const csv =
    'TruckNo,PortCd,LocationTime,Source\n陕A·12345,CNURM,2031-02-07 09:00,truck\n陕C1,CNURM,2031-02-07 09:00,truck\n'
  await userEvent.upload(screen.getByLabelText(/Drop a file/, { selector: 'input' }), new File([csv], 'trucks.csv'))
  expect(await screen.findAllByText('This number is not on the work order')).toHaveLength(1)
  expect(screen.getByRole('columnheader', { name: 'TruckNo' })).toBeTruthy()
})
