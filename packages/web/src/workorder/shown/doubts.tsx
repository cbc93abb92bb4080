import { type TextKey, useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'

/** What looks wrong on a part of a job and was kept: the first of it, with how much more there is. */
export function Doubts({ of: warnings }: { of: readonly string[] }) {
  const text = useText()
  const [first, ...rest] = warnings
  if (!first) return null
  return (
    <span title={warnings.map((key) => text(key as TextKey)).join('\n')}>
      <StatusPill tone="warn">
        {text(first as TextKey)}
        {rest.length > 0 && ` +${rest.length}`}
      </StatusPill>
    </span>
  )
}
