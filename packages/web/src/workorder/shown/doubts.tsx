import { namedText, useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

type Doubted = { warnings: readonly string[] }

/** The first of what looks wrong on a part of a job and was kept, with how much more there is. */
function Doubts({ warnings }: Doubted) {
  const text = useText()
  const [first, ...rest] = warnings
  if (!first) return null
  return (
    <span title={warnings.map((key) => namedText(text, key)).join('\n')}>
      <StatusPill tone="warn">
        {namedText(text, first)}
        {rest.length > 0 && ` +${rest.length}`}
      </StatusPill>
    </span>
  )
}

export const doubtsColumn: Column<Doubted> = {
  key: 'warnings',
  title: 'workorder.doubts',
  filled: ({ warnings }) => warnings.length > 0,
  render: ({ warnings }) => <Doubts warnings={warnings} />,
}
