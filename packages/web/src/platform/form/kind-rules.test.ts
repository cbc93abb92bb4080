import { expect, it } from 'vitest'
import { firstBroken, isNeeded, rulesOf } from './field-rules.ts'
import { rulesOfKind } from './kind-rules.ts'

it('asks of each kind what its text must be read as, and of the others nothing', () => {
  for (const kind of ['date', 'dateRange', 'time', 'moment']) expect(rulesOfKind(kind, {}).length).toBeGreaterThan(0)
  for (const kind of ['text', 'number', 'code', '']) expect(rulesOfKind(kind, {})).toEqual([])
})

it('asks first whether anything stands there where it is needed, and then the rules in their order', async () => {
  const short = (value: string) => (value.length > 3 ? ('shared.not-understood' as const) : undefined)
  const rules = rulesOf<string, object>('shared.needed', [short, 'shared.unknown-name'])
  expect(await firstBroken(rules, ' ', {})).toBe('shared.needed')
  expect(await firstBroken(rules, 'four', {})).toBe('shared.not-understood')
  expect(await firstBroken(rules, 'abc', {})).toBeUndefined()
  expect(await firstBroken(rulesOf<unknown, object>('shared.needed', undefined), [], {})).toBe('shared.needed')
  expect(await firstBroken(rulesOf<unknown, object>(true, []), null, {})).toBeUndefined()
})

it('stars what is needed, and no room that is kept for a star', () => {
  expect([true, 'shared.needed', false, undefined, 'space'].map((need) => isNeeded(need as boolean))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
