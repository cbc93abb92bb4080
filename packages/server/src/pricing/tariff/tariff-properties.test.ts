import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lastDayOf, linesOn, type Tariff } from '../price/line-rules.ts'
import { tariff } from '../pricing-fixtures.ts'

const day = fc.integer({ min: 0, max: 400 }).map((days) => dayAfter('2031-01-01', days))
const version = fc.record({
  lineage: fc.constantFrom('a', 'b', 'c'),
  state: fc.constantFrom('draft', 'published', 'withdrawn'),
  from: day,
  days: fc.integer({ min: 0, max: 200 }),
})
/** Versions of some lines as they come to be: each line's are numbered in the order they were made. */
const versions = fc.array(version, { maxLength: 30 }).map((made) =>
  made.map(({ lineage, state, from, days }, revision): Tariff => {
    return tariff({ id: `v${revision}`, revision, lineage, state, validFrom: from, validTo: dayAfter(from, days) })
  }),
)

it('lets exactly one version of a line hold on a day that any covers, and it is the newest', () => {
  fc.assert(
    fc.property(versions, day, (all, on) => {
      const covering = all.filter((one) => one.state === 'published' && one.validFrom <= on && on <= one.validTo)
      const held = linesOn(all, on)
      expect(new Set(held.map((one) => one.lineage))).toEqual(new Set(covering.map((one) => one.lineage)))
      expect(held).toHaveLength(new Set(held.map((one) => one.lineage)).size)
      for (const one of held) {
        const own = covering.filter((other) => other.lineage === one.lineage)
        expect(one.revision).toBe(Math.max(...own.map((other) => other.revision)))
      }
    }),
  )
})

it('says of a version that it holds until its last day and not after, wherever a newer one begins', () => {
  fc.assert(
    fc.property(versions, day, (all, on) => {
      // A newer version that came and went before this day interrupted the older one, which holds again behind it.
      const isInterrupted = (held: Tariff) =>
        all.some(
          (one) =>
            one.state === 'published' &&
            one.lineage === held.lineage &&
            one.revision > held.revision &&
            one.validFrom > held.validFrom &&
            one.validTo < on,
        )
      for (const held of linesOn(all, on).filter((one) => !isInterrupted(one))) {
        const last = lastDayOf(held, all)
        expect(last >= on && last <= held.validTo).toBe(true)
        expect(linesOn(all, last)).toContain(held)
        if (last < held.validTo) expect(linesOn(all, dayAfter(last, 1))).not.toContain(held)
      }
    }),
  )
})
