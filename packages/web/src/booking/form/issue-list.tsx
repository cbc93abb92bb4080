import type { Warning } from '@landbridge/contract/booking/form/check-facts'
import type { Missing } from '@landbridge/contract/booking/form/form-needs'
import { type ReactNode, useState } from 'react'
import { namedText, type Text, useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import styles from '../booking-form.module.css'
import { useFieldName } from '../fields/field-name.ts'
import { valueAt } from '../state/form-content.ts'
import { fieldPathOf } from '../state/form-issues.ts'
import type { SummaryProps } from './form-summary-props.ts'

const fewMissing = 5

type ListProps = Pick<SummaryProps, 'values' | 'issues' | 'marks' | 'draft'>

export function IssueList({ values, issues, marks, draft }: ListProps) {
  const text = useText()
  const nameOf = useFieldName(values)
  const entryOf = (path: string) => {
    const entry = fieldPathOf(path) !== path && valueAt(values, path)
    return typeof entry === 'string' ? text('booking.wrong-entry', { field: nameOf(path), entry }) : nameOf(path)
  }
  const wrongPaths = new Set([...issues.wrong, ...marks.standing].map(({ path }) => path))
  const wrong = marks.shown.filter(([path]) => wrongPaths.has(path))
  const later = issues.later.filter(({ key }) => key !== 'shared.needed')
  const isDone = issues.missing.length === 0 && issues.wrong.length === 0 && !draft.status.isConflict
  return (
    <div className={`${styles.section} ${styles.notes}`}>
      {wrong.map(([path, key]) => (
        <Note key={path} tone="bad" icon="wrong">
          {entryOf(path)}: {namedText(text, key)} <JumpButton to={path} marks={marks} words={text('booking.mend-it')} />
        </Note>
      ))}
      {issues.missing.length > 0 &&
        (marks.marks.isTried ? (
          <Note tone="bad" icon="wrong">
            <MissingList missing={issues.missing} marks={marks} nameOf={nameOf} />
          </Note>
        ) : (
          <MissingList missing={issues.missing} marks={marks} nameOf={nameOf} />
        ))}
      {isDone && (
        <Note tone="ok" icon="tick">
          {text('booking.nothing-missing')}
        </Note>
      )}
      {later.map(({ path, key }) => (
        <Note key={path} tone="warn">
          {text('booking.before-accepting')}: <JumpButton to={path} marks={marks} words={namedText(text, key)} />
        </Note>
      ))}
      <Warnings warnings={issues.warnings} marks={marks} text={text} />
    </div>
  )
}

function JumpButton({ to, marks, words }: { to: string; marks: ListProps['marks']; words: ReactNode }) {
  return (
    <button type="button" className="link" onClick={() => marks.jump(to)}>
      {words}
    </button>
  )
}

/** Reasons that the field's name makes clear. */
const clearByName: readonly string[] = [
  'shared.needed',
  'booking.origin-required',
  'booking.destination-required',
  'booking.ready-date-required',
]

type MissingProps = { missing: readonly Missing[]; marks: ListProps['marks']; nameOf: (path: string) => string }

function MissingList({ missing, marks, nameOf }: MissingProps) {
  const text = useText()
  const [isAll, setAll] = useState(false)
  const visibleFields = isAll ? missing : missing.slice(0, fewMissing)
  return (
    <div className={styles.missing}>
      <strong>{text('booking.still-missing', { count: missing.length })}</strong>
      <ul>
        {visibleFields.map(({ path, key }) => (
          <li key={`${path} ${key}`}>
            <JumpButton
              to={path}
              marks={marks}
              words={clearByName.includes(key) ? nameOf(path) : namedText(text, key)}
            />
          </li>
        ))}
      </ul>
      {missing.length > fewMissing && (
        <button type="button" className="link small" onClick={() => setAll(!isAll)}>
          {isAll ? text('shared.show-fewer') : text('shared.show-all-of', { count: missing.length })}
        </button>
      )}
    </div>
  )
}

/** Each warning once, with a jump to its first line. */
function Warnings({ warnings, marks, text }: { warnings: readonly Warning[]; marks: ListProps['marks']; text: Text }) {
  const sentences = new Map(
    warnings.map((one) => [namedText(text, one.key, one.values), one.path]).toReversed() as [string, string][],
  )
  return [...sentences].toReversed().map(([sentence, path]) => (
    <Note key={sentence} tone="warn">
      <button type="button" className={styles.warning} onClick={() => marks.jump(path)}>
        {sentence}
      </button>
    </Note>
  ))
}
