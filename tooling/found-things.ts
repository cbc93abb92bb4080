import { bookingStates } from '@landbridge/contract/booking/booking-lifecycle'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { modes } from '@landbridge/contract/shared/modes'
import { portalNow } from './moment.ts'
import { PlainClient } from './plain-client.ts'

type Row = Record<string, unknown>

const rowsOf = async (client: PlainClient, path: string, filter: Row = {}): Promise<readonly Row[]> => {
  const { status, body } = await client.send('POST', path, { pageIndex: 1, pageSize: 100, ...filter })
  if (!body.success) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body.data?.Items as Row[]
}

/** Rows of every state, those with a price first, since one without is not accepted by the first button. */
async function bookingsOf(client: PlainClient, path: string): Promise<readonly Row[]> {
  const ofState = (orderState: string) => rowsOf(client, path, { orderState, pageSize: 20 })
  const rows = (await Promise.all(bookingStates.map(ofState))).flat()
  return rows.toSorted((a, b) => Number(a.ToQuote === 'T') - Number(b.ToQuote === 'T'))
}

/** The id of the first row in a state and of a load type, or of the first of all. */
const idFrom =
  (what: string, rows: readonly Row[]) =>
  (state?: string, loadType?: string): string => {
    const of = (row: Row) => (state ?? row.state) === row.state && (loadType ?? row.LoadType) === row.LoadType
    const found = rows.find(of)
    if (!found) throw new Error(`The demo business has no ${what} ${[state, loadType].join(' ')}.`)
    return String(found.keyId)
  }

/** The modes whose loads fill no container. */
export const loadModes = ['air', 'truck'] as const

/** What a customer has that goes by each of them. */
async function loadsOf(customer: PlainClient) {
  const found = loadModes.map(async (mode) => {
    const [bookings, jobs] = await Promise.all([
      bookingsOf(customer, `/api/v1/${modes[mode].orderPath}-list`),
      rowsOf(customer, `/api/v1/${modes[mode].orderPath}-worklist`),
    ])
    return [mode, { booking: idFrom(`booking (${mode})`, bookings), job: idFrom(`job (${mode})`, jobs) }] as const
  })
  return Object.fromEntries(await Promise.all(found)) as Record<
    (typeof loadModes)[number],
    Record<'booking' | 'job', ReturnType<typeof idFrom>>
  >
}

/** Things of the demo business that pages are about, by their ids, in the states that give their pages other buttons. */
export type FoundThings = Awaited<ReturnType<typeof findThings>>

/** Looks the things up as people would, and shares one box with whoever has the link. */
export async function findThings(address: string) {
  const customer = await new PlainClient(address).logIn('demo')
  const office = await new PlainClient(address).logIn('admin')
  const jobs = await rowsOf(customer, '/api/v1/railorderonline-worklist')
  const travelling = jobs.find(({ ConNo, state }) => ConNo && state === 'underway')
  const { BookingNo: bookingNo, JobNoIn: jobNo, ConNo: boxes } = travelling ?? {}
  // A job of several boxes names them all.
  const [containerNo] = String(boxes).split(',')
  const share = await customer.send('POST', '/api/v1/share-tracking', { JobNoIn: jobNo, ConNo: containerNo })
  if (!share.body.success) throw new Error(`No box can be shared: ${JSON.stringify(share.body)}`)
  // Those of the next days are past their cut-offs, and there are hundreds of them.
  const startDate = businessDay(new Date(portalNow() + 7 * 86_400_000))
  const departures = await rowsOf(office, '/api/v1/admin/departure-list', { startDate, SvTrafficId: 'R' })
  const open = departures.find(({ IsOpen }) => IsOpen)
  if (!open) throw new Error('The demo business has no train that can be booked.')
  return {
    booking: idFrom('booking', await bookingsOf(customer, '/api/v1/orderonline-alllist')),
    job: idFrom('job', jobs),
    deskBooking: idFrom('booking at the desk', await bookingsOf(office, '/api/v1/admin/booking-list')),
    deskJob: idFrom('job at the desk', await rowsOf(office, '/api/v1/admin/job-list', { orderState: 'all' })),
    tariff: idFrom('tariff', await rowsOf(office, '/api/v1/admin/tariff-list')),
    departure: idFrom('departure', departures),
    service: idFrom('service', await rowsOf(office, '/api/v1/admin/service-list')),
    /** A train as a price list hands it over to the booking form. */
    train: {
      originCode: String(open.PortlCd),
      destinationCode: String(open.PortdCd),
      departureId: String(open.keyId),
      boxes: '2*40HQ',
    },
    seaBooking: idFrom('booking by sea', await rowsOf(customer, `/api/v1/${modes.sea.orderPath}-list`)),
    seaJob: idFrom('job by sea', await rowsOf(customer, `/api/v1/${modes.sea.orderPath}-worklist`)),
    load: await loadsOf(customer),
    consolidation: idFrom('consolidation', await rowsOf(office, '/api/v1/admin/consolidation-list')),
    customer: idFrom('customer', await rowsOf(office, '/api/v1/admin/customer-list')),
    shared: [String(bookingNo), String(jobNo), String(containerNo), { key: String(share.body.data?.key) }] as const,
  }
}
