import { useState } from 'react'
import { type TextKey, useText } from '../text.tsx'

/** Reasons against a day beyond a limit, by the other end of its span or as too early or late. */
export type LimitReasons = { min: TextKey; max: TextKey }
const generalReasons: LimitReasons = { min: 'shared.day-too-early', max: 'shared.day-too-late' }

export function limitReason(
  [first, last]: readonly [string, string],
  { min, max }: { min?: string | undefined; max?: string | undefined },
  reasons: LimitReasons = generalReasons,
): TextKey | undefined {
  if (min && first && first < min) return reasons.min
  return max && last && last > max ? reasons.max : undefined
}

/** Typed words as days, or with the reason against them. */
export type ReadDays = { days: readonly [string, string]; reason: TextKey | undefined }
export const unread = (typed: string): ReadDays => ({ days: [typed.trim(), ''], reason: 'shared.day-unread' })

export type TypedProps = {
  formattedDays: string
  parse: (typed: string) => ReadDays
  /** Called with the days; refused words clear them unless the form's rules hold them back. */
  onRead: (first: string, last: string) => unknown
  keepsRefused: boolean | undefined
  invalid?: boolean | undefined
}

/** Days as typed until read; refused ones stay for correction. */
export function useTypedDays({ formattedDays, parse, onRead, keepsRefused, invalid }: TypedProps) {
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const { days, reason } = parse(typed ?? formattedDays)
  // What came from elsewhere, a spreadsheet or a reload, may be no day either.
  const isUnread = typed === undefined && reason === 'shared.day-unread'
  // Where the form's rule has spoken it says the same.
  const isShown = keepsRefused && invalid && days[0] !== ''
  return {
    typed,
    reason: (isRefused || isUnread) && !isShown ? reason : undefined,
    type: setTyped,
    enter: () => isRefused || setTyped(formattedDays),
    settle: () => {
      if (typed === undefined) return
      const isLeft = reason && !keepsRefused
      onRead(isLeft ? '' : days[0], isLeft ? '' : days[1])
      setRefused(reason !== undefined)
      if (!reason) setTyped(undefined)
    },
    forget: () => {
      setTyped(undefined)
      setRefused(false)
    },
  }
}

export function RefusalReason({ id, reason }: { id: string; reason: TextKey | undefined }) {
  const text = useText()
  return reason ? (
    <span id={id} className="input-note" role="status">
      {text(reason)}
    </span>
  ) : null
}
