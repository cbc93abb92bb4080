import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import {
  certificationEndpoints as calls,
  neededPaper,
  paperEndings,
} from '@landbridge/contract/document/certification-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { askCertification, checkPapersOpen, companyViewOf, loadCustomer } from '../customer/index.ts'
import { companyOf } from '../platform/caller.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { attachmentsOf, loadAttachment } from './attachment-store.ts'
import { attach, deleteAttachment } from './file-commands.ts'

const mostPapers = 10

/** The papers of a certification, and asking for it: a company shows at least its licence. */
export function certificationRoutes(port: Port): void {
  serve(port, calls.add, async ({ fid, documentType }, call) => {
    const customerId = await companyWithOpenPapers(call)
    const [file, papers] = await Promise.all([
      loadAttachment(call.tx, fid, customerId),
      attachmentsOf(call.tx, customerId, customerId),
    ])
    if (!paperEndings.some((ending) => file.fileName.toLowerCase().endsWith(`.${ending}`))) {
      throw new Problem('shared.invalid-input', { fid: 'document.paper-type' })
    }
    const isNew = papers.every(({ id }) => id !== fid)
    if (isNew && papers.length >= mostPapers) throw new Problem('shared.invalid-input', { fid: 'document.papers-many' })
    await attach(call, { fid, parentKind: 'customer', parentId: customerId, customerId, documentType })
    return { fid }
  })

  serve(port, calls.remove, async ({ fid }, call) => {
    await deleteAttachment(call, fid, await companyWithOpenPapers(call))
    return {}
  })

  serve(port, customerEndpoints.askCertification, async ({ customer = {}, version }, call) => {
    const customerId = companyOf(call.caller)
    const papers = await attachmentsOf(call.tx, customerId, customerId)
    const hasLicence = papers.some(({ docType }) => docType === neededPaper)
    return companyViewOf(await askCertification(customer, { version, hasLicence }, call), 'customer')
  })
}

/** The caller's company, if staff are not looking at its papers and have not found them right. */
async function companyWithOpenPapers(call: Call<'customer'>): Promise<string> {
  const customer = await loadCustomer(call.tx, companyOf(call.caller))
  checkPapersOpen(customer)
  return customer.id
}
