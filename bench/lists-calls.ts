import type { Client } from 'pg'

type ListCall = { name: string; by: 'customer' | 'staff'; path: string; body: Record<string, unknown> }
export type Measured = { name: string; bookings: number; median: number; total: number }

const own = '/api/v1/railorderonline-list'
const desk = '/api/v1/admin/booking-list'
const jobs = '/api/v1/admin/job-list'

/** Every list of the product that holds what grows, as people ask for it. A word that fits nothing is asked of each. */
export async function listCalls(
  db: Client,
  { bookings, customerId }: { bookings: number; customerId: string },
): Promise<ListCall[]> {
  const { rows } = await db.query<{ booking_no: string; box: string; mine: string; company: string }>(
    `select b.booking_no, b.container_nos[1] as box, (select booking_no from booking where customer_id = $1 and mode = 'R' and state = 'shipped' limit 1) as mine,
      (select name from customer where id = b.customer_id) as company
    from booking b where b.state = 'received' and b.customer_id <> $1 limit 1`,
    [customerId],
  )
  const [{ booking_no: bookingNo = '', box = '', mine = '', company = '' } = {}] = rows
  const farPage = Math.min(1000, bookings / 20 - 10)
  const all = { orderState: 'all', pageSize: 20 }
  const customer = (name: string, path: string, body: object): ListCall => ({
    name: `customer: ${name}`,
    by: 'customer',
    path,
    body: { ...body },
  })
  const staff = (name: string, path: string, body: object): ListCall => ({
    name: `staff: ${name}`,
    by: 'staff',
    path,
    body: { ...body },
  })
  return [
    customer('bookings', own, all),
    customer('bookings, page 40', own, { ...all, pageIndex: 40 }),
    customer('bookings, one state', own, { orderState: 'submitted' }),
    customer('bookings of all modes', '/api/v1/orderonline-alllist', all),
    customer('bookings, a number', own, { ...all, keyword: mine }),
    customer('bookings, nothing fits', own, { ...all, keyword: 'qqzzx' }),
    customer('bookings, two characters', own, { ...all, keyword: '茶叶' }),
    customer('bookings, a place by name', own, { ...all, Portd: 'Duisburg' }),
    customer('jobs', '/api/v1/railorderonline-worklist', all),
    customer('jobs, a number', '/api/v1/railorderonline-worklist', { ...all, keyword: mine }),
    customer('jobs, nothing fits', '/api/v1/railorderonline-worklist', { ...all, keyword: 'qqzzx' }),
    customer('tracking', '/api/v1/railwaytracking-list', {}),
    customer('tracking, nothing fits', '/api/v1/railwaytracking-list', { filter: 'qqzzx' }),
    customer('bookings by sea', '/api/v1/orderonlineztyt-list', all),
    customer('bookings by sea, nothing fits', '/api/v1/orderonlineztyt-list', { ...all, keyword: 'qqzzx' }),
    customer('jobs by sea', '/api/v1/orderonlineztyt-worklist', all),
    customer('tracking by sea', '/api/v1/seatracking-list', {}),
    staff('queue', desk, { orderState: 'submitted' }),
    staff('bookings', desk, all),
    staff('bookings, page 1000', desk, { ...all, pageIndex: farPage }),
    staff('bookings, by number', desk, { ...all, sortName: 'BookingNo' }),
    staff('bookings of mine', desk, { ...all, Assignee: 'mine' }),
    staff('bookings, a number', desk, { ...all, keyword: bookingNo }),
    staff('bookings, a container', desk, { ...all, keyword: box }),
    staff('bookings, nothing fits', desk, { ...all, keyword: 'qqzzx' }),
    staff('bookings, two characters', desk, { ...all, keyword: '茶叶' }),
    staff('bookings, two characters that nothing has', desk, { ...all, keyword: '鲸鱼' }),
    staff('bookings, a common word', desk, { ...all, keyword: 'machines' }),
    staff('bookings, a company', desk, { ...all, keyword: company }),
    staff('bookings, a place', desk, { ...all, keyword: 'Duisburg' }),
    staff('jobs', jobs, all),
    staff('jobs, page 1000', jobs, { ...all, pageIndex: farPage }),
    staff('jobs, a number', jobs, { ...all, keyword: bookingNo }),
    staff('jobs, a container', jobs, { ...all, keyword: box }),
    staff('jobs, nothing fits', jobs, { ...all, keyword: 'qqzzx' }),
    staff('companies', '/api/v1/admin/customer-list', {}),
    staff('companies, two characters', '/api/v1/admin/customer-list', { keyword: '华通' }),
    staff('companies, nothing fits', '/api/v1/admin/customer-list', { keyword: 'qqzzx' }),
    staff('users', '/api/v1/admin/user-list', { Kind: 'customer' }),
    staff('users, nothing fits', '/api/v1/admin/user-list', { Kind: 'customer', keyword: 'qqzzx' }),
    staff('prices', '/api/v1/admin/tariff-list', {}),
    staff('prices, a number', '/api/v1/admin/tariff-list', { keyword: 'RT000777' }),
    staff('departures', '/api/v1/admin/departure-list', {}),
    staff('departures, nothing fits', '/api/v1/admin/departure-list', { keyword: 'qqzzx' }),
    staff('log', '/api/v1/admin/audit-list', {}),
    staff('log, page 400', '/api/v1/admin/audit-list', { pageIndex: 400 }),
    staff('log, a user', '/api/v1/admin/audit-list', { Who: 'clerk7' }),
    staff('log, nobody', '/api/v1/admin/audit-list', { Who: 'qqzzx' }),
  ]
}

const pairsOf = (measured: readonly Measured[], [few, many]: readonly number[]) =>
  measured
    .filter(({ bookings }) => bookings === few)
    .map((small) => ({
      ...small,
      few: small.median,
      big: measured.find((one) => one.bookings === many && one.name === small.name),
    }))

const ms = (median: number | undefined) => median?.toFixed(1) ?? ''

/** The medians as a table for RESULTS.md. */
export const tableOf = (measured: readonly Measured[], sizes: readonly number[]): string =>
  [
    `| list | ${sizes.map((size) => `ms with ${size.toLocaleString('en')}`).join(' | ')} | × | found |`,
    '|---|---|---|---|---|',
    ...pairsOf(measured, sizes).map(
      ({ name, few, big }) =>
        `| ${name} | ${ms(few)} | ${ms(big?.median)} | ${((big?.median ?? 0) / few).toFixed(2)} | ${big?.total} |`,
    ),
  ].join('\n')

/** What does not hold of what is wanted. */
export function wrongIn(measured: readonly Measured[], sizes: readonly number[]): string[] {
  const pairs = pairsOf(measured, sizes)
  const bigOf = (name: string) => pairs.find((one) => one.name === name)?.big?.median ?? 0
  const slow = pairs.flatMap(({ name, few, big }) => {
    const median = big?.median ?? 0
    if (name.startsWith('customer')) return median > few * 1.3 ? [`${name}: more than 1.3 × its time with few`] : []
    if (name.includes('page')) {
      const first = bigOf(name.replace(/, page \d+/, ''))
      return median > first * 3 ? [`${name}: more than 3 × its first page`] : []
    }
    const most = name.includes(',') ? 50 : 30
    return median > most ? [`${name}: ${ms(median)} ms, wanted ${most}`] : []
  })
  return slow.length > 0 ? slow : ['All lists keep to what is wanted.']
}
