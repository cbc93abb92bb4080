import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { withLogin } from '../../platform/login-door.ts'
import { useText } from '../../platform/text.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import type { QueryState } from './query-state.ts'

/** The way to a price where none stands: the booking form requests it. */
export function AskForPrice({ state, look }: { state: QueryState; look?: 'ghost' }) {
  const text = useText()
  const go = useNavigate()
  const { originCode, destinationCode, queryDate } = state.search
  const address = paths.bookingForm(state.mode.mode, {
    originCode,
    destinationCode,
    wantedDate: state.day || queryDate,
    legType: state.legType === 'Q' ? undefined : state.legType,
    ...(state.boxType === 'P' && { loadType: state.mode.loads?.P.loadType }),
    ...state.mode.loadAsked(state),
    askQuote: 'T',
  })
  return (
    <Button {...(look && { look })} onClick={() => withLogin(() => void go(address))}>
      {text('pricing.ask-price')}
    </Button>
  )
}
