import { useRouteError } from 'react-router'
import { useText } from '../../platform/text.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { EmptyState, ErrorState } from '../../platform/ui/states.tsx'

/** Whether a part of the page could not be loaded, mostly because a new version took its place. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|took too long/i.test(error.message)

/** A page that broke: it can be tried again, and names the id under which the server's log has it. */
export function ErrorPage() {
  const error = useRouteError()
  const text = useText()
  return (
    <div className="wrap pad">
      <div className="card">
        {isLoadFailure(error) ? (
          <EmptyState title={text('shell.new-version')} icon="again">
            <Button onClick={() => location.reload()}>{text('shell.reload')}</Button>
          </EmptyState>
        ) : (
          <ErrorState error={error} onRetry={() => location.reload()} />
        )}
      </div>
    </div>
  )
}
