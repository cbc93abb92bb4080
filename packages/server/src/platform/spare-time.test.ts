import { expect, it } from 'vitest'
import { spareTime } from './spare-time.ts'

/** Time that passes only when somebody waits, and calls that come at moments of it. */
function portal(calls: readonly (readonly [at: number, ms: number])[]) {
  let nowMs = 0
  const pending = calls.flatMap(([at, ms]) => [
    { at, begins: true },
    { at: at + ms, begins: false },
  ])
  const events = pending.toSorted((a, b) => a.at - b.at)
  const open: (() => void)[] = []
  const pass = async (ms: number) => {
    const until = nowMs + ms
    for (let next = events[0]; next && next.at <= until; next = events[0]) {
      events.shift()
      nowMs = next.at
      if (next.begins) open.push(spare.callBegins())
      else open.shift()?.()
    }
    nowMs = until
  }
  const spare = spareTime({ now: () => nowMs, sleep: pass })
  return { spare, pass, now: () => nowMs }
}

it('begins at once in a portal that nobody uses, again and again', async () => {
  const { spare, pass, now } = portal([])
  for (let piece = 0; piece < 3; piece++) {
    await spare.begins()
    expect(now()).toBe(piece * 400)
    await pass(400)
  }
})

it('waits while a call is under way, and until the page behind it is complete', async () => {
  const { spare, pass, now } = portal([
    [0, 500],
    [600, 100],
  ])
  await pass(10)
  await spare.begins()
  expect(now()).toBeGreaterThanOrEqual(1000)
  expect(now()).toBeLessThan(1100)
})

it('does one piece behind each page of somebody who goes on, where their next call is farthest', async () => {
  const everySecond = Array.from({ length: 12 }, (_, second) => [second * 1000, 20] as const)
  const { spare, pass, now } = portal(everySecond)
  const began: number[] = []
  await pass(1)
  while (now() < 10_000) {
    await spare.begins()
    began.push(now() % 1000)
    await pass(400)
  }
  expect(began.length).toBeGreaterThanOrEqual(9)
  for (const intoTheSecond of began) expect([intoTheSecond, intoTheSecond <= 400]).toEqual([intoTheSecond, true])
})

it('waits for two seconds at the most, however busy the portal is', async () => {
  const { spare, pass, now } = portal([[0, 60_000]])
  await pass(1)
  await spare.begins()
  expect(now()).toBeLessThanOrEqual(2100)
})

it('goes on beside a stream that stays open, one piece after the other', async () => {
  const { spare, pass, now } = portal([[0, 600_000]])
  await pass(5_000)
  for (let piece = 0; piece < 3; piece++) {
    await spare.begins()
    expect(now()).toBe(5_000 + piece * 400)
    await pass(400)
  }
})

it('does not begin where it is told to stop', async () => {
  const { spare, pass, now } = portal([[0, 60_000]])
  await pass(1)
  await spare.begins(AbortSignal.abort())
  expect(now()).toBe(1)
})
