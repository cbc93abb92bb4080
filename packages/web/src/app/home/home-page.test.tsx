import { announcementEndpoints } from '@landbridge/contract/communication/announcement-endpoints'
import { entityEndpoints, type OwnCompany } from '@landbridge/contract/entity/entity-endpoints'
import { pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { blockOf, type PageText } from '@landbridge/contract/site/site-content'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { reloadKeeping } from '../../platform/form/keep-through-reload.ts'
import { pageOf } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, type OutputOf, servePortal } from '../../testing/portal.ts'
import { HomeView } from './home-page.tsx'

type Lane = OutputOf<typeof pricingEndpoints.hotLanes>['items'][number]
type Notice = OutputOf<typeof announcementEndpoints.list>['items'][number]

/** The portal as Home asks it: with these lanes and announcements. */
type Served = { lanes?: Lane[]; notices?: Notice[]; company?: OwnCompany }
const serve = ({ lanes = [], notices = [], company = { legalName: 'Landbridge' } }: Served = {}) =>
  servePortal(
    emptyLists,
    answer(pricingEndpoints.hotLanes, { items: lanes }),
    answer(announcementEndpoints.list, pageOf(...notices)),
    answer(entityEndpoints.ownCompany, company),
  )

beforeEach(() => void serve())

const lines = (...titles: string[]) => titles.map((title) => ({ label: 'Step', title, text: `About ${title}` }))
const page: PageText = {
  title: 'Home',
  description: '',
  blocks: [
    blockOf('heading', { text: 'Across the land' }),
    blockOf('paragraph', { text: 'In one sitting.' }),
    blockOf('steps', { items: lines('One', 'Two', 'Three', 'Four') }),
    blockOf('heading', { text: 'Five ways' }),
    blockOf('list', { items: lines('Train', 'Lorry', 'Ship', 'Plane', 'Both') }),
    blockOf('heading', { text: 'Why us' }),
    blockOf('list', { items: lines('Plain bills') }),
  ],
}

it('says what staff wrote, each mode leading to its prices', async () => {
  await openPages([{ path: '/', element: <HomeView page={page} /> }])
  await screen.findByRole('heading', { level: 1, name: 'Across the land' })
  expect(screen.getByText('4 · Step').textContent).toBe('4 · Step')
  expect(screen.getByRole('link', { name: /Plane/ }).getAttribute('href')).toBe('/freight/air/query')
  expect(screen.getByRole('heading', { name: 'Why us' }).tagName).toBe('H2')
})

it('names the modes whose prices are open, and says of the others that they are not', async () => {
  const user = userEvent.setup()
  await openPages([{ path: '/', element: <HomeView page={page} /> }])
  await screen.findByRole('heading', { level: 1, name: 'Across the land' })
  expect(screen.getByRole('link', { name: /Train/ }).textContent).toMatch(/See prices/)
  expect(screen.getByRole('link', { name: /Both/ }).textContent).toMatch(/Not open yet/)
  await user.click(screen.getByRole('radio', { name: /Air/ }))
  expect(screen.queryByRole('status')).toBeNull()
  await user.click(screen.getByRole('radio', { name: /Multimodal/ }))
  expect((await screen.findByRole('status')).textContent).toBe('Not open yet')
})

it('asks by weight where the price follows it, and takes the values along to the prices', async () => {
  const user = userEvent.setup()
  const { router } = await openPages([{ path: '/', element: <HomeView page={undefined} /> }])
  await screen.findByRole('heading', { level: 1 })
  await user.selectOptions(screen.getByLabelText('Container'), '20GP')
  await user.click(screen.getByRole('radio', { name: /Road/ }))
  await user.type(await screen.findByLabelText('Weight, kg'), '1200')
  await user.type(screen.getByLabelText('Volume, m³'), '3.5')
  await user.click(screen.getByRole('button', { name: 'See prices' }))
  expect(router.state.location.pathname).toBe('/freight/truck/query')
  const asked = new URLSearchParams(router.state.location.search)
  expect(['weightKg', 'volumeM3', 'containerType'].map((name) => asked.get(name))).toEqual(['1200', '3.5', null])
})

it('takes no weight that is no figure, and asks which one is meant', async () => {
  const user = userEvent.setup()
  const { router } = await openPages([{ path: '/', element: <HomeView page={undefined} /> }], '/', 'ru')
  await user.click(await screen.findByRole('radio', { name: /Авто/ }))
  const weight = await screen.findByLabelText<HTMLInputElement>('Масса, кг')
  const search = () => user.click(screen.getByRole('button', { name: 'Показать ставки' }))
  for (const unclear of ['12 коробок', '1.500']) {
    await user.clear(weight)
    await user.type(weight, unclear)
    await search()
    expect(router.state.location.pathname).toBe('/')
  }
  await user.click(screen.getByRole('button', { name: /^1\s500$/ }))
  await search()
  expect(new URLSearchParams(router.state.location.search).get('weightKg')).toBe('1500')
})

it('has the question as it was typed after the page was loaded anew', async () => {
  const user = userEvent.setup()
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/', search: '', reload })
  const { unmount } = await openPages([{ path: '/', element: <HomeView page={undefined} /> }])
  await user.click(await screen.findByRole('radio', { name: /Road/ }))
  await user.type(await screen.findByLabelText('Weight, kg'), '1200')
  await reloadKeeping('/freight/railway/query')
  expect(reload).toHaveBeenCalledOnce()
  unmount()
  await openPages([{ path: '/', element: <HomeView page={undefined} /> }])
  expect((await screen.findByLabelText<HTMLInputElement>('Weight, kg')).value).toBe('1,200')
  expect((screen.getByRole('radio', { name: /Road/ }) as HTMLInputElement).checked).toBe(true)
})

it('tells what is announced, each opening in its place, and says nothing where there is nothing', async () => {
  const user = userEvent.setup()
  const { unmount } = await openPages([{ path: '/', element: <HomeView page={page} /> }])
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('heading', { name: 'Announcements' })).toBeNull()
  unmount()

  const words = { language: 'en', title: 'Winter hours', body: 'From 8:00 to 20:00.' } as const
  const item = { id: '00000000-0000-4000-8000-000000000001', ...words, pinned: true, fromDay: '2031-01-10' }
  serve({ notices: [item] })
  await openPages([{ path: '/', element: <HomeView page={page} /> }])
  await screen.findByRole('heading', { name: 'Announcements' })
  const notice = screen.getByText('Winter hours').closest('details')
  expect([notice?.open, notice?.textContent]).toEqual([false, 'Winter hoursPinned10 Jan 2031From 8:00 to 20:00.'])
  await user.click(screen.getByText('Winter hours'))
  expect(notice?.open).toBe(true)
})

it('shows each lane with its borders, and the days or the number of its trains', async () => {
  const of = (destinationCode: string, weekdays: number[], serviceModeId: Lane['serviceModeId'] = 'R') => ({
    serviceModeId,
    originCode: 'CNXIA',
    originName: "Xi'an",
    destinationCode,
    destinationName: destinationCode,
    borderNames: ['Khorgos', 'Brest'],
    weekdays,
    currency: 'EUR',
    price: '4480.00',
    transitDaysMin: 14,
    transitDaysMax: 16,
    sample: false,
  })
  const items = [of('DEHAM', [2, 5]), of('DEDUI', [1, 2, 3, 4]), of('PLMAL', [1, 2, 3, 4, 5, 6, 7]), of('FRA', [], 'A')]
  serve({ lanes: items })
  await openPages([{ path: '/', element: <HomeView page={page} /> }])
  const lane = await screen.findByRole('link', { name: /DEHAM/ })
  expect([...lane.querySelectorAll('ol li')].map((stop) => stop.textContent)).toEqual([
    "Xi'an",
    'Khorgos',
    'Brest',
    'DEHAM',
  ])
  expect(lane.textContent).toContain('14–16 days · Tue, Fri')
  expect(screen.getByRole('link', { name: /DEDUI/ }).textContent).toContain('· 4 a week')
  expect(screen.getByRole('link', { name: /PLMAL/ }).textContent).toContain('€4,480 / 40HQ14–16 days · daily')
  const byAir = screen.getByRole('link', { name: /FRA/ })
  expect(byAir.textContent).toMatch(/Air.*€4,480 \/ 100 kg14–16 days$/)
  expect(byAir.getAttribute('href')).toContain('/freight/air/query')
})

it('shows none of its own words while the house’s are coming', async () => {
  await openPages([{ path: '/', element: <HomeView page={undefined} isComing /> }])
  const heading = await screen.findByRole('heading', { level: 1, busy: true })
  expect(heading.textContent?.trim()).toBe('')
})

it('says who runs the portal, with an address to write to and a number to call', async () => {
  const company = {
    legalName: 'Landbridge International Logistics (Shanghai) Co., Ltd.',
    companyAddress: '188 Yangshupu Road, Shanghai',
    entityPhone: '+86 21 6500 1234',
  }
  serve({ company })
  const { unmount } = await openPages([{ path: '/', element: <HomeView page={page} /> }])
  const section = (await screen.findByRole('heading', { name: 'Who we are' })).closest('section')
  expect(section?.textContent).toContain('Landbridge International Logistics (Shanghai) Co., Ltd.188 Yangshupu Road')
  expect(screen.getByRole('link', { name: '+86 21 6500 1234' }).getAttribute('href')).toBe('tel:+862165001234')
  unmount()
  serve()
  await openPages([{ path: '/', element: <HomeView page={page} /> }])
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('heading', { name: 'Who we are' })).toBeNull()
})
