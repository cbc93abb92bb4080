/**
 * The opening time of portals under test: a Wednesday in May, in working hours from Xi'an to Rotterdam, far from any
 * month's end.
 */
const openedAt = Date.parse('2031-05-14T16:00:00+08:00')

/** The demo business is made an hour before, so that all of it lies in the past of an opened copy. */
const madeAheadMs = 3_600_000

const shiftMs = (): number => Number(process.env.TIME_SHIFT_MS ?? 0)

/** Sets the clock of every portal that this process starts to that moment, from which it runs on through restarts. */
export function standAtMoment(): void {
  process.env.TIME_SHIFT_MS ??= String(openedAt - Date.now())
}

/** The time at those portals, in milliseconds; the machine's where they were not shifted. */
export const portalNow = (): number => Date.now() + shiftMs()

/** What the portal that makes the demo business is given besides. */
export const whileDemoIsMade = (): { TIME_SHIFT_MS: string } => ({ TIME_SHIFT_MS: String(shiftMs() - madeAheadMs) })
