import { customerDeskEndpoints as desk } from '@landbridge/contract/customer/customer-desk-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { expect, it } from 'vitest'
import { insertUser } from '../../access/index.ts'
import { insertCustomer } from '../../customer/index.ts'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { certifyDemoCompanies } from './demo-certification.ts'
import { customerId, customerUsers, demoCompanies, demoCustomers, staffUsers } from './demo-people.ts'
import { demoPortal } from './demo-portal.ts'

it('certifies companies by their papers, and leaves one for the desk to look at', async () => {
  const { db, staff, settings } = await newWorld()
  const [begin, now] = [new Date('2029-11-01T00:00:00Z'), new Date('2031-01-15T08:00:00Z')]
  await db.as(system, async (tx) => {
    for (const user of staffUsers('no password')) await insertUser(tx, user)
    for (const customer of demoCustomers(begin)) await insertCustomer(tx, customer)
    for (const user of customerUsers('no password')) await insertUser(tx, user)
    const portal = await demoPortal(settings)
    await portal.within(tx, () => certifyDemoCompanies(portal, begin, now))
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
})
