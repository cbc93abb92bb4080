import { expect, it } from 'vitest'
import { momentIn, wallIn } from './zone-time.ts'

it('reads a clock at the place where it hangs, in summer as well', () => {
  expect(momentIn('Asia/Shanghai', '2031-02-08T09:00')).toEqual(new Date('2031-02-08T01:00:00Z'))
  expect(momentIn('Europe/Berlin', '2031-02-08T09:00')).toEqual(new Date('2031-02-08T08:00:00Z'))
  expect(momentIn('Europe/Berlin', '2031-07-08T09:00')).toEqual(new Date('2031-07-08T07:00:00Z'))
  expect(['', '2031-02-30T09:00', 'x'].map((wall) => momentIn('Europe/Berlin', wall))).toEqual(Array(3).fill(undefined))
})

it('shows a moment on that clock', () => {
  expect(wallIn('Europe/Berlin', new Date('2031-07-08T07:00:00Z'))).toBe('2031-07-08T09:00')
  expect(wallIn('Asia/Almaty', new Date('2031-02-08T01:00:00Z'))).toBe('2031-02-08T06:00')
})

it('takes a time that the clocks skip as far on as they were put: Berlin, 31 March 2024', () => {
  expect(momentIn('Europe/Berlin', '2024-03-31T01:59')).toEqual(new Date('2024-03-31T00:59:00Z'))
  expect(momentIn('Europe/Berlin', '2024-03-31T02:30')).toEqual(new Date('2024-03-31T01:30:00Z'))
  expect(wallIn('Europe/Berlin', new Date('2024-03-31T01:30:00Z'))).toBe('2024-03-31T03:30')
  expect(momentIn('Europe/Berlin', '2024-03-31T03:00')).toEqual(new Date('2024-03-31T01:00:00Z'))
})

it('takes the first of a time that the clocks show twice: Berlin, 27 October 2024; Almaty, 29 February 2024', () => {
  expect(momentIn('Europe/Berlin', '2024-10-27T02:30')).toEqual(new Date('2024-10-27T00:30:00Z'))
  expect(['2024-10-27T00:30:00Z', '2024-10-27T01:30:00Z'].map((at) => wallIn('Europe/Berlin', new Date(at)))).toEqual([
    '2024-10-27T02:30',
    '2024-10-27T02:30',
  ])
  expect(momentIn('Europe/Berlin', '2024-10-27T03:00')).toEqual(new Date('2024-10-27T02:00:00Z'))
  expect(momentIn('Asia/Almaty', '2024-02-29T22:59')).toEqual(new Date('2024-02-29T16:59:00Z'))
  expect(momentIn('Asia/Almaty', '2024-02-29T23:30')).toEqual(new Date('2024-02-29T17:30:00Z'))
  expect(momentIn('Asia/Almaty', '2024-03-01T00:00')).toEqual(new Date('2024-02-29T19:00:00Z'))
  expect(wallIn('Asia/Almaty', new Date('2024-02-29T18:30:00Z'))).toBe('2024-02-29T23:30')
})
