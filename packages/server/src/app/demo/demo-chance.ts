/** Chance that falls the same way every time: the demo business is the same wherever it is made. */
export type Chance = {
  next(): number
  between(least: number, most: number): number
  one<T>(of: readonly T[]): T
  percent(share: number): boolean
}

/** A small well-known generator (mulberry32): good enough to scatter a sample business. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    one: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
    percent: (share) => next() * 100 < share,
  }
}
