import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { withLogin } from '../../platform/login-door.ts'
import { useText } from '../../platform/text.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import type { QueryState } from './query-state.ts'

/** Where no price stands, the booking form asks for one. */
export function AskForPrice({ state }: { state: QueryState }) {
  const text = useText()
  const go = useNavigate()
  const { originCode, destinationCode, queryDate, containerType, ourBox } = state.search
  const address = paths.bookingForm('railway', {
    originCode,
    destinationCode,
    wantedDate: state.day || queryDate,
    legType: state.legType === 'Q' ? undefined : state.legType,
    ...(state.boxType === 'P' && { loadType: 'LCL' }),
    boxes: containerType && state.boxType === 'Z' ? `1*${containerType}` : undefined,
    containerOwner: ourBox === 'F' ? 'S' : undefined,
    askQuote: 'T',
  })
  return <Button onClick={() => withLogin(() => void go(address))}>{text('pricing.ask-price')}</Button>
}
