import { type ReactNode, useCallback, useRef, useState } from 'react'
import { readSession } from '../session.ts'
import { type TextKey, useText } from '../text.tsx'
import { Icon } from './icon.tsx'
import { Button } from './parts.tsx'
import { Popover } from './popover.tsx'
import { Tick } from './ticks.tsx'

export type Column<Row> = {
  /** The storage key of the reader's choice. */
  key: string
  /** A former storage key, still read. */
  formerKey?: string
  title: TextKey
  /** The cell of a row among `rows`. */
  render: (row: Row, rows?: readonly Row[]) => ReactNode
  align?: 'num'
  sortName?: string
  /** Hidden until chosen. */
  optional?: boolean
  /** Until the reader chooses, the column shows only where some row has a value. */
  hasValue?: (row: Row) => unknown
  /** Sticks to the left when scrolled sideways; the first one only. */
  pinned?: boolean
  deskOnly?: boolean
  /** Labelled on a phone's card too. */
  labelled?: boolean
  /** As wide as a phone's card. */
  fullWidth?: boolean
  /** The row's actions, unlabelled at the foot of a phone's card. */
  isActions?: boolean
  /** True for text cut by an ellipsis, unlike figures, days and states. */
  truncates?: boolean
  /** True for parts that wrap instead of being cut. */
  wraps?: boolean
  /** The total or subtotal of these rows. */
  total?: (rows: readonly Row[]) => ReactNode
}

const storageKey = (listId: string) => `${readSession().user?.userId ?? 'guest'} columns ${listId}`

export function useColumns<Row>(listId: string, columns: readonly Column<Row>[], rows: readonly Row[]) {
  const [chosen, setChosen] = useState<readonly string[] | undefined>(() => readStoredKeys(listId))
  const isShownByDefault = ({ optional, hasValue }: Column<Row>) => !optional && (!hasValue || rows.some(hasValue))
  const isKept = ({ key, formerKey = key }: Column<Row>) => chosen?.includes(key) || chosen?.includes(formerKey)
  const isShown = (column: Column<Row>) => (chosen ? isKept(column) : isShownByDefault(column))
  const visibleColumns = columns.filter((column) => column.pinned || isShown(column))
  const choose = (keys: readonly string[] | undefined) => {
    setChosen(keys)
    if (keys) localStorage.setItem(storageKey(listId), keys.join(','))
    else localStorage.removeItem(storageKey(listId))
  }
  return { visibleColumns, choose, isChosen: chosen !== undefined }
}

const readStoredKeys = (listId: string) => localStorage.getItem(storageKey(listId))?.split(',')

type ColumnChooserProps<Row> = {
  columns: readonly Column<Row>[]
  visibleColumns: readonly Column<Row>[]
  onChoose: (keys: readonly string[] | undefined) => void
}

export function ColumnChooser<Row>({ columns, visibleColumns, onChoose }: ColumnChooserProps<Row>) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const keys = visibleColumns.map((column) => column.key)
  const toggle = (key: string) => onChoose(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])
  return (
    <span className="pop desk-only">
      <button
        ref={button}
        type="button"
        className="btn low ghost"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="columns" size="s" />
        {text('shared.columns')}
      </button>
      {isOpen && (
        <Popover anchor={button} onClose={close} align="right" label={text('shared.columns')}>
          <div className="column-list">
            {columns.map((column) => (
              <Tick
                key={column.key}
                isOn={keys.includes(column.key)}
                disabled={!!column.pinned}
                onChange={() => toggle(column.key)}
              >
                {text(column.title)}
              </Tick>
            ))}
          </div>
          <Button look="plain" low onClick={() => onChoose(undefined)}>
            {text('shared.columns-reset')}
          </Button>
        </Popover>
      )}
    </span>
  )
}
