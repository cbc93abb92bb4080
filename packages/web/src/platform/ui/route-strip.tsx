import type { CSSProperties, ReactNode } from 'react'

export type RouteStop = {
  label?: string | undefined
  note?: ReactNode
  state?: 'done' | 'ahead'
}
type RouteStripProps = {
  stops: readonly RouteStop[]
  /** The travelled share of the way to the next stop, 0 to 1. */
  share?: number | undefined
  isSmall?: boolean
  /** The accessible name, where labels do not suffice. */
  title?: string
}

/** A route as a line with pins and circles, red as far as travelled, grey and dashed ahead. */
export function RouteStrip({ stops, share = 0, isSmall, title }: RouteStripProps) {
  const next = stops.findIndex((stop) => stop.state === 'ahead')
  const isPlain = stops.every((stop) => !stop.label)
  const isNoted = stops.some((stop) => stop.note)
  const look = ['route', isSmall && 'small', isPlain && 'plain', stops.length > 4 && 'many', isNoted && 'noted']
  return (
    <ol className={look.filter(Boolean).join(' ')} aria-label={title}>
      {stops.map((stop, i) => {
        const isEnd = i === 0 || i === stops.length - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may stand twice on a route, and stops never move
          <li key={i} className={stop.state === 'ahead' ? 'todo' : undefined} style={partOf(share, next - i)}>
            {stop.label &&
              (isEnd || isNoted ? (
                <b title={stop.label}>{stop.label}</b>
              ) : (
                <span title={stop.label}>{stop.label}</span>
              ))}
            {stop.note && <small>{stop.note}</small>}
          </li>
        )
      })}
    </ol>
  )
}

/** The current leg's share between two stops drawn in halves. */
function partOf(share: number, stopsToNext: number): CSSProperties | undefined {
  if (share === 0) return undefined
  const percent = (half: number) => `${Math.round(Math.min(Math.max(half, 0), 1) * 100)}%`
  if (stopsToNext === 1) return { '--out': percent(2 * share) } as CSSProperties
  return stopsToNext === 0 ? ({ '--in': percent(2 * share - 1) } as CSSProperties) : undefined
}
