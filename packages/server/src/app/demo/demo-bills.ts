import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { demoPaper } from './demo-paper.ts'
import type { DemoPerson } from './demo-portal.ts'

const billSeen = async (clerk: DemoPerson, id: string) => ({
  id,
  version: (await clerk(jobDeskEndpoints.show, { id })).version,
  billSeq: 1,
})

export const sendDraftBill = async (clerk: DemoPerson, id: string) => clerk(desk.sendDraft, await billSeen(clerk, id))

/** The draft is confirmed by mail, as many customers do. */
export async function confirmDraftBill(clerk: DemoPerson, id: string): Promise<void> {
  await sendDraftBill(clerk, id)
  await clerk(desk.confirm, { ...(await billSeen(clerk, id)), reason: 'Confirmed by mail' })
}

export const issueDraftBill = async (clerk: DemoPerson, id: string) => clerk(desk.issue, await billSeen(clerk, id))

/** Frees the cargo of an issued bill: its originals come back, its telex release is ordered, or it goes to whom the waybill names. */
export async function releaseBill(clerk: DemoPerson, id: string): Promise<void> {
  const { bills } = await clerk(desk.show, { id })
  const bill = bills.find(({ isLive, level }) => isLive && level === 'house') ?? bills[0]
  if (!bill || !['issued', 'surrendered', 'telexOrdered'].includes(bill.billState)) return
  const { originals } = bill
  if (originals) {
    const fid = await clerk.upload(
      'originals.pdf',
      demoPaper(['Original bills of lading', `${originals} of ${originals}`]),
    )
    const handedIn = { originalsBack: originals, fid, endorsed: bill.isToOrder }
    await clerk(desk.surrender, { ...(await billSeen(clerk, id)), ...handedIn })
  } else if (bill.releaseKind === 'TLX') {
    const fid = await clerk.upload(
      'indemnity.pdf',
      demoPaper(['Letter of indemnity', 'Release without original bills']),
    )
    await clerk(desk.orderTelex, { ...(await billSeen(clerk, id)), fid, keepWarnings: true })
  }
  await clerk(desk.release, { ...(await billSeen(clerk, id)), agentInformed: 'Agent at destination, by mail' })
}
