import { useFormat } from '../format.ts'
import { useText } from '../text.tsx'
import type { ListState } from './list-state.ts'
import { IconButton } from './parts.tsx'
import { PlainSelect } from './plain-select.tsx'

const sizes = [20, 50, 100, 200]

export function Pager({
  state,
  total,
}: {
  state: Pick<ListState, 'pageIndex' | 'pageSize' | 'setPage' | 'setPageSize'>
  total: number
}) {
  const text = useText()
  const format = useFormat()
  const { pageIndex, pageSize, setPage, setPageSize } = state
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (pageIndex - 1) * pageSize + 1
  const to = Math.min(total, pageIndex * pageSize)
  return (
    <div className="pager">
      <span className="nowrap">{text('shared.rows-of', { from, to, total: format.number(total) })}</span>
      <span className="row">
        {pages > 1 && (
          <>
            <IconButton
              name="left"
              label={text('shared.page-before')}
              disabled={pageIndex <= 1}
              onClick={() => setPage(pageIndex - 1)}
            />
            <span className="nowrap">
              {format.number(pageIndex)} / {format.number(pages)}
            </span>
            <IconButton
              name="right"
              label={text('shared.page-next')}
              disabled={pageIndex >= pages}
              onClick={() => setPage(pageIndex + 1)}
            />
          </>
        )}
        <PlainSelect
          label={text('shared.page-size')}
          value={String(pageSize)}
          choices={[...new Set([pageSize, ...sizes])]
            .toSorted((a, b) => a - b)
            .map((size) => ({ value: String(size), label: text('shared.per-page', { size }) }))}
          onChange={(size) => setPageSize(Number(size))}
        />
      </span>
    </div>
  )
}
