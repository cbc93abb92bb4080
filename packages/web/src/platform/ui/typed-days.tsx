import { useState } from 'react'
import { type TextKey, useText } from '../text.tsx'

/** Why a typed day is refused where it is beyond a limit: by the other end of its span, or else as too early or too late. */
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

/** The outcome of reading typed words: the days that they say, or else the words, and the reason why they are refused. */
export type Judged = { days: readonly [string, string]; why: TextKey | undefined }
export const unread = (typed: string): Judged => ({ days: [typed.trim(), ''], why: 'shared.day-unread' })

export type TypedProps = {
  written: string
  judge: (typed: string) => Judged
  /** Takes what was typed; what is refused leaves no day behind, unless the form's rules refuse it. */
  onRead: (first: string, last: string) => unknown
  keepsRefused: boolean | undefined
  invalid?: boolean | undefined
}

/** Typed days until they are read; what is refused stays to be mended. */
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
