import type { billDeskEndpoints, SwitchedContent } from '@landbridge/contract/paper/bill/bill-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import type { Call } from '../../platform/serve.ts'
import { type Job, jobsOfBooking } from '../../workorder/index.ts'
import type { BillOfLading } from '../bill-of-lading.ts'
import type { BillAt } from './bill-at.ts'
import { checkAllBack, deedOf, doToBill } from './bill-deed.ts'
import { setStartedAnew } from './bill-sets.ts'

type Switched = z.output<typeof billDeskEndpoints.switch.input>

/** Switches a bill whose originals all lie with us: new parties, issue place, Incoterm; instruction and filings keep the true ones. */
export async function switchBill(
  { id, version, billSeq, originalsBack, fid, partiesScreened, reason, ...content }: Switched,
  call: Call<'staff'>,
): Promise<Job> {
  return doToBill({ id, version, billSeq }, 'switch', call, async (at) => {
    const { bill } = at
    const back = originalsBack ?? bill.originalsBack ?? undefined
    checkAllBack(at, back)
    if (!partiesScreened) throw new Problem('shared.invalid-input', { partiesScreened: 'workorder.screening-needed' })
    if (!content.shipper && !content.consignee && !content.notify)
      throw new Problem('shared.invalid-input', { consignee: 'workorder.switch-names-nobody' })
    await checkLoadPort(at, content, call)
    const next: BillOfLading = {
      ...bill,
      ...setStartedAnew(bill),
      state: 'none',
      statesBefore: [],
      draftVersion: 0,
      switched: { ...bill.switched, ...content },
      deeds: [deedOf({ deed: 'switch', state: 'none' }, call)],
    }
    return {
      bill: { originalsBack: back ?? null },
      others: [next],
      job: { draftAnswer: null },
      note: reason,
      fids: [fid],
    }
  })
}

/** Another load port than that of the carriage is misdescription, unless cargo of the booking was really loaded there. */
async function checkLoadPort({ job }: BillAt, { loadPortCode }: SwitchedContent, { tx }: Call<'staff'>): Promise<void> {
  if (!loadPortCode || loadPortCode === job.originCode) return
  const legs = await jobsOfBooking(tx, job.bookingId)
  const isLoadedThere = legs.some(
    ({ originCode, atd, mode }) => originCode === loadPortCode && atd && mode === job.mode,
  )
  if (!isLoadedThere) throw new Problem('shared.invalid-input', { loadPortCode: 'workorder.not-loaded-there' })
}
