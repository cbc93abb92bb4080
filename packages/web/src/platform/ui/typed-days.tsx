import { useState } from 'react'
import { type TextKey, useText } from '../text.tsx'

/** Reasons against a day beyond a limit, by the other end of its span or as too early or late. */
export type BeyondReasons = { least: TextKey; most: TextKey }
const standing: BeyondReasons = { least: 'shared.day-too-early', most: 'shared.day-too-late' }

export function whyBeyond(
  [first, last]: readonly [string, string],
  { least, most }: { least?: string | undefined; most?: string | undefined },
  reasons: BeyondReasons = standing,
): TextKey | undefined {
  if (least && first && first < least) return reasons.least
  return most && last && last > most ? reasons.most : undefined
}

/** Typed words as days, or with the reason against them. */
export type Judged = { days: readonly [string, string]; why: TextKey | undefined }
export const unread = (typed: string): Judged => ({ days: [typed.trim(), ''], why: 'shared.day-unread' })

export type TypedProps = {
  written: string
  judge: (typed: string) => Judged
  /** Called with the days; refused words clear them unless the form's rules hold them back. */
  onRead: (first: string, last: string) => unknown
  keepsRefused: boolean | undefined
  invalid?: boolean | undefined
}

/** Days as typed until read; refused ones stay for correction. */
export function useTypedDays({ written, judge, onRead, keepsRefused, invalid }: TypedProps) {
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const { days, why } = judge(typed ?? written)
  // What came from elsewhere, a spreadsheet or a reload, may be no day either.
  const isUnread = typed === undefined && why === 'shared.day-unread'
  // Where the form's rule has spoken it says the same.
  const isShown = keepsRefused && invalid && days[0] !== ''
  return {
    typed,
    why: (isRefused || isUnread) && !isShown ? why : undefined,
    type: setTyped,
    enter: () => isRefused || setTyped(written),
    settle: () => {
      if (typed === undefined) return
      const isLeft = why && !keepsRefused
      onRead(isLeft ? '' : days[0], isLeft ? '' : days[1])
      setRefused(why !== undefined)
      if (!why) setTyped(undefined)
    },
    forget: () => {
      setTyped(undefined)
      setRefused(false)
    },
  }
}

export function WhyRefused({ id, why }: { id: string; why: TextKey | undefined }) {
  const text = useText()
  return why ? (
    <span id={id} className="input-note" role="status">
      {text(why)}
    </span>
  ) : null
}
