import { releaseStates } from '@landbridge/contract/workorder/job-lifecycle'
import { describe, expect, it } from 'vitest'
import { aJob } from '../job-fixtures.ts'
import { keptAgainst, releaseGapsOf } from './release-rules.ts'

describe('letting cargo go', () => {
  it('is forbidden by a hold in every mode, and by nothing else where no bill entitles to it', () => {
    for (const mode of ['R', 'A', 'T'] as const) {
      const gaps = releaseStates.map((releaseState) => releaseGapsOf(aJob({ mode, releaseState })))
      expect(gaps).toEqual([[], ['workorder.warn-held'], []])
    }
  })

  it('waits for a bill that entitles to it: until that was issued, and until the release was given', () => {
    const gaps = (changes: Parameters<typeof aJob>[0]) => releaseGapsOf(aJob({ mode: 'S', ...changes }))
    expect(gaps({})).toEqual(['workorder.warn-bill-not-issued', 'workorder.warn-not-released'])
    expect(gaps({ billState: 'issued' })).toEqual(['workorder.warn-originals-out', 'workorder.warn-not-released'])
    expect(gaps({ billState: 'issued', head: { billRelease: 'TLX' } })).toContain('workorder.warn-telex-not-ordered')
    for (const billState of ['surrendered', 'telexOrdered'] as const)
      expect(gaps({ billState })).toEqual(['workorder.warn-not-released'])
    expect(gaps({ billState: 'released', releaseState: 'released' })).toEqual([])
    expect(gaps({ billState: 'surrendered', releaseState: 'held' })).toEqual(['workorder.warn-held'])
    expect(gaps({ head: { billRelease: 'SWB' } })).toEqual([])
  })
})

describe('who lets it go all the same', () => {
  const warnings = ['workorder.warn-held'] as const

  it('is warned first, and then says why', () => {
    expect(() => keptAgainst(warnings, {})).toThrow(
      expect.objectContaining({ code: 'workorder.warnings', data: { warnings } }),
    )
    for (const reason of [undefined, null, ' ']) {
      expect(() => keptAgainst(warnings, { keepWarnings: true, reason })).toThrow(
        expect.objectContaining({ fields: { reason: 'workorder.reason-needed' } }),
      )
    }
    expect(keptAgainst(warnings, { keepWarnings: true, reason: ' The bank agreed ' })).toEqual({
      warnings,
      reason: 'The bank agreed',
    })
  })

  it('keeps nothing where nothing forbids it, whatever was said', () => {
    expect(keptAgainst([], { keepWarnings: true, reason: 'x' })).toBeUndefined()
  })
})
