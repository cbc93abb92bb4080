import { namedText, useText } from '../../../platform/text.tsx'

export type Explained = 'incoterm' | 'note'

export function Explanation({ kind, value, payer }: { kind: Explained; value: string; payer: 'seller' | 'buyer' }) {
  const text = useText()
  const meaning = namedText(text, `booking.explain-${kind}-${value}`)
  return kind === 'note' ? meaning : `${meaning} ${text(`booking.explain-payer-${payer}`)}`
}
