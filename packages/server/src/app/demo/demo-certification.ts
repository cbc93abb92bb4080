import { customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { certificationEndpoints } from '@landbridge/contract/document/certification-endpoints'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { demoPaper } from './demo-paper.ts'
import { customerId, type DemoCompany, demoCompanies, staffId, userId } from './demo-people.ts'
import type { DemoPortal } from './demo-portal.ts'

/** Certifies the demo's companies, most before their first booking; one asked yesterday and waits for the desk. */
export async function certifyDemoCompanies(portal: DemoPortal, begin: Date, now: Date): Promise<void> {
  const desk = portal.staff(staffId('sales'))
  for (const [i, company] of demoCompanies.entries()) {
    portal.setTime(company.certified ? timeAfterDays(begin, -9 - i) : timeAfterDays(now, -0.8))
    const version = await askToBeCertified(portal, company)
    if (!company.certified) continue
    portal.setTime(timeAfterDays(begin, -8 - i))
    await desk(customerDeskEndpoints.certify, { id: customerId(company), version })
  }
}

async function askToBeCertified(portal: DemoPortal, company: DemoCompany): Promise<number> {
  const owner = portal.customer(userId(company.contact), customerId(company))
  const { name, taxNo, address, phone, shortName } = company
  const fileName = `${shortName.replaceAll(/\W+/g, '-')}-licence.pdf`
  const lines = ['Business licence', name, `Registration no. ${taxNo}`, address, 'Sample paper of the demo business']
  const fid = await owner.upload(fileName, demoPaper(lines))
  await owner(certificationEndpoints.add, { fid, documentType: 'BLIC' })
  const { version } = await owner(customerEndpoints.showCompany, {})
  const applied = await owner(customerEndpoints.askCertification, { customer: { taxNo, address, phone }, version })
  return applied.version
}
