import { Problem } from '@landbridge/contract/shared/problem'
import { useEffect, useState } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { reloadKeeping } from '../../platform/form/keep-through-reload.ts'
import { ErrorState } from '../../platform/ui/states.tsx'

/** A broken page, with a retry and the id of the server's log entry. */
export function ErrorPage() {
  const error = useRouteError()
  const errorId = useReport(error)
  const reported = errorId ? new Problem('shared.broken', undefined, { errorId }) : error
  return (
    <div className="wrap pad">
      <div className="card">
        <ErrorState error={reported} onRetry={() => void reloadKeeping()} />
      </div>
    </div>
  )
}

/** Reports an error of the page to the server, unless the server itself failed. */
function useReport(error: unknown): string | undefined {
  const { pathname } = useLocation()
  const [errorId, setErrorId] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure once
  useEffect(() => {
    if (error instanceof Problem) return
    const broken = error instanceof Error ? error : new Error(String(error))
    reportError(broken, pathname).then(
      setErrorId,
      // biome-ignore lint/suspicious/noConsole: the log cannot be reached, so the browser's has it
      (failure: unknown) => console.error(failure, broken),
    )
  }, [error])
  return errorId
}

/** Answers the id of the server's log entry. */
async function reportError({ message, stack = '' }: Error, page: string): Promise<string> {
  const [{ v4: uuid }, { call }, { siteEndpoints }] = await Promise.all([
    import('uuid'),
    import('../../platform/api.ts'),
    import('@landbridge/contract/site/site-endpoints'),
  ])
  const errorId = uuid()
  const report = { errorId, page: page.slice(0, 500), error: message.slice(0, 500), stack: stack.slice(0, 4000) }
  await call(siteEndpoints.pageError, report)
  return errorId
}
