import { tariffActions, tariffLifecycle, tariffStates } from '@landbridge/contract/pricing/tariff-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { describe, expect, it } from 'vitest'
import { rail } from '../modes/rail.ts'
import { tariff, tariffForm, tariffTerms } from '../pricing-fixtures.ts'
import { advanceTariff, checkPublishable, nextVersionOf, termsOf } from './tariff-rules.ts'

describe('tariff lifecycle', () => {
  it('allows exactly these actions', () => {
    const lines = tariffStates.flatMap((state) =>
      (['guest', 'customer', 'staff', 'system'] as const).flatMap((by) => {
        const steps = tariffActions.flatMap((action) => {
          const to = nextState(tariffLifecycle, { state }, { action, by })
          return to ? [`${action} > ${to}`] : []
        })
        return steps.length > 0 ? [`${state.padEnd(9)} | ${by} | ${steps.join(', ')}`] : []
      }),
    )
    expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      draft     | staff | save > draft, publish > published
      published | staff | version > published, withdraw > withdrawn
      "
    `)
  })

  it('never edits what was published', () => {
    expect(() => advanceTariff(tariff(), 'save', 'staff')).toThrow('pricing.action-not-allowed')
    expect(() => advanceTariff(tariff({ state: 'withdrawn' }), 'publish', 'staff')).toThrow(
      'pricing.action-not-allowed',
    )
  })
})

describe('a new version', () => {
  it('is a draft of the same line that holds from a later day', () => {
    const draft = nextVersionOf(tariff({ isSample: true }), { id: 'n', validFrom: '2031-03-01', newest: 4 })
    expect(draft).toMatchObject({ id: 'n', revision: 5, state: 'draft', validFrom: '2031-03-01', isSample: false })
    expect(() => nextVersionOf(tariff(), { id: 'n', validFrom: '2031-01-01', newest: 1 })).toThrow(
      'shared.invalid-input',
    )
  })

  it('is published only with a price and days ahead of it', () => {
    const bare = tariffTerms({ coc20Gp: undefined, coc40Hq: undefined, coc45Hq: undefined, soc40Hq: undefined })
    expect(() => checkPublishable(rail, tariff({ terms: bare }), '2031-01-15')).toThrow('shared.invalid-input')
    expect(() => checkPublishable(rail, tariff({ validTo: '2031-01-14' }), '2031-01-15')).toThrow(
      'shared.invalid-input',
    )
    expect(() => checkPublishable(rail, tariff(), '2031-01-15')).not.toThrow()
  })
})

it('leaves out what a form cleared', () => {
  const terms = termsOf(tariffForm({ coc40Hq: null, remark: null }))
  expect(terms).not.toHaveProperty('coc40Hq')
  expect(terms).not.toHaveProperty('remark')
  expect(terms).not.toHaveProperty('validFrom')
})
