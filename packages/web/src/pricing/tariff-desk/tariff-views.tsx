import { pricedCodes } from '@landbridge/contract/pricing/modes/priced-modes'
import { tariffStates } from '@landbridge/contract/pricing/tariff-lifecycle'
import { deskPaths } from '../../desk-paths.ts'
import { useAllowed } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { useKeptView, ViewSwitch } from '../../platform/ui/kept-view.tsx'
import { NewOfMode } from '../desk/desk-mode.tsx'
import { TariffSheetButtons } from './tariff-sheet-buttons.tsx'

export const useTariffView = () => useKeptView('tariffs', ['matrix', 'list'])

type Chosen = { state?: string; serviceModeId?: string }

/** A mode or a state that nobody knows, as an address may name one, is left out. */
export function filterOf<Input extends Chosen>({ state, serviceModeId, ...input }: Input) {
  const mode = pricedCodes.find((code) => code === serviceModeId)
  return {
    ...input,
    ...(mode && { serviceModeId: mode }),
    state: tariffStates.find((name) => name === state) ?? ('all' as const),
  }
}

export function NewTariff() {
  const text = useText()
  const isAllowed = useAllowed()
  return isAllowed('pricing.edit') && <NewOfMode label={text('pricing.tariff-new')} path={deskPaths.tariff('new')} />
}

type Paged = { pageIndex: number; pageSize: number; sort: 'asc' | 'desc'; sortName?: never }
type ActionsProps = { input: Chosen & Paged & { keyword?: string; originCode?: string; destinationCode?: string } }

export function TariffHeadActions({ input }: ActionsProps) {
  const text = useText()
  const kept = useTariffView()
  const isPhone = useIsPhone()
  const { pageIndex: _, pageSize: __, sort: ___, sortName: ____, ...filter } = filterOf(input)
  return (
    <>
      {!isPhone && (
        <ViewSwitch
          label={text('pricing.shown-as')}
          kept={kept}
          choices={[
            { value: 'matrix', label: text('pricing.as-matrix') },
            { value: 'list', label: text('pricing.as-list') },
          ]}
        />
      )}
      <TariffSheetButtons filter={filter} />
      <NewTariff />
    </>
  )
}
