import { namedText, useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

type WarningsProps = { warnings: readonly string[] }

/** The first kept warning about a part, with the number of others. */
function JobWarnings({ warnings }: WarningsProps) {
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

export const doubtsColumn: Column<WarningsProps> = {
  key: 'warnings',
  title: 'workorder.doubts',
  hasValue: ({ warnings }) => warnings.length > 0,
  render: ({ warnings }) => <JobWarnings warnings={warnings} />,
}
