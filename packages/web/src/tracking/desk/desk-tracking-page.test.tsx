import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../../app/texts.ts'
import { deskPaths } from '../../desk-paths.ts'
import { logIn, startSession } from '../../platform/session.ts'
import { showWords } from '../../platform/text.tsx'
import { undoLast } from '../../platform/ui/messages.ts'
import { enterField } from '../../testing/page.tsx'
import { trackingRoutes } from '../tracking-routes.tsx'

const job = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const csqu = 'CSQU3054383'
const line = (step: string, event: string, label: string, more: object = {}) => ({
  Step: step,
  Event: event,
  EventLabel: label,
  PortCd: 'CNXIA',
  PlaceName: "Xi'an",
  PlaceTz: 'Asia/Shanghai',
  PlannedAt: '2031-02-03 20:00:00',
  Entries: [],
  ...more,
})
const sheet = {
  keyId: job,
  JobNoIn: 'JR3101-7K3QX',
  BookingMode: 'R',
  state: 'underway',
  StateText: 'In progress',
  Portl: "Xi'an",
  Portd: 'Hamburg',
  Containers: [{ ConNo: csqu, SizeType: '40HQ' }],
  Lines: [
    line('LOAD.origin', 'LOAD', 'Loaded'),
    line('DEPA.origin', 'DEPA', 'Departed', {
      ActualAt: '2031-02-03 21:40:00',
      DifferenceMin: 100,
      Entries: [
        {
          keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a13',
          Classifier: 'ACT',
          At: '2031-02-03 21:40:00',
          PortCd: 'CNXIA',
          Source: 'staff',
          EnteredBy: 'Wang Jun',
          EnteredAt: '2031-02-03 22:00:00',
        },
      ],
    }),
    line('ARRI.destination', 'ARRI', 'Arrived', { PlaceTz: 'Europe/Berlin', PlaceName: 'Hamburg' }),
  ],
  Positions: [],
}
const arrival = {
  keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a14',
  Classifier: 'ACT',
  At: '2031-02-18 09:00:00',
  PortCd: 'DEHAM',
  Source: 'staff',
  EnteredAt: '2031-02-18 09:10:00',
}
const arrived = {
  ...sheet,
  Lines: sheet.Lines.map((one) =>
    one.Event === 'ARRI' ? { ...one, ActualAt: '2031-02-18 09:00:00', Entries: [arrival] } : one,
  ),
}

const taraz = {
  value: 'KZTAR',
  label: 'Taraz',
  PortCd: 'KZTAR',
  PortName: 'Taraz',
  PortNameChs: '塔拉兹',
  PortNameCht: '塔拉茲',
  PortNameEng: 'Taraz',
  PortNameRus: 'Тараз',
  PortNameChn: '塔拉兹',
  Mode: 'RAIL',
  CommonPortl: 'F',
  CommonDest: 'F',
  CountryCd: 'KZ',
  Routes: [],
  Lat: 42.9,
  Lon: 71.38,
  TimeZone: 'Asia/Almaty',
}

type Reply = { success: boolean; code?: string; data?: unknown; fields?: Record<string, string> }

beforeEach(async () => {
  vi.stubGlobal('fetch', vi.fn())
  const clerk = { id: 'session', userId: 'wang', realName: 'Wang Jun', role: 'admin', customerState: 0 } as const
  await startSession({
    loadUser: async () => ({ ...clerk, permissions: ['tracking.edit'] }),
    ended: () => {},
    failed: () => {},
  })
  await logIn('session')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The start of the page. */
let listed: object = sheet
beforeEach(() => {
  listed = sheet
})

/** Opens the desk's page; `refusals` answer the first commands, then all succeed. */
async function openDesk(...refusals: Reply[]) {
  const sent: [path: string, body: Record<string, string>][] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.split('?')[0] ?? ''
    const isList = path.endsWith('milestone-list')
    if (path.endsWith('railport-query')) return new Response(JSON.stringify({ success: true, data: [taraz] }))
    if (!isList) sent.push([path.split('/').at(-1) ?? '', Object.fromEntries(init?.body as unknown as URLSearchParams)])
    const data = path.endsWith('position-import') ? { Imported: 1, Sheet: sheet } : listed
    return new Response(JSON.stringify((isList ? undefined : refusals.shift()) ?? { success: true, data }))
  })
  const pages = trackingRoutes.desk ?? []
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: pages }], {
    initialEntries: [deskPaths.tracking(job)],
  })
  showWords('en', await loadTexts('en'))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByText('Departed')
  return { sent }
}

/** The row or the line of a list that says something; it may stand above the list as well. */
const partOf = (part: 'tr' | 'li', text: string) =>
  within(screen.getAllByText(text).flatMap((one) => one.closest<HTMLElement>(part) ?? [])[0] as HTMLElement)
const rowOf = (text: string) => partOf('tr', text)

it('records a milestone, and after a doubt keeps it for a reason alone', async () => {
  const { sent } = await openDesk({
    success: false,
    code: 'tracking.warnings',
    fields: { At: 'tracking.after-successor' },
  })
  await userEvent.click(rowOf('Loaded').getByRole('button', { name: 'Record' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This is later than the milestone after it')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }))
  expect(sent).toHaveLength(1)
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'The terminal says so')
  await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject([
    'milestone-save',
    { keyId: job, Step: 'LOAD.origin', Classifier: 'ACT', KeepWarnings: 'T', Reason: 'The terminal says so' },
  ])
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
  expect(figureOf('Next').textContent).toBe('NextArrivedHamburg · 3 Feb 2031 20:00')
  expect(figureOf('Hamburg, estimated').textContent).toContain('3 Feb 2031 13:00 UTC+1')
  expect(figureOf('Against the plan').textContent).toContain('on time')
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(parts).toEqual(['Milestones', 'Positions', 'What was entered'])
})

it('says of an arrival that nobody reported by when it was, and leaves it open to be recorded', async () => {
  listed = {
    ...sheet,
    Lines: [
      ...sheet.Lines.map((one) => (one.Event === 'ARRI' ? { ...one, ImpliedAt: '2031-02-18 09:00:00' } : one)),
      line('GTOT.destination', 'GTOT', 'Left the terminal', { ActualAt: '2031-02-18 09:00:00', PlaceName: 'Hamburg' }),
    ],
  }
  await openDesk()
  const arrivedAt = screen.getByText('Hamburg, arrived', { selector: 'dt' }).parentElement
  expect(arrivedAt?.textContent).toContain('at the latest')
  expect(rowOf('Arrived').getByText(/^≤ /).textContent).toContain('18 Feb')
  expect(rowOf('Arrived').getByRole('button')).not.toBeNull()
})

it('folds on a telephone what was recorded before the last, and leaves open what was not', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  const done = (step: string, label: string) => line(step, 'GTIN', label, { ActualAt: '2031-02-02 09:00:00' })
  const [loaded, ...rest] = sheet.Lines
  const Lines = [done('PICK.origin', 'Picked up'), done('GTIN.origin', 'Gated in'), loaded, ...rest]
  listed = { ...sheet, Lines }
  await openDesk()
  const folded = (screen.getByText('2 milestones recorded before').parentElement as HTMLElement).textContent
  expect(folded).toContain('Gated in')
  expect(folded).not.toContain('Loaded')
  expect(folded).not.toContain('Departed')
})

it('proposes the next milestone now by the clock of its place, and what was recorded can be corrected at once', async () => {
  const { sent } = await openDesk({ success: true, data: arrived })
  await userEvent.click(screen.getAllByRole('button', { name: 'Record: Arrived' })[0] as HTMLElement)
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveProperty('value', 'Europe/Berlin')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent[0]).toMatchObject(['milestone-save', { Step: 'ARRI.destination', Classifier: 'ACT' }]),
  )
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
  expect(sent).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Read wrongly')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]).toMatchObject(['milestone-correct', { Reason: 'Read wrongly', TakenBack: 'F' }]))
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
  expect(sent).toEqual([])
  await choose(`${csqu},42.9,71.38,Taraz,2031-02-07 09:00,train`)
  await waitFor(() => expect(screen.queryByText('Latitude must lie between -90 and 90')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }))
  await waitFor(() => expect(sent[0]?.[0]).toBe('position-import'))
})

it('takes a position at a station of the list, with neither coordinates nor words', async () => {
  const { sent } = await openDesk()
  await userEvent.click(screen.getByRole('button', { name: 'Add a position' }))
  const station = await enterField(() => screen.getByRole('combobox', { name: 'Station or border crossing' }))
  await userEvent.type(station, 'taraz')
  await userEvent.click(await screen.findByRole('option', { name: /Taraz/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.map(([path]) => path)).toContain('position-save'))
  expect(sent.find(([path]) => path === 'position-save')?.[1]).toMatchObject({ ConNo: csqu, PortCd: 'KZTAR' })
})

it('reads coordinates with decimal commas', async () => {
  const { sent } = await openDesk()
  await userEvent.click(screen.getByRole('button', { name: 'Add a position' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Latitude, longitude' }), '42,9 71,38')
  await userEvent.type(screen.getByRole('textbox', { name: 'Where' }), 'Taraz yard')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]).toMatchObject(['position-save', { Latitude: '42.9', Longitude: '71.38' }]))
})

it('shows boxes that were together in one line, and takes back only those that are ticked', async () => {
  const seen = (keyId: string, ConNo: string) => ({
    ...{ keyId, ConNo, Latitude: 54.78, Longitude: 32.05, Addr: 'Smolensk, Russia' },
    ...{ LocationTime: '2031-02-10 09:00:00', Source: 'train', EnteredBy: 'Wang Jun' },
  })
  const ids = ['1', '2', '3'].map((last) => `6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7b1${last}`)
  const [one = '', two = '', three = ''] = ids
  listed = { ...sheet, Positions: [seen(one, csqu), seen(two, 'CBHU3202732'), seen(three, 'TGHU1234562')] }
  const { sent } = await openDesk()
  expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(1)
  await userEvent.click(rowOf('Smolensk, Russia').getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'CBHU 320273 2' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Another train')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent.map(([path, body]) => [path, body.keyId])).toEqual([one, three].map((id) => ['position-remove', id])),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('speaks of trucks and their plates on the sheet of a job by road, down to the columns of its file', async () => {
  listed = {
    ...{ ...sheet, JobNoIn: 'JT3101-7K3QX' },
    Containers: [{ ConNo: '陕A12345' }, { ConNo: '陕B67890' }],
    Positions: [],
  }
  const { sent } = await openDesk()
  await userEvent.click(rowOf('Loaded').getByRole('button', { name: 'Record' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('For which trucks')).toBeTruthy()
  expect(dialog.getByRole('checkbox', { name: 'All 2 trucks' })).toBeTruthy()
  await userEvent.click(dialog.getByRole('checkbox', { name: '陕B67890' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]).toMatchObject(['milestone-save', { ConNo: '陕B67890' }]))
  await userEvent.click(screen.getByRole('button', { name: 'Import CSV' }))
  expect(await screen.findByText(/^TruckNo,PortCd,Latitude/)).toBeTruthy()
  const csv =
    'TruckNo,PortCd,LocationTime,Source\n陕A·12345,CNURM,2031-02-07 09:00,truck\n陕C1,CNURM,2031-02-07 09:00,truck\n'
  await userEvent.upload(screen.getByLabelText(/Drop a file/, { selector: 'input' }), new File([csv], 'trucks.csv'))
  expect(await screen.findAllByText('This number is not on the work order')).toHaveLength(1)
  expect(screen.getByRole('columnheader', { name: 'TruckNo' })).toBeTruthy()
})
