import { Problem } from '@landbridge/contract/shared/problem'
import { ErrorState } from '../../platform/ui/states.tsx'

/** The server did not answer at all. */
export const Unreachable = () => (
  <main className="wrap pad">
    <div className="card">
      <ErrorState error={new Problem('shared.unavailable')} onRetry={() => location.reload()} />
    </div>
  </main>
)
