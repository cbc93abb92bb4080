import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { root } from '../scripts/set-up.mjs'
import { PlainClient } from '../tooling/plain-client.ts'
import { type PortalProcess, startPortal } from '../tooling/portal-process.ts'

// A portal's bundle must find the files beside the sources: fonts, pictures, word lists, data and the embedded
// database.
const folder = await mkdtemp(join(tmpdir(), 'landbridge-bundle-'))
let portal: PortalProcess
beforeAll(async () => {
  const demo = inject('demo')
  if (demo) await cp(demo, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') })
  portal = await startPortal({ DATA_DIR: folder }, { from: 'bundle' })
})
afterAll(async () => {
  await portal?.stop()
  await rm(folder, { recursive: true, force: true })
})

const landbridge = (words: readonly string[], environment: Record<string, string> = {}) => {
  const env = { ...process.env, DATA_DIR: folder, ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/landbridge.mjs', ...words], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

it('draws papers and pictures of letters', async () => {
  const customer = await new PlainClient(portal.address).logIn('demo')
  const list = await customer.send('POST', '/api/v1/railorderonline-list', { orderState: 'received', pageSize: 1 })
  const [booking] = (list.body.data?.Items ?? []) as readonly { keyId: string }[]
  const paper = await customer.sendRaw('GET', '/api/v1/order-confirmation', { keyId: booking?.keyId })
  expect([paper.status, paper.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const v = crypto.randomUUID()
  const picture = await customer.sendRaw('GET', '/f9api/api/v1/getimgverifycode', { v })
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

it('finds dangerous goods in its data, draws the front page, and refuses in the language of the reader', async () => {
  const guest = new PlainClient(portal.address)
  guest.headers = { 'Accept-Language': 'ru' }
  const found = await guest.send('GET', '/api/v1/un-number-list', { key: '1263' })
  expect(found.body).toMatchObject({ success: true, data: [{ UnNo: '1263' }] })
  expect(await (await fetch(`${portal.address}/?lang=en`)).text()).toContain('<html lang="en"')
  const refused = await guest.send('POST', '/api/v1/login-account', { account: 'demo', password: 'not-this-one' })
  expect(String(refused.body.message)).toMatch(/[а-я]/)
})

it('gives people its commands from the same bundle', async () => {
  expect(landbridge(['audit', 'verify'])).toMatchObject({ status: 1, said: expect.stringContaining('Stop it first') })
  await portal.stop()
  const common = landbridge(['admin', 'create', '--account', 'newcomer'], { ADMIN_PASSWORD: 'q1w2e3r4t5y6u7i8o9p0' })
  expect(common).toMatchObject({ status: 1, said: expect.stringMatching(/common/) })
  expect(landbridge(['audit', 'verify'])).toMatchObject({ status: 0, said: expect.stringMatching(/is whole/) })
})
