import { deskPaths } from '../../desk-paths.ts'
import { useAllowed } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { useKeptView, ViewSwitch } from '../../platform/ui/kept-view.tsx'
import { NewOfMode } from '../desk/desk-mode.tsx'

export const useDepartureView = () => useKeptView('departures', ['board', 'list'])

export function NewDeparture() {
  const text = useText()
  const isAllowed = useAllowed()
  const label = text('pricing.departure-new')
  return isAllowed('pricing.edit') && <NewOfMode ofDepartures label={label} path={deskPaths.departure('new')} />
}

export function DepartureHeadActions() {
  const text = useText()
  return (
    <>
      <ViewSwitch
        label={text('pricing.shown-as')}
        kept={useDepartureView()}
        choices={[
          { value: 'board', label: text('pricing.as-board') },
          { value: 'list', label: text('pricing.as-list') },
        ]}
      />
      <NewDeparture />
    </>
  )
}
