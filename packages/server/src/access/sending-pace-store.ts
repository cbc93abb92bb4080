import { type RawBuilder, sql } from 'kysely'

/** A number of sendings that may lie within so many seconds; of all rows, or of those that the condition names. */
type Pace = { most: number; seconds: number; counted?: RawBuilder<unknown> }

/**
 * Seconds until each pace has room again, for the rows with a sent_at that are read: until the sending leaves the window that is as many back as the
 * window has places; 0 where there is room.
 */
export const secondsToRoom = (paces: readonly Pace[]): RawBuilder<number> =>
  sql`greatest(0, ${sql.join(paces.map(waitOf))})::float8`

const waitOf = ({ most, seconds, counted = sql`true` }: Pace) =>
  sql`extract(epoch from (array_agg(sent_at order by sent_at desc) filter (where ${counted}))[${most}::int] - app_now()) + ${seconds}::int`
