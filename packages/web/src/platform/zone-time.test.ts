import { expect, it } from 'vitest'
import { momentIn, wallIn } from './zone-time.ts'

it('reads a clock at the place where it hangs, in summer as well', () => {
  expect(momentIn('Asia/Shanghai', '2031-02-08T09:00')).toEqual(new Date('2031-02-08T01:00:00Z'))
  expect(momentIn('Europe/Berlin', '2031-02-08T09:00')).toEqual(new Date('2031-02-08T08:00:00Z'))
  expect(momentIn('Europe/Berlin', '2031-07-08T09:00')).toEqual(new Date('2031-07-08T07:00:00Z'))
  expect(momentIn('Europe/Berlin', '')).toBeUndefined()
})

it('shows a moment on that clock', () => {
  expect(wallIn('Europe/Berlin', new Date('2031-07-08T07:00:00Z'))).toBe('2031-07-08T09:00')
  expect(wallIn('Asia/Almaty', new Date('2031-02-08T01:00:00Z'))).toMatch(/^2031-02-08T0[67]:00$/)
})
