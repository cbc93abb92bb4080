import { pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import { deskPaths } from '../../desk-paths.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { ButtonLink, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { useHandle } from '../root.tsx'

export function UnopenedPage() {
  const text = useText()
  const { isStaff } = useSession()
  const title = useHandle()?.title ?? 'shell.unopened'
  const isNamed = title !== 'shell.unopened'
  const hint = text(isStaff ? 'shell.unopened-desk' : 'shell.unopened-hint')
  return (
    <div className={isStaff ? undefined : 'wrap pad'}>
      <PageHead title={text(title)} />
      <div className="card">
        <EmptyState title={isNamed ? text('shell.unopened') : hint} hint={isNamed ? hint : ''} icon="track">
          {isStaff ? (
            <ButtonLink to={deskPaths.bookings()}>{text('shell.desk-bookings')}</ButtonLink>
          ) : (
            <ButtonLink to={paths.freightQuery(pricedModes[0])}>{text('shell.search-go')}</ButtonLink>
          )}
        </EmptyState>
      </div>
    </div>
  )
}
