import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'
import { bookingBody } from '../tooling/booking-body.ts'
import { PlainClient } from '../tooling/plain-client.ts'
import { startPortal } from '../tooling/portal-process.ts'

const programs = findPostgres()

it.skipIf(!programs)('does on two nodes over one PostgreSQL what one node does', async () => {
  const [folder, base] = await Promise.all(
    ['nodes-', 'postgres-'].map((name) => mkdtemp(join(tmpdir(), `landbridge-${name}`))),
  )
  const postgres = await startPostgres(programs ?? '', base ?? '')
  const node = (name: string) =>
    startPortal({ DATABASE_URL: postgres.url, DATA_DIR: join(folder ?? '', name), LOG_LEVEL: 'silent' })
  const one = await node('one')
  const other = await node('other')
  try {
    // A session begun on one node is known on the other, and ends on both at once.
    const here = await new PlainClient(one.address).logIn('demo')
    const there = new PlainClient(other.address)
    const session = { tokenId: here.tokenId, cookie: here.cookie }
    expect((await there.send('GET', '/api/v1/user-info', {}, session)).status).toBe(200)

    // Twins of one call that meet different nodes make one booking.
    const body = { ...(await bookingBody(here)), ProxyNo: 'TWINS' }
    const key = randomUUID()
    const twins = await Promise.all(
      [here, there, here, there].map((client) =>
        client.send('POST', '/api/v1/railorderonline', body, { ...session, key }),
      ),
    )
    expect(new Set(twins.map((twin) => twin.body.data?.keyId)).size).toBe(1)
    const listed = await there.send('POST', '/api/v1/railorderonline-list', { keyword: 'TWINS' }, session)
    expect(listed.body.data).toMatchObject({ Total: 1 })

    await here.send('POST', '/api/v1/logout')
    expect((await there.send('GET', '/api/v1/user-info', {}, session)).status).toBe(401)
  } finally {
    await Promise.all([one.stop(), other.stop()])
    await postgres.stop()
    for (const made of [folder, base]) await rm(made ?? '', { recursive: true, force: true })
  }
})
