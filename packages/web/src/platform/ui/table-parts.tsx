import { Fragment } from 'react'
import { useText } from '../text.tsx'
import { Icon } from './icon.tsx'
import type { ListState } from './list-state.ts'
import type { Column } from './table-columns.tsx'
import { Tick } from './ticks.tsx'
import { WholeWords } from './whole-words.tsx'

type HeadProps<Row> = { column: Column<Row>; state?: ListState | undefined; afterPick: boolean }

/** A heading; one that can be sorted by sorts, and a second click turns the order around. */
export function HeadCell<Row>({ column, state, afterPick }: HeadProps<Row>) {
  const text = useText()
  const look = [column.align, column.fixed && 'fixed', column.fixed && afterPick && 'after-pick']
    .filter(Boolean)
    .join(' ')
  const { sortName } = column
  if (!sortName || !state)
    return (
      <th className={look || undefined}>
        <WholeWords words={text(column.title)} />
      </th>
    )
  const isSorted = state.sortName === sortName
  const isUp = state.sort === 'asc'
  return (
    <th className={look || undefined} aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : 'none'}>
      <button type="button" className="sort" onClick={() => state.setSort(sortName, isSorted && isUp ? 'desc' : 'asc')}>
        <span>
          <WholeWords words={text(column.title)} />
        </span>
        <Icon name={isSorted && !isUp ? 'down' : 'up'} size="s" />
      </button>
    </th>
  )
}

type Picking = { picked: ReadonlySet<string>; onPick: ((picked: ReadonlySet<string>) => void) | undefined }

export function PickAll({ keys, picked, onPick }: Picking & { keys: readonly string[] }) {
  const text = useText()
  const here = keys.filter((key) => picked.has(key)).length
  const all = keys.length > 0 && here === keys.length
  return (
    <th className="pick">
      <Tick
        label={text('shared.select-all')}
        isOn={all}
        isPartly={here > 0 && !all}
        onChange={() => onPick?.(new Set(all ? [] : keys))}
      />
    </th>
  )
}

export function PickRow({ rowKey, picked, onPick }: Picking & { rowKey: string }) {
  return (
    <td className="pick">
      <PickBox rowKey={rowKey} picked={picked} onPick={onPick} />
    </td>
  )
}

export function PickBox({ rowKey, picked, onPick }: Picking & { rowKey: string }) {
  const text = useText()
  const toggle = () => {
    const next = new Set(picked)
    if (!next.delete(rowKey)) next.add(rowKey)
    onPick?.(next)
  }
  return <Tick label={text('shared.select-row')} isOn={picked.has(rowKey)} onChange={toggle} />
}

/** A time in a column that folds: the hour may stand under its day, and neither is cut. */
export const FoldedTime = ({ time }: { time: string }) =>
  time.split(/ (?=\d\d:\d\d)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="nowrap">{part}</span>
    </Fragment>
  ))
