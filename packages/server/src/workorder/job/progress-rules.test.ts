import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aJob } from '../job-fixtures.ts'
import { type Progress, standingOfJobs, together } from './progress-rules.ts'

const at = (day: number) => new Date(Date.UTC(2031, 1, day))
const nothing: Progress = {
  atd: null,
  ata: null,
  lastEventCode: null,
  lastPlaceCode: null,
  lastEventAt: null,
  passedCodes: [],
  impliedTimes: [],
  way: null,
  customsReleased: [],
}
const part = (changes: Partial<Progress>): Progress => ({ ...nothing, ...changes })

const day = fc.integer({ min: 1, max: 28 }).map(at)
/** Where one box may stand. No two things happen to boxes at the same moment, so that one of them is the last. */
const parts = fc
  .array(
    fc.record({
      etd: fc.option(day, { nil: undefined }),
      eta: fc.option(day, { nil: undefined }),
      atd: fc.option(day, { nil: null }),
      ata: fc.option(day, { nil: null }),
      code: fc.constantFrom('GTIN', 'DEPA', 'ARRI-border', 'ARRI'),
      place: fc.constantFrom('CNXIA', 'CNHRS', 'DEHAM'),
      isKnown: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((drawn) =>
    drawn.map(({ code, place, isKnown, ...times }, i): Progress => {
      const last = isKnown
        ? { lastEventCode: code, lastPlaceCode: place, lastEventAt: new Date(at(10).getTime() + i) }
        : {}
      return part({ ...times, ...last })
    }),
  )

it('counts boxes together as gone with the first and there with the last', () => {
  expect(together([part({ atd: at(3), ata: at(17) }), part({ atd: at(4) })])).toMatchObject({ atd: at(3), ata: null })
  expect(together([part({ ata: at(17) }), part({ ata: at(19) })]).ata).toEqual(at(19))
  const released = (...customsReleased: Progress['customsReleased']) => part({ customsReleased })
  expect(together([released('export', 'import'), released('export')]).customsReleased).toEqual(['export'])
  expect(together([])).toEqual({ ...nothing, etd: undefined, eta: undefined })
})

it('says the same of boxes in whatever order they stand, and of jobs as of all their boxes', () => {
  fc.assert(
    fc.property(parts, fc.nat(), (boxes, cut) => {
      const whole = together(boxes)
      expect(together(boxes.toReversed())).toEqual(whole)
      const split = boxes.length === 0 ? 0 : 1 + (cut % boxes.length)
      const jobs = [boxes.slice(0, split), boxes.slice(split)].filter((job) => job.length > 0)
      expect(together(jobs.map(together))).toEqual(whole)
    }),
  )
})

it('knows of nothing that no box knows of, and arrives only with every box', () => {
  fc.assert(
    fc.property(parts, (boxes) => {
      const { atd, ata, lastEventAt } = together(boxes)
      expect(atd === null).toBe(boxes.every((box) => box.atd === null))
      expect(ata !== null).toBe(boxes.length > 0 && boxes.every((box) => box.ata !== null))
      for (const box of boxes)
        if (box.lastEventAt) expect(Number(lastEventAt)).toBeGreaterThanOrEqual(Number(box.lastEventAt))
    }),
  )
})

it('shows of a booking what its live jobs come to, and nothing of one that was cancelled', () => {
  fc.assert(
    fc.property(parts, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (standings, cancelled) => {
      const jobs = standings.map(({ etd = at(1), eta = at(28), ...happened }, i) =>
        aJob({ ...happened, etd, eta, jobNo: `JR3101-0000${i}`, state: cancelled[i] ? 'cancelled' : 'underway' }),
      )
      const live = jobs.filter(({ state }) => state !== 'cancelled')
      expect(standingOfJobs(jobs)).toEqual(together(live))
    }),
  )
})
