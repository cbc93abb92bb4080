import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { customerDeskEndpoints as desk } from '@landbridge/contract/customer/customer-desk-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertUser } from '../../access/index.ts'
import { insertCustomer } from '../../customer/index.ts'
import { newWorld } from '../../testing/world.ts'
import { certifyDemoCompanies } from './demo-certification.ts'
import { customerId, customerUsers, demoCompanies, demoCustomers, staffUsers } from './demo-people.ts'
import { demoPortal } from './demo-portal.ts'

let folder = ''
const before = process.env.DATA_DIR
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landbridge-demo-'))
  process.env.DATA_DIR = folder
})
afterAll(async () => {
  process.env.DATA_DIR = before
  await rm(folder, { recursive: true })
})

it('certifies companies by their papers, and leaves one for the desk to look at', async () => {
  const { db, staff } = await newWorld()
  const [begin, now] = [new Date('2029-11-01T00:00:00Z'), new Date('2031-01-15T08:00:00Z')]
  await db.as({ actor: 'system' }, async (tx) => {
    for (const user of staffUsers('no password')) await insertUser(tx, user)
    for (const customer of demoCustomers(begin)) await insertCustomer(tx, customer)
    for (const user of customerUsers('no password')) await insertUser(tx, user)
    await certifyDemoCompanies(await demoPortal(tx), begin, now)
  })
  for (const company of [demoCompanies[0], demoCompanies.find(({ certified }) => !certified)]) {
    if (!company) throw new Error('the demo business has no such company')
    const id = customerId(company)
    const shown = (await staff(desk.detail, { id })).body.data
    expect(shown).toMatchObject({
      state: company.certified ? 'certified' : 'underReview',
      taxNo: company.taxNo,
      address: company.address,
    })
    const papers = (await staff(documentEndpoints.list, { id })).body.data
    expect(papers).toMatchObject([{ documentType: 'BLIC', fileName: expect.stringMatching(/-licence\.pdf$/) }])
    const paper = await staff.send({ ...documentEndpoints.download, body: { fid: papers[0]?.fid } })
    expect(paper.body).toContain(company.taxNo)
  }
}, 180_000)
