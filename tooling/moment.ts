/** When the portals of tests and proofs open: a Wednesday in May, in working hours from Xi'an to Rotterdam, far from the end of a month, of a year and of a summer time. */
const openedAt = Date.parse('2031-05-14T16:00:00+08:00')

/** The demo business is made an hour before, so that all it did lies behind whoever opens a copy of it, however long the making takes. */
const madeAheadMs = 3_600_000

const shiftMs = (): number => Number(process.env.TIME_SHIFT_MS ?? 0)

/** Has every portal that this process and its children start stand at that moment, whatever the machine's day: from then on its clock runs on, so that a portal that starts again is no younger. */
export function standAtMoment(): void {
  process.env.TIME_SHIFT_MS ??= String(openedAt - Date.now())
}

/** The time at those portals, in milliseconds; the machine's where they were not shifted. */
export const portalNow = (): number => Date.now() + shiftMs()

/** What the portal that makes the demo business is given besides. */
export const whileDemoIsMade = (): { TIME_SHIFT_MS: string } => ({ TIME_SHIFT_MS: String(shiftMs() - madeAheadMs) })
