import { isArrival } from '@landbridge/contract/shared/milestones'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { airChain } from '../modes/air-chain.ts'
import { railChain } from '../modes/rail-chain.ts'
import { roadChain } from '../modes/road-chain.ts'
import { seaChain } from '../modes/sea-chain.ts'
import { type Chain, planChain } from '../way/chain-rules.ts'
import { isCustoms } from './implied-rules.ts'
import type { Milestone } from './timetable-row.ts'
import { progressOf, timetable } from './timetable-rules.ts'

const halts = { rail: 'toBroad', sea: 'tranship', air: 'connection', road: 'export' } as const
const chains: Record<keyof typeof halts, Chain> = { rail: railChain, sea: seaChain, air: airChain, road: roadChain }

const plannedFor = (mode: keyof typeof halts): Milestone[] =>
  planChain(chains[mode], {
    originCode: 'HERE',
    destinationCode: 'THERE',
    hasCarrierBoxes: true,
    toDoor: true,
    halts: [{ near: 'HALF', far: 'HALF', share: 0.5, kind: halts[mode] }],
    etd: new Date('2031-02-03T12:00:00Z'),
    eta: new Date('2031-02-17T12:00:00Z'),
  }).map((step) => ({ ...step, id: step.step, jobId: 'job', containerId: null, classifier: 'PLN' }))

describe.each(['rail', 'sea', 'air', 'road'] as const)('by %s, whatever is reported in whatever order', (mode) => {
  const plan = plannedFor(mode)
  const arrivalSeq = plan.find(({ step }) => isArrival(step))?.seq ?? 0
  const reports = fc
    .uniqueArray(fc.record({ at: fc.integer({ min: 0, max: 40_000 }), which: fc.nat(plan.length - 1) }), {
      selector: ({ which }) => which,
      maxLength: plan.length,
    })
    .map((drawn) =>
      drawn.map(
        ({ at, which }): Milestone => ({
          ...(plan[which] as Milestone),
          id: `reported ${which}`,
          classifier: 'ACT',
          at: new Date(Date.UTC(2031, 1, 3, 0, at)),
        }),
      ),
    )

  it('nothing behind the arrival leaves cargo under way, and nothing else has it arrive', () => {
    fc.assert(
      fc.property(reports, (happened) => {
        const { ata, atd, impliedTimes } = progressOf(timetable([...plan, ...happened]))
        const proofs = happened.filter((one) => one.seq > arrivalSeq && !isCustoms(one))
        const reported = happened.find(({ step }) => isArrival(step))
        expect(ata !== null).toBe(reported !== undefined || proofs.length > 0)
        if (ata) expect(atd).not.toBeNull()
        expect(impliedTimes.includes('ata')).toBe(ata !== null && reported === undefined)
        if (reported) expect(ata).toEqual(reported.at)
        else for (const { at } of proofs) expect(ata?.getTime()).toBeLessThanOrEqual(at.getTime())
      }),
    )
  })

  it('says the same in whatever order it was entered', () => {
    fc.assert(
      fc.property(reports, (happened) => {
        const times = new Set(happened.map(({ at }) => at.getTime()))
        fc.pre(times.size === happened.length)
        const said = progressOf(timetable([...plan, ...happened]))
        expect(progressOf(timetable([...happened.toReversed(), ...plan]))).toEqual(said)
      }),
    )
  })
})
