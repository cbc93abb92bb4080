import { Problem } from '@landbridge/contract/shared/problem'
import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { useEffect, useState } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { v4 as uuid } from 'uuid'
import { call } from '../../platform/api.ts'
import { reloadKeeping } from '../../platform/form/typed-kept.ts'
import { ErrorState } from '../../platform/ui/states.tsx'

/** A page that broke: it can be tried again, and names the id under which the server's log has it. */
export function ErrorPage() {
  const error = useRouteError()
  const errorId = useReport(error)
  const shown = errorId ? new Problem('shared.broken', undefined, { errorId }) : error
  return (
    <div className="wrap pad">
      <div className="card">
        <ErrorState error={shown} onRetry={() => void reloadKeeping()} />
      </div>
    </div>
  )
}

/** Tells the server what broke here. What the server itself refused or broke at, it knows already. */
function useReport(error: unknown): string | undefined {
  const { pathname } = useLocation()
  const [errorId, setErrorId] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure once
  useEffect(() => {
    if (error instanceof Problem) return
    const broken = error instanceof Error ? error : new Error(String(error))
    const report = {
      errorId: uuid(),
      page: pathname.slice(0, 500),
      error: broken.message.slice(0, 500),
      stack: (broken.stack ?? '').slice(0, 4000),
    }
    call(siteEndpoints.pageError, report).then(
      () => setErrorId(report.errorId),
      // biome-ignore lint/suspicious/noConsole: the log cannot be reached, so the browser's has it
      (failure: unknown) => console.error(failure, broken),
    )
  }, [error])
  return errorId
}
