import { Fragment, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type AriaListBoxOptions, useListBox, useOption } from 'react-aria/useListBox'
import type { ListState } from 'react-stately/useListState'
import { useText } from '../text.tsx'
import { Marked, type Option } from '../ui/option.tsx'
import { problemText, Skeleton } from '../ui/states.tsx'
import { keyOf } from './option-collection.ts'

const rowHeight = 32
/** Pixels drawn beyond the visible window. */
const beyond = rowHeight
const windowHeight = 320
/** The longest list drawn whole, as wide as its widest option. */
const shortList = 60

type Row = { option: Option; index: number; heading: string | undefined; top: number }

type OptionListProps = {
  state: ListState<Option>
  listProps: AriaListBoxOptions<Option>
  listRef: RefObject<HTMLDivElement | null>
  options: readonly Option[]
  isLoading: boolean
  error?: unknown
  keyword: string
  value: string | undefined
}

/** Options under headings with the focused one highlighted; long lists are virtualised. */
export function OptionList({ state, listProps, listRef, options, isLoading, error, keyword, value }: OptionListProps) {
  const text = useText()
  const { listBoxProps } = useListBox(
    {
      ...listProps,
      isVirtualized: true,
      shouldUseVirtualFocus: true,
      shouldSelectOnPressUp: true,
      shouldFocusOnHover: true,
    },
    state,
    listRef,
  )
  const rows = useMemo(() => rowsOf(options), [options])
  const height = options.length === 0 ? 0 : bottomOf(rows.at(-1))
  const [scrolled, setScrolled] = useState(0)
  useLitInView(state, rows, listRef)
  const isShort = rows.length <= shortList
  const visibleRows = isShort
    ? rows
    : rows.filter((row) => bottomOf(row) > scrolled - beyond && row.top < scrolled + windowHeight + beyond)
  const list = (
    <div
      {...listBoxProps}
      ref={listRef}
      className="options"
      aria-busy={isLoading}
      onScroll={(event) => isShort || setScrolled(event.currentTarget.scrollTop)}
    >
      {!isShort && <div style={{ height: visibleRows[0]?.top ?? 0 }} />}
      {visibleRows.map(({ option, heading }) => (
        <Fragment key={keyOf(option)}>
          {heading !== undefined && (
            <div className="group" role="presentation">
              {heading}
            </div>
          )}
          <OptionRow option={option} state={state} keyword={keyword} isChosen={option.value === value} />
        </Fragment>
      ))}
      {!isShort && <div style={{ height: height - bottomOf(visibleRows.at(-1)) }} />}
    </div>
  )
  if (options.length > 0) return list
  return (
    <>
      {list}
      <div className="none" role="status">
        {isLoading ? <Skeleton width={160} /> : error ? problemText(error, text) : text('shared.no-match')}
      </div>
    </>
  )
}

const bottomOf = (row: Row | undefined) => (row ? row.top + rowHeight * (row.heading === undefined ? 1 : 2) : 0)

function rowsOf(options: readonly Option[]): Row[] {
  let top = 0
  return options.map((option, index) => {
    const heading = option.group !== undefined && option.group !== options[index - 1]?.group ? option.group : undefined
    const row = { option, index, heading, top }
    top = bottomOf(row)
    return row
  })
}

function useLitInView(state: ListState<Option>, rows: readonly Row[], list: RefObject<HTMLDivElement | null>): void {
  const lit = state.selectionManager.focusedKey
  useEffect(() => {
    const row = lit === null ? undefined : rows[state.collection.getItem(lit)?.index ?? -1]
    if (!row || !list.current) return
    const { scrollTop } = list.current
    const top = row.top
    const bottom = bottomOf(row)
    const seen = list.current.clientHeight || windowHeight
    if (top < scrollTop) list.current.scrollTop = top
    else if (bottom > scrollTop + seen) list.current.scrollTop = bottom - seen
  }, [lit, rows, state.collection, list])
}

type RowProps = { option: Option; state: ListState<Option>; keyword: string; isChosen: boolean }

function OptionRow({ option, state, keyword, isChosen }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  const { optionProps, labelProps, isFocused } = useOption({ key: keyOf(option) }, state, row)
  const { 'aria-describedby': _, ...props } = optionProps
  const moreId = option.subLabel && `${labelProps.id}-more`
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the lit option
    <div
      {...props}
      ref={row}
      role="option"
      className={isFocused ? 'option lit' : 'option'}
      aria-selected={isChosen}
      aria-labelledby={[labelProps.id, moreId].filter(Boolean).join(' ')}
      aria-description={option.group}
    >
      <span {...labelProps}>
        <Marked label={option.label} keyword={keyword} />
      </span>
      {/* All that is to be seen on an option is its name, so that it can be called by voice. */}
      {moreId && (
        <>
          {' '}
          <small id={moreId}>{option.subLabel}</small>
        </>
      )}
    </div>
  )
}
