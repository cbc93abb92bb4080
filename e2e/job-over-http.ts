import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { dayFromNow } from '../tooling/booking-body.ts'
import { portalNow } from '../tooling/moment.ts'
import { PlainClient, type Reply } from '../tooling/plain-client.ts'

type Fields = Record<string, unknown>

/** What an answer holds; that it is no refusal is tried as well. */
export function done(reply: Reply): Fields {
  expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ success: true })
  return reply.body.data ?? {}
}
export const items = (reply: Reply) => done(reply).Items as Fields[]

/** What the story of a mode needs to know: where it goes, and by which names its calls go. */
export type ModeOverHttp = {
  lane: { PortlCd: string; PortdCd: string }
  pricePath: string
  orderPath: string
  trackingPath: string
  bookingNo: RegExp
  jobNo: RegExp
}

/** Guest, customer and clerk, each with a program of their own, and a stranger of another company. */
export const peopleAt = async (address: string) => ({
  guest: new PlainClient(address),
  customer: await new PlainClient(address).logIn('demo'),
  clerk: await new PlainClient(address).logIn('ops'),
  stranger: await new PlainClient(address).logIn('nordwind'),
})
export type People = Awaited<ReturnType<typeof peopleAt>>

/** A moment in Shanghai, as the wire writes it. */
export const shanghaiTime = (minutesFromNow: number) =>
  new Date(portalNow() + 8 * 3_600_000 + minutesFromNow * 60_000).toISOString().slice(0, 19).replace('T', ' ')

/** A command of the desk that must be taken. */
export const desk = async (clerk: PlainClient, name: string, fields: Fields, method = 'PUT') =>
  done(await clerk.send(method, `/api/v1/admin/${name}`, fields, { json: true }))

type Price = Fields & {
  keyId: string
  Departures: { keyId: string; TrainNo: string; Vessel?: string }[]
  SharedContainer?: { PerM3: string }
}

/** The first of what a guest is offered on the lane. */
export async function priceFor(
  guest: PlainClient,
  { lane, pricePath }: ModeOverHttp,
  asked: Fields = {},
): Promise<Price> {
  const prices = items(
    await guest.send('GET', `/api/v1/${pricePath}`, {
      ...lane,
      currcd: 'USD',
      queryDate: dayFromNow(20),
      ...asked,
    }),
  )
  expect(prices.length).toBeGreaterThan(0)
  expect(prices[0]).toMatchObject({ ...lane, Currcd: 'USD' })
  return prices[0] as Price
}

export type Booked = { keyId: string; version: number; BookingNo: string }

/** A booking that a guest cannot send, and a customer only once, however often it is sent. */
export async function bookOnce({ guest, customer }: People, mode: ModeOverHttp, body: Fields): Promise<Booked> {
  const path = `/api/v1/${mode.orderPath}`
  const key = randomUUID()
  const refused = await guest.send('POST', path, body)
  expect(refused).toMatchObject({ status: 401, body: { code: 'access.token-empty' } })
  const booked = done(await customer.send('POST', path, body, { key }))
  expect(booked.BookingNo).toMatch(mode.bookingNo)
  const again = done(await customer.send('POST', path, body, { key }))
  expect(again.keyId).toBe(booked.keyId)
  return booked as Booked
}

export const bookingOf = async (who: PlainClient, { orderPath }: ModeOverHttp, { keyId }: Pick<Booked, 'keyId'>) =>
  done(await who.send('GET', `/api/v1/${orderPath}-detail`, { keyId }))

/** The clerk accepts it as proposed. */
export async function accept(clerk: PlainClient, { keyId, version }: Booked): Promise<void> {
  const received = await desk(clerk, 'booking-receive', { keyId, version })
  expect(received.state).toBe('received')
}

export type OpenedJob = { keyId: string; JobNoIn: string }

export async function openJob(clerk: PlainClient, mode: ModeOverHttp, { keyId }: Booked): Promise<OpenedJob> {
  const { Jobs } = await desk(clerk, 'job-open', { BookingId: keyId }, 'POST')
  const [job] = Jobs as OpenedJob[]
  expect(job?.JobNoIn).toMatch(mode.jobNo)
  return job ?? { keyId: '', JobNoIn: '' }
}

export const jobAtDesk = async (clerk: PlainClient, { keyId }: Pick<OpenedJob, 'keyId'>) =>
  done(await clerk.send('GET', '/api/v1/admin/job-detail', { keyId })) as Fields & {
    version: number
    Containers: Fields[]
  }

/** Saves something of the head of a job as it stands. */
export async function headOf(clerk: PlainClient, job: OpenedJob, fields: Fields): Promise<Fields> {
  const { version } = await jobAtDesk(clerk, job)
  return desk(clerk, 'job-save', { keyId: job.keyId, version, ...fields })
}

/** The warehouse receives the cargo of a job and says what it has found. */
export async function receive(clerk: PlainClient, job: OpenedJob, found: Fields): Promise<Fields> {
  const { version } = await jobAtDesk(clerk, job)
  const receipt = { WhoName: 'Waigaoqiao', ReceivedAt: shanghaiTime(-60), ...found }
  return desk(clerk, 'workorder-receipt', { keyId: job.keyId, version, ...receipt })
}

/** How much of a charge stands on a job, and what it comes to. */
export async function chargeOf(clerk: PlainClient, job: OpenedJob, costCd: string): Promise<number[]> {
  const charges = (await jobAtDesk(clerk, job)).Charges as Fields[]
  const line = charges.find(({ CostCd }) => CostCd === costCd)
  return [Number(line?.Quantity), Number(line?.Amount)]
}

type StuffedBox = { ConNo: string; wrongNo: string } & Fields

/** Each box gets its number, its seal and what is in it; a number with a wrong check digit is refused. */
export async function stuffBoxes(clerk: PlainClient, job: OpenedJob, boxes: readonly StuffedBox[]): Promise<void> {
  const { Containers } = await jobAtDesk(clerk, job)
  expect(Containers).toHaveLength(boxes.length)
  for (const [at, { wrongNo, ...box }] of boxes.entries()) {
    const { version } = await jobAtDesk(clerk, job)
    const container = { keyId: job.keyId, version, ContainerId: Containers[at]?.keyId, ...box }
    const path = '/api/v1/admin/job-container-save'
    const wrong = await clerk.send('PUT', path, { ...container, ConNo: wrongNo }, { json: true })
    expect(wrong.status).toBe(422)
    await desk(clerk, 'job-container-save', container)
  }
}

/** The steps that are planned for a job, in their order. */
export async function stepsOf(clerk: PlainClient, { keyId }: OpenedJob): Promise<string[]> {
  const sheet = done(await clerk.send('POST', '/api/v1/admin/milestone-list', { keyId }))
  return (sheet.Lines as { Step: string }[]).map(({ Step }) => Step)
}

/** Something happened, though it was planned for later. */
export const happened = (clerk: PlainClient, { keyId }: OpenedJob, Step: string, At: string) =>
  desk(clerk, 'milestone-save', { keyId, Step, Classifier: 'ACT', At, KeepWarnings: 'T', Reason: 'Left early' })

/** Everything up to a step happens, shortly one after the other; the steps that are still to come. */
export async function goesOnTo(clerk: PlainClient, job: OpenedJob, steps: readonly string[], last: string) {
  const at = steps.indexOf(last) + 1
  expect(steps.slice(0, at)).toContain(last)
  for (const [i, step] of steps.slice(0, at).entries())
    await happened(clerk, job, step, shanghaiTime(5 * (i - steps.length) - 60))
  return steps.slice(at)
}

/** A deed on the bill of a job: its draft is sent, it is issued, freed or released. */
export async function billDeed(clerk: PlainClient, { keyId }: OpenedJob, deed: string, said: Fields = {}) {
  const { version } = await jobAtDesk(clerk, { keyId } as OpenedJob)
  return desk(clerk, `bill-${deed}`, { keyId, version, ...said })
}

/** The draft of a job's bill goes to its customer, who confirms it. */
export async function draftConfirmed({ customer, clerk }: Pick<People, 'customer' | 'clerk'>, job: OpenedJob) {
  await billDeed(clerk, job, 'draft-send')
  const answer = { jobNoIn: job.JobNoIn, DraftVersion: 1, Answer: 'confirm' }
  done(await customer.send('PUT', '/api/v1/draft-bill-answer', answer))
}

/** The rest happens, the cargo is released, and the customer confirms that all is done. */
export async function isCompleted(
  { customer, clerk }: People,
  mode: ModeOverHttp,
  { job, booked, steps }: { job: OpenedJob; booked: Booked; steps: readonly string[] },
): Promise<void> {
  for (const [at, step] of steps.entries()) await happened(clerk, job, step, shanghaiTime(-30 + at))
  await billDeed(clerk, job, 'release', { AgentInformed: 'Agent at destination' })
  const released = await jobAtDesk(clerk, job)
  expect(released.ReleaseState).toBe('released')
  const anyway = { KeepWarnings: 'T', Reason: 'Boxes are on their way back' }
  await desk(clerk, 'job-complete', { keyId: job.keyId, version: released.version, ...anyway })
  done(await customer.send('PUT', '/api/v1/ordercompletesheet_cofirm', { jobNoIn: job.JobNoIn }))
  expect((await bookingOf(customer, mode, booked)).state).toBe('completed')
}

/** Where a part of a job was seen, by a file. */
export const seenAt = (clerk: PlainClient, { keyId }: OpenedJob, row: string) =>
  desk(clerk, 'position-import', { keyId, Csv: `ConNo,LocationTime,Latitude,Longitude,Addr,Source\n${row}` }, 'POST')

/** A stranger learns no more of a booking than of one that does not exist. */
export async function isHiddenFrom(stranger: PlainClient, { orderPath }: ModeOverHttp, { keyId }: Booked) {
  const ask = (id: string) => stranger.send('GET', `/api/v1/${orderPath}-detail`, { keyId: id })
  const hidden = await ask(keyId)
  expect(hidden.status).toBe(404)
  expect(hidden).toEqual(await ask('6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'))
}

type Trace = { status: number; data: { track: { latitude: number; address: string }[] } }

/** Who has the customer's link sees where the box was seen last; who has another key sees nothing. */
export async function followsByLink(
  { customer }: People,
  { JobNoIn, ConNo, BookingNo, seen }: { JobNoIn: string; ConNo: string; BookingNo: string; seen: string },
): Promise<void> {
  const share = done(await customer.send('POST', '/api/v1/share-tracking', { JobNoIn, ConNo }))
  const trace = async (key: string) => {
    const way = `/logistics/open-up/getLocationInfo/${JobNoIn}/${ConNo}?orderNum=${BookingNo}&key=${key}`
    return (await (await fetch(`${customer.address}${way}`)).json()) as Trace
  }
  const followed = await trace(shareKey(share))
  expect(followed.status).toBe(200)
  expect(followed.data.track.at(-1)).toMatchObject({ address: seen })
  expect((await trace('wrong')).data.track).toEqual([])
}

function shareKey(share: Fields): string {
  const said = String(share.Key ?? share.key ?? share.Url ?? share.url ?? '')
  return /key=([^&]+)/.exec(said)?.[1] ?? said
}
