import { expect, it } from 'vitest'
import { rulesOfKind } from './kind-rules.ts'

it('asks of each kind what its text must be read as, and of the others nothing', () => {
  for (const kind of ['date', 'dateRange', 'time', 'moment']) expect(rulesOfKind(kind, {}).length).toBeGreaterThan(0)
  for (const kind of ['text', 'number', 'code', '']) expect(rulesOfKind(kind, {})).toEqual([])
})
