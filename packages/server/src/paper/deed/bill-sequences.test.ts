import { permissionsOf } from '@landbridge/contract/access/permissions'
import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { billsTogether } from '@landbridge/contract/paper/bill/bill-rules'
import type { BillView, JobBillsView } from '@landbridge/contract/paper/bill/bill-views'
import { paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instructedWorld } from '../sea-bill-fixtures.ts'

/** Everything that anybody tries with a bill of originals, by the desk's permissions, with a version that was seen or an older one. */
const deeds = [
  ...['sendDraft', 'confirmAtDesk', 'confirm', 'askChange', 'amend', 'load', 'issue', 'recall', 'recallTwo'],
  ...[
    'surrender',
    'surrenderTwo',
    'indemnify',
    'orderTelex',
    'revoke',
    'release',
    'hold',
    'lift',
    'holdForMoney',
    'liftForMoney',
  ],
  ...['switch', 'switchTwo'],
] as const
type Deed = (typeof deeds)[number]
const roles = ['administrator', 'operations', 'finance'] as const

const step = fc.record({
  deed: fc.constantFrom(...deeds),
  role: fc.constantFrom(...roles),
  isStale: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
})

async function sequenceWorld() {
  const world = await instructedWorld()
  await world.finalise()
  const { bill, staffWith, shipper, job, show } = world
  const clerks = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await staffWith(permissionsOf([role]))] as const)),
  ) as Record<(typeof roles)[number], typeof world.staff>
  // Whoever uploads a paper hands it in.
  clerks.administrator = world.staff
  const scans = [await bill.scan(), await bill.scan()] as const
  return { ...world, clerks, scans, jobNo: job.jobNo, shipper, show }
}
type World = Awaited<ReturnType<typeof sequenceWorld>>

type Tried = { deed: Deed; clerk: World['staff']; seen: { id: string; version: number; billSeq: number } }

async function attempt(world: World, { deed, clerk, seen }: Tried): Promise<{ status: number }> {
  const { scans, shipper, jobNo, bill, saveHead } = world
  const [fid, other] = scans
  const { billSeq: _, ...held } = seen
  const reason = 'As it was asked'
  const { draftVersion } = await bill.bill()
  const answer = { jobNoIn: jobNo, billSeq: 1, draftVersion: Math.max(1, draftVersion), version: seen.version }
  const party = { partyName: 'Gulf Stores LLC' }
  const switched = { ...seen, fid, partiesScreened: true, reason, issuePlace: 'Dubai', consignee: party }
  const tries: Record<Deed, () => Promise<{ status: number }>> = {
    sendDraft: () => clerk(desk.sendDraft, seen),
    confirmAtDesk: () => clerk(desk.confirm, { ...seen, reason }),
    confirm: () => shipper(paperEndpoints.answerDraft, { ...answer, answer: 'confirm' }),
    askChange: () => shipper(paperEndpoints.answerDraft, { ...answer, answer: 'change', reason }),
    // The head says otherwise what stands on the bill, as a granted change of the booking does.
    amend: () => saveHead({ vessel: `VESSEL ${seen.version}` }),
    load: async () => {
      await bill.load()
      return { status: 200 }
    },
    issue: () => clerk(desk.issue, { ...seen, originals: 3 }),
    recall: () => clerk(desk.recall, { ...seen, originalsBack: 3, reason }),
    recallTwo: () => clerk(desk.recall, { ...seen, originalsBack: 2, reason }),
    surrender: () => clerk(desk.surrender, { ...seen, originalsBack: 3, fid, endorsed: false }),
    surrenderTwo: () => clerk(desk.surrender, { ...seen, originalsBack: 2, fid, endorsed: false }),
    indemnify: () => clerk(desk.indemnify, { ...seen, indemnityFid: fid, guaranteeFid: other, reason }),
    orderTelex: () => clerk(desk.orderTelex, { ...seen, fid, keepWarnings: false }),
    revoke: () => clerk(desk.revoke, { ...seen, reason }),
    release: () => clerk(desk.release, { ...seen, agentInformed: 'Elbe Agency' }),
    hold: () => clerk(desk.hold, { ...held, holdKind: 'DISPUTE' as const }),
    lift: () => clerk(desk.lift, { ...held, holdKind: 'DISPUTE' as const, reason }),
    holdForMoney: () => clerk(desk.holdForMoney, { ...held, holdKind: 'UNPAID' as const }),
    liftForMoney: () => clerk(desk.liftForMoney, { ...held, holdKind: 'UNPAID' as const, reason }),
    switch: () => clerk(desk.switch, { ...switched, originalsBack: 3 }),
    switchTwo: () => clerk(desk.switch, { ...switched, originalsBack: 2 }),
  }
  return tries[deed]()
}

const ownSets = ({ bills }: JobBillsView): BillView[] => bills.filter(({ level }) => level === 'house')
const out: readonly string[] = ['issued', 'surrendered', 'telexOrdered', 'released']

async function holds(world: World, { deed, before, status }: { deed: Deed; before: JobBillsView; status: number }) {
  const after = await world.bill.view()
  const [live] = ownSets(after).filter(({ isLive }) => isLive)
  const was = ownSets(before).find(({ isLive }) => isLive)
  // A refusal changes nothing.
  if (status >= 400) expect({ ...after, version: 0 }, deed).toEqual({ ...before, version: 0 })
  // Nothing is out before it was loaded, and all originals but those under an indemnity are counted.
  if (live && out.includes(live.billState)) expect([live.onBoardDate, live.originals]).toEqual(['2031-01-12', 3])
  if (status < 400 && /Two$/.test(deed)) expect(was?.billState, deed).not.toBe('issued')
  // Cargo is released over nothing that holds it, and held by everything that stands.
  const job = await world.show(world.job.id)
  if (live?.billState === 'released') expect([after.holds, job.releaseState]).toEqual([[], 'released'])
  if (after.holds.length > 0) expect(job.releaseState).toBe('held')
  // A draft is changed in silence by nobody: what was confirmed or sent is to be made anew.
  if (deed === 'amend' && status < 400) expect(['none', 'changeAsked', 'void']).toContain(live?.billState)
  if (deed === 'amend' && was && out.includes(was.billState)) expect(status).toBe(422)
  expect(job.billState).toBe(billsTogether([live?.billState ?? 'none']))
  // Sets that are void stay as they are, for good.
  for (const set of ownSets(before).filter(({ isLive }) => !isLive))
    expect(ownSets(after).find(({ setNo }) => setNo === set.setNo)).toEqual(set)
}

/** Steps that lead far, so that what is rare is met, and whatever chance brings besides. */
const usual: Deed[] = ['sendDraft', 'confirm', 'load', 'issue', 'surrender', 'orderTelex', 'release']

it('keeps its promises whatever is tried on it, by whom and with which version', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (chance) => {
      const world = await sequenceWorld()
      const steps = usual.flatMap((deed, index) => [
        { deed, role: 'administrator' as const, isStale: false },
        ...chance.slice(index * 2, index * 2 + 2),
      ])
      for (const { deed, role, isStale } of steps) {
        const before = await world.bill.view()
        const seen = await world.bill.seen()
        const version = isStale && deed !== 'amend' && deed !== 'load' ? seen.version + 3 : seen.version
        const { status } = await attempt(world, { deed, clerk: world.clerks[role], seen: { ...seen, version } })
        if (version !== seen.version) expect(status, deed).toBeGreaterThanOrEqual(400)
        await holds(world, { deed, before, status })
      }
    }),
    { numRuns: 3 },
  )
}, 120_000)
