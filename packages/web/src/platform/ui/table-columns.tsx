import { type ReactNode, useCallback, useRef, useState } from 'react'
import { readSession } from '../session.ts'
import { type TextKey, useText } from '../text.tsx'
import { Icon } from './icon.tsx'
import { Button } from './parts.tsx'
import { Popover } from './popover.tsx'
import { Tick } from './ticks.tsx'

export type Column<Row> = {
  /** Its name, under which the reader's choice is kept. */
  key: string
  /** The name under which the choice was kept before, and is read still. */
  formerKey?: string
  title: TextKey
  /** The cell of a row; `rows` are all that stand with it. */
  render: (row: Row, rows?: readonly Row[]) => ReactNode
  /** Figures stand right, under their heading. */
  align?: 'num'
  /** The name the server sorts by, when it can. */
  sortName?: string
  /** Shown only when the reader chose it. */
  optional?: boolean
  /** The value of a row for it: until the reader chose, the column is shown only where some row has one. */
  filled?: (row: Row) => unknown
  /** Stays at the left when the list is scrolled sideways; the first one only. */
  fixed?: boolean
  deskOnly?: boolean
  /** Says what it is on a phone as well, where nothing stands over it. */
  named?: boolean
  /** Takes the whole width of the card on a phone. */
  wide?: boolean
  /** Deeds upon the row: at the foot of its card on a phone, without a name. */
  isTools?: boolean
  /** True for words that end in an ellipsis where there is no room, as figures, days and states never do. */
  long?: boolean
  /** Parts none of which is cut; where there is no room they stand under each other. */
  folds?: boolean
  /** Stands under it at the foot, for all rows or for those of a subtotal. */
  total?: (rows: readonly Row[]) => ReactNode
}

const keptUnder = (listId: string) => `${readSession().user?.userId ?? 'guest'} columns ${listId}`

export function useColumns<Row>(listId: string, columns: readonly Column<Row>[], rows: readonly Row[]) {
  const [chosen, setChosen] = useState<readonly string[] | undefined>(() => readKept(listId))
  const isOfUse = ({ optional, filled }: Column<Row>) => !optional && (!filled || rows.some(filled))
  const isKept = ({ key, formerKey = key }: Column<Row>) => chosen?.includes(key) || chosen?.includes(formerKey)
  const isShown = (column: Column<Row>) => (chosen ? isKept(column) : isOfUse(column))
  const shown = columns.filter((column) => column.fixed || isShown(column))
  const choose = (keys: readonly string[] | undefined) => {
    setChosen(keys)
    if (keys) localStorage.setItem(keptUnder(listId), keys.join(','))
    else localStorage.removeItem(keptUnder(listId))
  }
  return { shown, choose, isChosen: chosen !== undefined }
}

const readKept = (listId: string) => localStorage.getItem(keptUnder(listId))?.split(',')

type ColumnChooserProps<Row> = {
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  onChoose: (keys: readonly string[] | undefined) => void
}

export function ColumnChooser<Row>({ columns, shown, onChoose }: ColumnChooserProps<Row>) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const keys = shown.map((column) => column.key)
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
                disabled={!!column.fixed}
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
