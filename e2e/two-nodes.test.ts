import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { findPostgres } from '../scripts/postgres.mjs'
import { form } from '../tooling/answers/booking-forms.ts'
import { insertPeople } from '../tooling/answers/people.ts'
import { dayFromNow } from '../tooling/booking-body.ts'
import { startNodes } from '../tooling/nodes.ts'
import { upload } from '../tooling/plain-client.ts'

it.skipIf(!findPostgres())('does on two nodes over one PostgreSQL what one node does', async () => {
  const nodes = await startNodes()
  try {
    await insertPeople(nodes.ask)
    // A session begun on one node is known on the other, and ends on both at once.
    const here = await nodes.client(0).logIn('chen')
    const there = nodes.client(1)
    const session = { tokenId: here.tokenId, cookie: here.cookie }
    expect((await there.send('GET', '/api/v1/user-info', {}, session)).status).toBe(200)

    // Twins of one call that meet different nodes make one booking.
    const body = form({
      ReadyDate: dayFromNow(14),
      WantDate: dayFromNow(20),
      QuoteType: 'NONE',
      AskQuote: 'T',
      ProxyNo: 'TWINS',
    })
    const key = randomUUID()
    const twins = await Promise.all(
      [here, there, here, there].map((client) =>
        client.send('POST', '/api/v1/railorderonline', body, { ...session, key }),
      ),
    )
    expect(twins.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(twins.map((twin) => twin.body.data?.keyId)).size).toBe(1)
    const listed = await there.send('POST', '/api/v1/railorderonline-list', { keyword: 'TWINS' }, session)
    expect(listed.body.data).toMatchObject({ Total: 1 })

    // A file that came in at one node is read at the other.
    const bytes = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
    const { fid } = await upload(here, 'invoice.pdf', bytes)
    const read = await there.sendRaw('POST', '/api/v1/downloadfile', { fid }, session)
    expect([read.status, read.bytes]).toEqual([200, bytes])

    await here.send('POST', '/api/v1/logout')
    expect((await there.send('GET', '/api/v1/user-info', {}, session)).status).toBe(401)
  } finally {
    await nodes.stop()
  }
})
