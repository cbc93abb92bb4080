import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aJob } from '../job-fixtures.ts'
import { inSeries, jobsOnLeg, type Progress, progressTogether, standingOfJobs } from './progress-rules.ts'

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
/** The places of one box, of which no two share a moment, so that one of them is the last. */
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
  expect(progressTogether([part({ atd: at(3), ata: at(17) }), part({ atd: at(4) })])).toMatchObject({
    atd: at(3),
    ata: null,
  })
  expect(progressTogether([part({ ata: at(17) }), part({ ata: at(19) })]).ata).toEqual(at(19))
  const released = (...customsReleased: Progress['customsReleased']) => part({ customsReleased })
  expect(progressTogether([released('export', 'import'), released('export')]).customsReleased).toEqual(['export'])
  expect(progressTogether([])).toEqual({ ...nothing, etd: undefined, eta: undefined })
})

it('says the same of boxes in whatever order they stand, and of jobs as of all their boxes', () => {
  fc.assert(
    fc.property(parts, fc.nat(), (boxes, cut) => {
      const whole = progressTogether(boxes)
      expect(progressTogether(boxes.toReversed())).toEqual(whole)
      const split = boxes.length === 0 ? 0 : 1 + (cut % boxes.length)
      const jobs = [boxes.slice(0, split), boxes.slice(split)].filter((job) => job.length > 0)
      expect(progressTogether(jobs.map(progressTogether))).toEqual(whole)
    }),
  )
})

it('knows of nothing that no box knows of, and arrives only with every box', () => {
  fc.assert(
    fc.property(parts, (boxes) => {
      const { atd, ata, lastEventAt } = progressTogether(boxes)
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
      expect(standingOfJobs(jobs, 1)).toEqual(progressTogether(live))
    }),
  )
})

const jobsOfLegs = fc
  .tuple(parts, fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()), { minLength: 6, maxLength: 6 }))
  .map(([standings, legs]) =>
    standings.map(({ etd = at(1), eta = at(28), ...happened }, i) => {
      const [legSeq, isCancelled] = legs[i] ?? [1, false]
      return aJob({ ...happened, etd, eta, legSeq, id: String(i), state: isCancelled ? 'cancelled' : 'underway' })
    }),
  )

it('leaves by legs with the first and is there with the last, whatever happens on those between and in whatever order they are read', () => {
  fc.assert(
    fc.property(jobsOfLegs, (jobs) => {
      const ofLeg = (seq: number) =>
        progressTogether(jobs.filter((job) => job.legSeq === seq && job.state !== 'cancelled'))
      const standing = standingOfJobs(jobs, 3)
      const { etd, eta, atd, ata, lastEventAt } = standing
      expect({ etd, atd }).toEqual({ etd: ofLeg(1).etd, atd: ofLeg(1).atd })
      expect({ eta, ata }).toEqual({ eta: ofLeg(3).eta, ata: ofLeg(3).ata })
      const live = jobs.filter(({ state }) => state !== 'cancelled')
      expect(lastEventAt).toEqual(progressTogether(live).lastEventAt)
      expect(standingOfJobs(jobs.toReversed(), 3)).toEqual(standing)
    }),
  )
})

it('is not there with a leg that has arrived while the last has no job yet', () => {
  const arrived = aJob({ atd: at(3), ata: at(9) })
  expect(standingOfJobs([arrived], 1)).toMatchObject({ atd: at(3), ata: at(9) })
  expect(standingOfJobs([arrived], 2)).toMatchObject({ atd: at(3), ata: null, eta: undefined })
})

it('lies behind one leg after the other, and nobody knows how far the whole is until all of them are known', () => {
  const rail = part({
    passedCodes: ['CNXIA', 'CNSHA'],
    way: { doneKm: 1500, totalKm: 1500, stopKm: { CNXIA: 0, CNSHA: 1500 } },
  })
  const sea = part({
    passedCodes: ['CNSHA'],
    way: { doneKm: 200, totalKm: 20_000, stopKm: { CNSHA: 0, DEHAM: 20_000 } },
  })
  expect(inSeries([rail, sea])).toMatchObject({
    passedCodes: ['CNXIA', 'CNSHA'],
    way: { doneKm: 1700, totalKm: 21_500, stopKm: { CNXIA: 0, CNSHA: 1500, DEHAM: 21_500 } },
  })
  for (const unknown of [null, {}]) {
    expect(inSeries([rail, part({ way: unknown })]).way).toBeNull()
    expect(inSeries([part({ way: unknown }), sea]).way).toBeNull()
  }
  expect(inSeries([rail])).toBe(rail)
})

it('is on the leg that left last, and on the first while none has', () => {
  const job = (legSeq: number, atd: Date | null, state: 'underway' | 'cancelled' = 'underway') =>
    aJob({ legSeq, atd, state })
  const seqsOf = (...jobs: ReturnType<typeof job>[]) => jobsOnLeg(jobs).map(({ legSeq }) => legSeq)
  expect(seqsOf(job(2, null), job(1, null), job(1, null))).toEqual([1, 1])
  expect(seqsOf(job(2, null), job(1, at(3)))).toEqual([1])
  expect(seqsOf(job(2, at(9)), job(1, at(3)), job(2, null))).toEqual([2, 2])
  expect(seqsOf(job(2, at(9), 'cancelled'), job(1, at(3)))).toEqual([1])
  expect(seqsOf()).toEqual([])
})
