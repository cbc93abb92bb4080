import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../text.tsx'
import { Button } from './parts.tsx'
import { errorIdOf, problemText } from './states.tsx'

export type ListQuery<Row> = {
  data: { items: readonly Row[]; total: number } | undefined
  error: unknown
  refetch: () => unknown
  /** True while the rows are those of the former filters. */
  isPlaceholderData?: boolean
  isFetching?: boolean
}

/** True while the rows of another tab or filter load, not for a mere refresh. */
const isAwaited = ({ data, error, isPlaceholderData, isFetching }: ListQuery<unknown>): boolean =>
  (!data && !error) || !!isPlaceholderData || (!!error && !!isFetching)

/** A frame around rows, with a progress bar and the error of a failed reload. */
export function ListFrame({ list, children }: { list: ListQuery<unknown>; children: ReactNode }) {
  const { data, error } = list
  const isBusy = isAwaited(list)
  const isOld = !!data && (!!list.isPlaceholderData || !!error)
  return (
    <div className="list-frame" aria-busy={isBusy}>
      {data && error ? <ReadFailure list={list} isBusy={isBusy} /> : null}
      <div className={isOld ? 'old-rows' : undefined}>{children}</div>
      <FoundCount total={isBusy || error ? undefined : data?.total} />
    </div>
  )
}

function ReadFailure({ list, isBusy }: { list: ListQuery<unknown>; isBusy: boolean }) {
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

/** Announces the number of rows after a change of filters, not of the first load. */
function FoundCount({ total }: { total: number | undefined }) {
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
