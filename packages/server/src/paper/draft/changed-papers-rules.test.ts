import type { HeadName } from '@landbridge/contract/booking/fields/form-fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Job } from '../../workorder/index.ts'
import { aContainer, aJob } from '../../workorder/job-fixtures.ts'
import { paperModeOf } from '../modes/paper-modes.ts'
import { changeToTellOf } from './changed-papers-rules.ts'

const at = new Date('2031-01-20T08:00:00Z')
const told = (job: Job, names: readonly HeadName[], parts = [aContainer()], when = at) =>
  changeToTellOf({ job, parts, names, at: when })

describe('a change of a booking', () => {
  it('need be passed on to nobody, while the carrier has no cargo and no bill was issued', () => {
    expect(told(aJob({ billState: 'draft' }), ['goods'])).toBeUndefined()
  })

  it('is passed on to the carrier that has the cargo: by its gate-in, its clocks, its milestones, or as loaded', () => {
    const [handedOver = ''] = paperModeOf('R').handedOverBy
    const parts = [
      aContainer({ gateInAt: at }),
      aContainer({ clockDays: { gateIn: '2031-01-19' } as never }),
      aContainer({ lastEventCode: handedOver }),
    ]
    for (const part of parts) expect(told(aJob(), ['goods'], [aContainer(), part])?.reasons).toEqual(['handedOver'])
    expect(told(aJob({ lclState: 'loaded' }), ['goods'], [])?.reasons).toEqual(['handedOver'])
  })

  it('is passed on to the holder of a bill that was issued', () => {
    expect(told(aJob({ billsOut: true }), ['goods', 'parties'])).toEqual({
      since: at.toISOString(),
      fields: ['goods', 'parties'],
      reasons: ['billIssued'],
    })
  })

  it('adds up with those that nobody has passed on yet, from when the first was made, and says nothing twice', () => {
    const fields = fc.uniqueArray(fc.constantFrom<HeadName>('goods', 'parties', 'destinationCode', 'boxes'))
    fc.assert(
      fc.property(fields, fields, fc.boolean(), (one, other, isLater) => {
        const issued = aJob({ billsOut: true })
        const first = told(issued, one)
        const then = { ...(isLater ? issued : aJob()), head: { changeToTell: first } }
        const both = told(then, other, [aContainer()], new Date('2031-01-25T08:00:00Z'))
        expect(both?.since).toBe(at.toISOString())
        expect(both?.reasons).toEqual(['billIssued'])
        expect(new Set(both?.fields)).toEqual(new Set(isLater ? [...one, ...other] : one))
        expect(both?.fields).toHaveLength(new Set(both?.fields).size)
      }),
    )
  })
})
