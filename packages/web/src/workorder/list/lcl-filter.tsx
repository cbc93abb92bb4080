import { lclStates, sharedLoadTypes } from '@landbridge/contract/booking/lcl-state'
import { isLoadTypeOpen } from '@landbridge/contract/booking/modes/open-forms'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { useText } from '../../platform/text.tsx'
import type { ListFilter } from '../../platform/ui/list-filters.tsx'
import { Segments } from '../../platform/ui/parts.tsx'
import { lclStateText } from '../shown/lcl-pill.tsx'

/** The state in an address, 'all' for an unknown one. */
export const lclStateIn = (name: string) => lclStates.find((state) => state === name) ?? 'all'

type Shared = { lclState?: string | undefined }

/** True where a list has shared cargo to filter: by its modes, its rows or the set filter. */
const hasSharedCargo = (modes: readonly ModeCode[], rows: readonly Shared[], chosen: string): boolean =>
  chosen !== 'all' ||
  modes.some((mode) => sharedLoadTypes.some((loadType) => isLoadTypeOpen(mode, loadType))) ||
  rows.some(({ lclState }) => lclState !== undefined)

/** Narrows a list of jobs by where cargo in shared containers stands, or by its other carriage. */
export const lclFilter = (modes: readonly ModeCode[]): ListFilter<'lclState', Shared> =>
  function Lcl({ state, rows }) {
    const value = lclStateIn(state.filters.lclState)
    const change = (lclState: string) => state.set({ lclState })
    return hasSharedCargo(modes, rows, value) && <LclStates modes={modes} value={value} onChange={change} />
  }

type StatesProps = { value: string; onChange: (lclState: string) => void; modes: readonly ModeCode[] }

function LclStates({ value, onChange, modes }: StatesProps) {
  const text = useText()
  return (
    <Segments
      label={text('workorder.lcl-state')}
      value={value}
      choices={[
        { value: 'all', label: text('shared.all') },
        ...lclStates.map((state) => ({
          value: state as string,
          label: text(
            lclStateText(
              state,
              modes.some((mode) => factsOfMode(mode).freesBoxes),
            ),
          ),
        })),
      ]}
      onChange={onChange}
    />
  )
}
