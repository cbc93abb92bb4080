import { Fragment } from 'react'
import { useText } from '../text.tsx'
import { Icon } from './icon.tsx'
import type { ListState } from './list-state.ts'
import type { Column } from './table-columns.tsx'
import { Tick } from './ticks.tsx'
import { UnbrokenWords } from './unbroken-words.tsx'

type HeadProps<Row> = { column: Column<Row>; state?: ListState | undefined; followsSelection: boolean }

/** A heading that sorts, in reverse on a second click. */
export function HeadCell<Row>({ column, state, followsSelection }: HeadProps<Row>) {
  const text = useText()
  const look = [column.align, column.pinned && 'fixed', column.pinned && followsSelection && 'after-pick']
    .filter(Boolean)
    .join(' ')
  const { sortName } = column
  if (!sortName || !state)
    return (
      <th className={look || undefined}>
        <UnbrokenWords words={text(column.title)} />
      </th>
    )
  const isSorted = state.sortName === sortName
  const isUp = state.sort === 'asc'
  return (
    <th className={look || undefined} aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : 'none'}>
      <button type="button" className="sort" onClick={() => state.setSort(sortName, isSorted && isUp ? 'desc' : 'asc')}>
        <span>
          <UnbrokenWords words={text(column.title)} />
        </span>
        <Icon name={isSorted && !isUp ? 'down' : 'up'} size="s" />
      </button>
    </th>
  )
}

type SelectionProps = {
  selectedKeys: ReadonlySet<string>
  onSelect: ((selectedKeys: ReadonlySet<string>) => void) | undefined
}

export function SelectAllCell({ keys, selectedKeys, onSelect }: SelectionProps & { keys: readonly string[] }) {
  const text = useText()
  const here = keys.filter((key) => selectedKeys.has(key)).length
  const all = keys.length > 0 && here === keys.length
  return (
    <th className="pick">
      <Tick
        label={text('shared.select-all')}
        isOn={all}
        isPartly={here > 0 && !all}
        onChange={() => onSelect?.(new Set(all ? [] : keys))}
      />
    </th>
  )
}

export function SelectRowCell({ rowKey, selectedKeys, onSelect }: SelectionProps & { rowKey: string }) {
  return (
    <td className="pick">
      <SelectRowBox rowKey={rowKey} selectedKeys={selectedKeys} onSelect={onSelect} />
    </td>
  )
}

export function SelectRowBox({ rowKey, selectedKeys, onSelect }: SelectionProps & { rowKey: string }) {
  const text = useText()
  const toggle = () => {
    const next = new Set(selectedKeys)
    if (!next.delete(rowKey)) next.add(rowKey)
    onSelect?.(next)
  }
  return <Tick label={text('shared.select-row')} isOn={selectedKeys.has(rowKey)} onChange={toggle} />
}

/** A time whose hour may stand under its day. */
export const WrappingTime = ({ time }: { time: string }) =>
  time.split(/ (?=\d\d:\d\d)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="nowrap">{part}</span>
    </Fragment>
  ))
