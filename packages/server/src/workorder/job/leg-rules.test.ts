import { describe, expect, it } from 'vitest'
import { aChain, givenBy } from '../../booking/chain-fixtures.ts'
import { type GivenLeg, legsOf } from '../../booking/index.ts'
import { aContainer, aJob } from '../job-fixtures.ts'
import { customsLegs, isFirstOfLeg, legOf, openLegs, partsBooked } from './leg-rules.ts'

const legs = legsOf(aChain()).map((leg): GivenLeg => ({ ...leg, given: givenBy({}) }))
const [rail, sea] = legs

describe('the legs on which jobs can be opened', () => {
  const box = (id: string, jobId: string) => aContainer({ id, jobId })
  const open = (jobs: Parameters<typeof openLegs>[1]['jobs'], parts: Parameters<typeof openLegs>[1]['parts']) =>
    openLegs(legs, { jobs, parts }).map(({ leg, left, isNew }) => [leg.seq, left.map(({ qty }) => qty), isNew])

  it('are all of a booking that has none yet, and every box goes by each of them', () => {
    expect(open([], [])).toEqual([
      [1, [2], true],
      [2, [2], true],
    ])
  })

  it('count a box on the leg whose job carries it, and not on the others', () => {
    const first = { id: 'first', legSeq: 1, departureId: null }
    expect(open([first], [box('a', 'first')])).toEqual([
      [1, [1], false],
      [2, [2], true],
    ])
    expect(open([first], [box('a', 'first'), box('b', 'first')])).toEqual([[2, [2], true]])
    const both = [first, { id: 'second', legSeq: 2, departureId: null }]
    const all = ['first', 'second'].flatMap((id) => [box(`a${id}`, id), box(`b${id}`, id)])
    expect(open(both, all)).toEqual([])
  })

  it('go as one job where cargo shares a container, which is ordered for many', () => {
    const shared = legs.map((leg) => ({ ...leg, form: { ...leg.form, loadType: 'LCL' as const, boxes: [] } }))
    const openOn = (seq: number) => openLegs(shared, { jobs: [{ id: 'j', legSeq: seq, departureId: null }], parts: [] })
    expect(openLegs(shared, { jobs: [], parts: [] }).map(({ left }) => left)).toEqual([[], []])
    expect(openOn(1).map(({ leg }) => leg.seq)).toEqual([2])
  })
})

it('is the leg that a job names, and a job of a leg that is not there is a fault', () => {
  expect(legOf(legs, aJob({ legSeq: 2 }))).toBe(sea)
  expect(partsBooked(legOf(legs, aJob({ legSeq: 1 })))).toEqual(rail && partsBooked(rail))
  expect(() => legOf(legs, aJob({ legSeq: 3 }))).toThrow('has no leg 3')
})

it('bears what is agreed for its leg as a whole on the first job that was not cancelled', () => {
  const job = (id: string, legSeq: number, state: 'opened' | 'cancelled' = 'opened') => ({ id, legSeq, state })
  const jobs = [job('a', 1, 'cancelled'), job('b', 2), job('c', 1), job('d', 1)]
  expect(jobs.map((one) => isFirstOfLeg(one, jobs))).toEqual([false, true, true, false])
  expect(isFirstOfLeg(job('e', 3), jobs)).toBe(true)
})

describe('customs', () => {
  const chain = (...countries: (string | undefined)[]) =>
    customsLegs(
      countries.slice(1).map((destinationCountry, i) => ({
        seq: i + 1,
        originCountry: countries[i],
        destinationCountry,
      })),
    )

  it('are cleared out of the first country on the leg that leaves it, and into the last on the leg that enters it', () => {
    expect(chain('CN', 'CN', 'DE', 'DE')).toEqual({ export: 2, import: 2 })
    expect(chain('CN', 'KZ', 'RU', 'RU')).toEqual({ export: 1, import: 2 })
    expect(chain('CN', 'CN', 'KZ', 'DE')).toEqual({ export: 2, import: 3 })
  })

  it('stand on the first and the last leg where none crosses a border, and on the only leg where there is one', () => {
    expect(chain('CN', 'CN', 'CN')).toEqual({ export: 1, import: 2 })
    expect(chain('CN', 'DE')).toEqual({ export: 1, import: 1 })
    expect(customsLegs([])).toEqual({ export: 1, import: 1 })
  })
})
