import { pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import { firstBookableMode } from '../../booking/shown/mode-of-booking.ts'
import { deskPaths } from '../../desk-paths.ts'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { ButtonLink, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { useModeName } from '../modes/mode-words.ts'
import { useHandle } from '../root.tsx'

export function UnopenedPage() {
  const text = useText()
  const { isStaff } = useSession()
  const title = useHandle()?.title ?? 'shell.unopened'
  const isNamed = title !== 'shell.unopened'
  const openHint = useOpenHint()
  const hint = isStaff ? text('shell.unopened-desk') : openHint
  return (
    <div className={isStaff ? undefined : 'wrap pad'}>
      <PageHead title={text(title)} />
      <div className="card">
        <EmptyState title={isNamed ? text('shell.unopened') : hint} hint={isNamed ? hint : ''} icon="track">
          {isStaff ? (
            <ButtonLink to={deskPaths.bookings()}>{text('shell.desk-bookings')}</ButtonLink>
          ) : (
            <OpenPageLinks />
          )}
        </EmptyState>
      </div>
    </div>
  )
}

/** Names the modes with prices, so that none of them is taken for closed. */
function useOpenHint(): string {
  const text = useText()
  const format = useFormat()
  const nameOf = useModeName()
  return text('shell.unopened-hint', { modes: format.list(pricedModes.map(nameOf)) })
}

/** Links to price comparison and quotes, for services without a page yet. */
function OpenPageLinks() {
  const text = useText()
  return (
    <div className="row wraps">
      <ButtonLink look="ghost" to={paths.freightQuery(pricedModes[0])}>
        {text('shell.search-go')}
      </ButtonLink>
      <ButtonLink to={paths.bookingForm(firstBookableMode, { askQuote: 'T' })}>{text('shell.ask-quote')}</ButtonLink>
    </div>
  )
}
