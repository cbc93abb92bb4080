import { type TextKey, useText } from '../../../platform/text.tsx'

/** What may be explained under its field. */
export type Explained = 'incoterm' | 'note'

/** What the chosen term or consignment note means: who does and pays what, and where it holds. */
export function Explanation({ of, value, payer }: { of: Explained; value: string; payer: 'seller' | 'buyer' }) {
  const text = useText()
  const meaning = text(`booking.explain-${of}-${value}` as TextKey)
  return of === 'note' ? meaning : `${meaning} ${text(`booking.explain-payer-${payer}`)}`
}
