import { modes } from '@landbridge/contract/shared/modes'
import { consolidationStates } from '@landbridge/contract/warehouse/consolidation'
import type { ConsolidationFilter } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobModes as openJobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { choice, keyword, type ListFilter } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { jobModes, PlaceFilter } from '../../workorder/index.ts'
import { useConsolidations } from '../consolidation-api.ts'
import { consolidationCards, consolidationColumns } from './consolidation-columns.tsx'
import { ConsolidationDialog } from './consolidation-dialog.tsx'
import { consolidationStateText } from './consolidation-parts.tsx'

const tabs = [...consolidationStates, 'all'] as const
const [firstMode] = openJobModes

function Begin() {
  const text = useText()
  const go = useNavigate()
  const refusal = useRefusal()
  const [isBeginning, setBeginning] = useState(false)
  return (
    <>
      <Button icon="plus" reason={refusal('workorder.edit')} onClick={() => setBeginning(true)}>
        {text('warehouse.consolidation-new')}
      </Button>
      {isBeginning && (
        <ConsolidationDialog
          onSaved={({ id }) => go(deskPaths.consolidation(id))}
          onClose={() => setBeginning(false)}
        />
      )}
    </>
  )
}

const OneMode = choice('mode', 'warehouse.mode', [
  ['all', 'shared.all'],
  ...openJobModes.map((mode) => [modes[mode].code, jobModes[mode].service] as const),
])
const ModeFilter: ListFilter<'mode'> = (chosen) => openJobModes.length > 1 && <OneMode {...chosen} />

const placeFilter = <Name extends string>(name: Name, label: TextKey): ListFilter<Name | 'mode'> =>
  function Place({ state: { filters, set } }) {
    const text = useText()
    return (
      <PlaceFilter
        label={text(label)}
        mode={openJobModes.find((mode) => modes[mode].code === filters.mode) ?? firstMode}
        value={filters[name]}
        onChange={(code) => set({ [name]: code } as Parameters<typeof set>[0])}
      />
    )
  }

const consolidations = describeList({
  id: 'workorder.consolidations',
  title: 'workorder.consolidations',
  defaults: { filters: { state: 'open', mode: 'all', keyword: '', originCode: '', destinationCode: '' } },
  query: ({ input: { state: _, ...input }, filters }) =>
    useConsolidations({
      ...input,
      state: tabs.find((name) => name === filters.state) ?? 'open',
    } as ConsolidationFilter),
  tabs: {
    name: 'state',
    label: 'workorder.state',
    choices: tabs.map((value) => [value, value === 'all' ? 'shared.all' : consolidationStateText[value]] as const),
  },
  columns: consolidationColumns,
  cardColumns: consolidationCards,
  rowKey: ({ id }) => id,
  rowLink: ({ id }) => deskPaths.consolidation(id),
  filters: [
    keyword('keyword', 'warehouse.consolidation-keyword'),
    ModeFilter,
    placeFilter('originCode', 'workorder.origin'),
    placeFilter('destinationCode', 'workorder.destination'),
  ],
  Actions: Begin,
  empty: { title: 'warehouse.consolidations-empty', hint: 'warehouse.consolidations-hint', icon: 'box', Action: Begin },
})

export const ConsolidationListPage = () => <ListPage list={consolidations} />
