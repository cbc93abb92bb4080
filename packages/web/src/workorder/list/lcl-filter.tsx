import { lclStates, sharedLoadTypes } from '@landbridge/contract/booking/lcl-state'
import { isLoadTypeOpen } from '@landbridge/contract/booking/modes/open-forms'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { useText } from '../../platform/text.tsx'
import { Segments } from '../../platform/ui/parts.tsx'
import { lclStateText } from '../shown/lcl-pill.tsx'

/** What an address says of it; what it does not know is the whole list. */
export const lclStateIn = (said: string) => lclStates.find((state) => state === said) ?? 'all'

type Listed = { items: readonly { lclState?: string | undefined }[] } | undefined

/** Whether a list has shared cargo to be narrowed by: some can be booked in its modes, some stands in it, or it is narrowed already. */
export const hasSharedCargo = (modes: readonly ModeCode[], list: Listed, chosen: string): boolean =>
  chosen !== 'all' ||
  modes.some((mode) => sharedLoadTypes.some((loadType) => isLoadTypeOpen(mode, loadType))) ||
  (list?.items.some(({ lclState }) => lclState !== undefined) ?? false)

/** Narrows a list by where cargo stands that shares a container, or where none of its modes carries any, what else carries it. */
export function LclFilter({
  value,
  onChange,
  modes,
}: {
  value: string
  onChange: (lclState: string) => void
  modes: readonly ModeCode[]
}) {
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
