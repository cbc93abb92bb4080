import { namedText, type TextKey, useText } from '../text.tsx'
import { Note, StatusPill, type Tone } from './parts.tsx'
import styles from './sheet-import.module.css'
import { TableBox } from './table-box.tsx'

const rowStates = ['new', 'changed', 'same', 'wrong'] as const
type RowState = (typeof rowStates)[number]

/** A sheet's effect row by row. */
export type SheetReport = {
  counts: Readonly<Record<RowState, number>>
  headingFaults: readonly { heading: string; key: string }[]
  rows: readonly { row: number; what: RowState; faults: readonly { column: string; key: string }[] }[]
}

export type SheetWords = Record<RowState | 'row' | 'name' | 'what' | 'faults', TextKey> & {
  more: (count: number) => string
}

type RowsProps = {
  report: SheetReport
  words: SheetWords
  nameOf: (row: SheetReport['rows'][number]) => string | undefined
  headingOf: (heading: string) => string
}

const stateTones: Readonly<Record<RowState, Tone>> = { new: 'ok', changed: 'info', same: 'idle', wrong: 'bad' }
const mostShown = 300

/** Rows of a sheet, faulty ones first, under counts by state and faults of headings. */
export function SheetRows({ report: { counts, headingFaults, rows }, words, nameOf, headingOf }: RowsProps) {
  const text = useText()
  const ordered = [...rows.filter(({ what }) => what === 'wrong'), ...rows.filter(({ what }) => what !== 'wrong')]
  const hidden = ordered.length - mostShown
  return (
    <>
      {headingFaults.map(({ heading, key }) => (
        <Note key={`${heading} ${key}`} tone="bad">
          <b>{headingOf(heading)}</b>: {namedText(text, key)}
        </Note>
      ))}
      <p className="row">
        {rowStates.map((what) => (
          <StatusPill key={what} tone={stateTones[what]}>
            {text(words[what])}: {counts[what]}
          </StatusPill>
        ))}
      </p>
      <TableBox className={styles.rows}>
        <table className="table card-table">
          <thead>
            <tr>
              <th className="num">{text(words.row)}</th>
              <th>{text(words.name)}</th>
              <th>{text(words.what)}</th>
              <th>{text(words.faults)}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.slice(0, mostShown).map((row) => (
              <tr key={row.row}>
                <td className="num">{row.row}</td>
                <td className="nowrap">{nameOf(row) ?? '—'}</td>
                <td>
                  <StatusPill tone={stateTones[row.what]}>{text(words[row.what])}</StatusPill>
                </td>
                <td>
                  {row.faults.map(({ column, key }) => (
                    <div key={column} className="bad-text">
                      <b>{headingOf(column)}</b>: {namedText(text, key)}
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {hidden > 0 && <p className="muted small">{words.more(hidden)}</p>}
    </>
  )
}
