import { expect, it } from 'vitest'
import { dateFormat } from './date-format.ts'

const at = new Date('2031-01-15T08:00:00Z')

it('makes a format once for each language and shape', () => {
  const inShanghai = { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' } as const
  expect(dateFormat('sv-SE', { ...inShanghai })).toBe(dateFormat('sv-SE', { ...inShanghai }))
  expect(dateFormat('sv-SE', inShanghai).format(at)).toBe('2031-01-15 16:00:00')
  expect(dateFormat('sv-SE', { ...inShanghai, timeZone: 'UTC' }).format(at)).toBe('2031-01-15 08:00:00')
  expect(dateFormat('ru', { month: 'short', timeZone: 'UTC' }).format(at)).toBe('янв.')
})
