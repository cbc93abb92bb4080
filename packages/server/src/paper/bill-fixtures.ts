import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { expect } from 'vitest'
import { photo, upload } from '../document/document-fixtures.ts'
import type { jobWorld } from '../workorder/workorder-fixtures.ts'

type World = Pick<Awaited<ReturnType<typeof jobWorld>>, 'staff' | 'show' | 'pool'>

/** The deeds of the desk on the bills of a job, each as its last reader saw it. */
export function deedsOnBill({ staff, show, pool }: World, id: string, billSeq = 1) {
  const seen = async () => ({ id, version: (await show(id)).version, billSeq })
  const reason = 'As the customer wrote by mail'
  const scan = async (): Promise<string> => JSON.parse((await upload(staff, 'scan.jpg', await photo())).body).data.fid
  const deeds = {
    seen,
    scan,
    reason,
    view: async () => (await staff(desk.show, { id })).body.data,
    bill: async () => {
      const { bills } = (await staff(desk.show, { id })).body.data
      const found = bills.find((one) => one.billSeq === billSeq && one.isLive)
      if (!found) throw new Error(`Job ${id} has no bill ${billSeq}.`)
      return found
    },
    send: async () => staff(desk.sendDraft, await seen()),
    confirm: async () => staff(desk.confirm, { ...(await seen()), reason }),
    /** The cargo was loaded, without which nobody dates a bill on board. */
    load: async (at = new Date('2031-01-12T04:00:00Z')) =>
      pool.query('update work_order set loaded_at = $2 where id = $1', [id, at]),
    issue: async (more: object = {}) => staff(desk.issue, { ...(await seen()), ...more }),
    recall: async (originalsBack?: number) =>
      staff(desk.recall, { ...(await seen()), reason, ...(originalsBack !== undefined && { originalsBack }) }),
    surrender: async (originalsBack: number, more: object = {}) =>
      staff(desk.surrender, { ...(await seen()), originalsBack, fid: await scan(), endorsed: false, ...more }),
    orderTelex: async (keepWarnings = false) =>
      staff(desk.orderTelex, { ...(await seen()), fid: await scan(), keepWarnings }),
    revoke: async () => staff(desk.revoke, { ...(await seen()), reason }),
    release: async () => staff(desk.release, { ...(await seen()), agentInformed: 'Elbe Agency GmbH, by mail' }),
    void: async (originalsBack?: number) =>
      staff(desk.void, { ...(await seen()), reason, ...(originalsBack !== undefined && { originalsBack }) }),
    ...holdDeeds({ staff, show }, id, reason),
  }
  const succeeded = async (deed: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await deed
    expect(status, JSON.stringify(body)).toBe(200)
  }
  return {
    ...deeds,
    async confirmed() {
      const { billState } = await deeds.bill()
      if (billState !== 'draft') await succeeded(deeds.send())
      await succeeded(deeds.confirm())
    },
    async issued() {
      await deeds.load()
      await succeeded(deeds.issue())
    },
    async takenBack() {
      const { originals } = await deeds.bill()
      await succeeded(deeds.recall(originals))
    },
  }
}

function holdDeeds({ staff, show }: Pick<World, 'staff' | 'show'>, id: string, reason: string) {
  const held = async () => ({ id, version: (await show(id)).version })
  return {
    held,
    hold: async (holdKind: 'ORIGINAL' | 'CUSTOMS' | 'DISPUTE') => staff(desk.hold, { ...(await held()), holdKind }),
    lift: async (holdKind: 'ORIGINAL' | 'CUSTOMS' | 'DISPUTE') =>
      staff(desk.lift, { ...(await held()), holdKind, reason }),
    holdForMoney: async () => staff(desk.holdForMoney, { ...(await held()), holdKind: 'UNPAID' as const }),
    liftForMoney: async () => staff(desk.liftForMoney, { ...(await held()), holdKind: 'UNPAID' as const, reason }),
  }
}
