/** How far a zone's clock is from UTC at a moment. */
function offsetMs(at: number, zone: string): number {
  const shape = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const
  const wall = new Intl.DateTimeFormat('sv-SE', shape).format(at)
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000
}

/** The moment at which a zone's clock shows this: 2031-02-08T09:00. Nothing when it is no time. */
export function momentIn(zone: string, wall: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const guess = asUtc - offsetMs(asUtc, zone)
  return new Date(asUtc - offsetMs(guess, zone))
}

/** What a zone's clock shows at a moment, as a field for times takes it: 2031-02-08T09:00. */
export function wallIn(zone: string, at: Date): string {
  const shape = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', shape).format(at).replace(' ', 'T')
}
