import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { bookingBody, dayFromNow } from '../tooling/booking-body.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import { PlainClient, type Reply } from '../tooling/plain-client.ts'

const done = (reply: Reply) => {
  expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ success: true })
  return (reply.body.data ?? {}) as Record<string, unknown>
}
const items = (reply: Reply) => done(reply).Items as Record<string, unknown>[]

it('carries the main job from price to followed container over plain HTTP, in the names of the specification', async () => {
  const address = ownPortal()
  const key = randomUUID()
  const guest = new PlainClient(address)
  const customer = await new PlainClient(address).logIn('demo')
  const clerk = await new PlainClient(address).logIn('ops')

  const prices = items(
    await guest.send('GET', '/api/v1/railpricefcl-list', {
      ...{ PortlCd: 'CNXIA', PortdCd: 'DEHAM', currcd: 'USD' },
      queryDate: dayFromNow(20),
    }),
  )
  expect(prices.length).toBeGreaterThan(0)
  expect(prices[0]).toMatchObject({ PortlCd: 'CNXIA', PortdCd: 'DEHAM', Currcd: 'USD' })
  const trains = done(
    await guest.send('POST', '/api/v1/multitrainfrequency-list', { PortlCd: 'CNXIA', PortdCd: 'DEHAM' }),
  )
  expect(JSON.stringify(trains)).toMatch(/40HQ/)

  const body = {
    ...(await bookingBody(customer)),
    ProxyNo: 'HTTP-STORY',
    QuoteId: prices[0]?.keyId,
    QuoteType: 'PRICE',
  }
  const refused = await guest.send('POST', '/api/v1/railorderonline', body)
  expect(refused).toMatchObject({ status: 401, body: { code: 'access.token-empty' } })
  const booked = done(await customer.send('POST', '/api/v1/railorderonline', body, { key }))
  expect(booked.BookingNo).toMatch(/^R\d{6}-[2-9A-HJ-NP-Z]{5}$/)
  const again = done(await customer.send('POST', '/api/v1/railorderonline', body, { key }))
  expect(again.keyId).toBe(booked.keyId)

  const received = done(
    await clerk.send(
      'PUT',
      '/api/v1/admin/booking-receive',
      { keyId: booked.keyId, version: booked.version },
      { json: true },
    ),
  )
  expect(received.state).toBe('received')
  const opened = done(await clerk.send('POST', '/api/v1/admin/job-open', { BookingId: booked.keyId }, { json: true }))
  const [job] = opened.Jobs as { keyId: string; JobNoIn: string }[]
  expect(job?.JobNoIn).toMatch(/^JR\d{4}-[2-9A-HJ-NP-Z]{5}$/)
  const jobId = job?.keyId ?? ''
  const jobNo = job?.JobNoIn ?? ''

  const shown = done(await clerk.send('GET', '/api/v1/admin/job-detail', { keyId: jobId }))
  const [box] = shown.Containers as { keyId: string }[]
  const container = {
    keyId: jobId,
    version: shown.version,
    ContainerId: box?.keyId,
    ConNo: 'CSQU3054383',
    SealNo: 'SL88213',
    Ctns: 420,
    Weight: '18640',
    Meas: '64.2',
  }
  const wrong = await clerk.send(
    'PUT',
    '/api/v1/admin/job-container-save',
    { ...container, ConNo: 'CSQU3054384' },
    { json: true },
  )
  expect(wrong.status).toBe(422)
  done(await clerk.send('PUT', '/api/v1/admin/job-container-save', container, { json: true }))

  const sheet = done(await clerk.send('POST', '/api/v1/admin/milestone-list', { keyId: jobId }))
  const lines = sheet.Lines as { Step: string }[]
  expect(lines.map(({ Step }) => Step)).toContain('DEPA.origin')
  const now = new Date(Date.now() + 8 * 3_600_000 - 60_000).toISOString().slice(0, 19).replace('T', ' ')
  const departed = {
    keyId: jobId,
    Step: 'DEPA.origin',
    Classifier: 'ACT',
    At: now,
    KeepWarnings: 'T',
    Reason: 'Left early',
  }
  done(await clerk.send('PUT', '/api/v1/admin/milestone-save', departed, { json: true }))
  const csv = `ConNo,LocationTime,Latitude,Longitude,Addr,Source\nCSQU3054383,${now},44.84,65.5,"Kyzylorda, Kazakhstan",train`
  done(await clerk.send('POST', '/api/v1/admin/position-import', { keyId: jobId, Csv: csv }, { json: true }))

  const detail = done(await customer.send('GET', '/api/v1/railorderonline-detail', { keyId: booked.keyId }))
  expect(detail.state).toBe('shipped')
  const followed = items(await customer.send('POST', '/api/v1/railwaytracking-list', { filter: 'CSQU3054383' }))
  expect(followed[0]).toMatchObject({ ConNo: 'CSQU3054383', JobNoIn: jobNo })
  const stranger = await new PlainClient(address).logIn('nordwind')
  const hidden = await stranger.send('GET', '/api/v1/railorderonline-detail', { keyId: booked.keyId })
  const absent = await stranger.send('GET', '/api/v1/railorderonline-detail', {
    keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  })
  expect(hidden).toEqual(absent)

  const share = done(await customer.send('POST', '/api/v1/share-tracking', { JobNoIn: jobNo, ConNo: 'CSQU3054383' }))
  const trace = await fetch(
    `${address}/logistics/open-up/getLocationInfo/${jobNo}/CSQU3054383?orderNum=${booked.BookingNo}&key=${shareKey(share)}`,
  )
  const seen = (await trace.json()) as { status: number; data: { track: { latitude: number; address: string }[] } }
  expect(seen.status).toBe(200)
  expect(seen.data.track.at(-1)).toMatchObject({ address: 'Kyzylorda, Kazakhstan' })
  const without = await fetch(
    `${address}/logistics/open-up/getLocationInfo/${jobNo}/CSQU3054383?orderNum=${booked.BookingNo}&key=wrong`,
  )
  expect(((await without.json()) as typeof seen).data.track).toEqual([])
})

function shareKey(share: Record<string, unknown>): string {
  const said = String(share.Key ?? share.key ?? share.Url ?? share.url ?? '')
  return /key=([^&]+)/.exec(said)?.[1] ?? said
}
