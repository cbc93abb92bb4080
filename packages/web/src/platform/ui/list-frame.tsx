import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../text.tsx'
import { Button } from './parts.tsx'
import { errorIdOf, problemText } from './states.tsx'

export type Listed<Row> = {
  data: { items: readonly Row[]; total: number } | undefined
  error: unknown
  refetch: () => unknown
  /** The rows are still those of the filters before. */
  isPlaceholderData?: boolean
  isFetching?: boolean
}

/** Another tab or filter was chosen and its rows have not come; a list that only looks for news is not waited for. */
const isAwaited = ({ data, error, isPlaceholderData, isFetching }: Listed<unknown>): boolean =>
  (!data && !error) || !!isPlaceholderData || (!!error && !!isFetching)

/** Around the rows: a thin bar while others are awaited, and over the old ones why the new ones did not come. */
export function ListFrame({ list, children }: { list: Listed<unknown>; children: ReactNode }) {
  const { data, error } = list
  const isBusy = isAwaited(list)
  const isOld = !!data && (!!list.isPlaceholderData || !!error)
  return (
    <div className="list-frame" aria-busy={isBusy}>
      {data && error ? <NotRead list={list} isBusy={isBusy} /> : null}
      <div className={isOld ? 'old-rows' : undefined}>{children}</div>
      <Found total={isBusy || error ? undefined : data?.total} />
    </div>
  )
}

function NotRead({ list, isBusy }: { list: Listed<unknown>; isBusy: boolean }) {
  const text = useText()
  const errorId = errorIdOf(list.error)
  return (
    <div className="partial warn" role="alert">
      <span>
        {text('shared.old-rows')} {problemText(list.error, text)}
        {errorId && <span className="small mono"> {text('shared.error-id', { id: errorId })}</span>}
      </span>
      <Button look="plain" low busy={isBusy} onClick={() => list.refetch()}>
        {text('shared.retry')}
      </Button>
    </div>
  )
}

/** Tells who does not see the list how many rows another question found; what stood there as the page came is not told. */
function Found({ total }: { total: number | undefined }) {
  const text = useText()
  const [isNew, setNew] = useState(false)
  const [hasCome, setCome] = useState(total !== undefined)
  useEffect(() => {
    if (total !== undefined) setCome(true)
    else if (hasCome) setNew(true)
  }, [total, hasCome])
  return (
    <span className="unseen" role="status">
      {isNew && total !== undefined ? text('shared.rows-found', { count: total }) : ''}
    </span>
  )
}
