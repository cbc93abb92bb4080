import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { ownPortal } from '../tooling/own-portal.ts'
import { PlainClient } from '../tooling/plain-client.ts'
import { logIn, type Visit, visit } from './browser.ts'
import { items } from './job-over-http.ts'

async function runsThroughSightings({ page }: Visit): Promise<void> {
  await page.locator('.leaflet-container .map-behind').waitFor()
  await expect.poll(() => page.evaluate(sightingsBesideLine)).toEqual([])
  expect(await page.locator('.leaflet-container .map-pin:not(.todo), .map-stop:not(.todo)').count()).toBeGreaterThan(1)
}

/** Marks of the map beside which the red line passes by more than 4 px. */
function sightingsBesideLine(): string[] {
  const line = document.querySelector<SVGPathElement>('.map-behind')
  if (!line) return ['no line']
  const toScreen = line.getScreenCTM()
  const length = line.getTotalLength()
  const along = Array.from({ length: 2_001 }, (_, at) =>
    line.getPointAtLength((at * length) / 2_000).matrixTransform(toScreen ?? undefined),
  )
  return [...document.querySelectorAll('.map-pin:not(.todo), .map-stop:not(.todo)')].flatMap((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect()
    const [x, y] = [left + width / 2, mark.matches('.map-pin') ? top + height : top + height / 2]
    const off = Math.min(...along.map((point) => Math.hypot(point.x - x, point.y - y)))
    return off > 4 ? [`${mark.getAttribute('aria-label') ?? mark.getAttribute('class')}: ${off.toFixed(1)} px`] : []
  })
}

/** The red of each stop of a way: passed or to come, and the share of the halves beside it. */
const redOf = async (way: Locator): Promise<string> => {
  const stops = await way.locator('li').evaluateAll((drawn) =>
    drawn.map((stop) => {
      const { style, className } = stop as HTMLElement
      return [className, style.getPropertyValue('--out'), style.getPropertyValue('--in')].join(' ')
    }),
  )
  return stops.join()
}

async function onItsWay(trackingPath: string) {
  const customer = await new PlainClient(ownPortal()).logIn('demo')
  const rows = items(await customer.send('POST', `/api/v1/${trackingPath}`, { pageIndex: 1, pageSize: 50 }))
  const row = rows.find(({ DoneKm, TotalKm }) => Number(DoneKm) > 300 && Number(DoneKm) < Number(TotalKm) - 300)
  if (!row) throw new Error(`${trackingPath} has nothing on its way.`)
  return { bookingNo: String(row.BookingNo), jobNo: String(row.JobNoIn) }
}

const underway = [
  { mode: 'truck', trackingPath: 'highwaytracking-list' },
  { mode: 'sea', trackingPath: 'seatracking-list' },
]

it('draws the same share of a way red in every list and on every page, and the map through all places where it was seen, by road and by sea', async () => {
  const customer = await visit()
  const { page, goto } = customer
  await goto('/')
  await logIn(customer, 'demo')
  for (const { mode, trackingPath } of underway) {
    const { bookingNo, jobNo } = await onItsWay(trackingPath)
    const drawn: string[] = []
    const look = async (way: Locator) => {
      await way.first().waitFor()
      drawn.push(await redOf(way.first()))
    }
    const rowThenPage = async (list: string, no: string) => {
      await goto(list)
      await look(page.getByRole('row').filter({ hasText: no }).locator('.route'))
      await page.getByText(no).first().click()
      await page.getByRole('heading', { level: 1, name: no }).waitFor()
      await look(page.locator('main .route:has(li)'))
      return new URL(page.url()).pathname.split('/').at(-1)
    }
    await rowThenPage(`/user/order/booking/${mode}?keyword=${bookingNo}`, bookingNo)
    const jobId = await rowThenPage(`/user/order/workOrder/${mode}?keyword=${jobNo}`, jobNo)
    await goto(`/user/order/tracking/${mode}/list?filter=${jobNo}`)
    await look(page.getByRole('table').locator('.route'))
    expect(drawn[0]).toMatch(/%/)
    expect(drawn).toEqual(drawn.map(() => drawn[0]))

    await goto(`/user/order/track-info/${jobId}`)
    await runsThroughSightings(customer)
  }
})
