import type { ModeCode } from '@landbridge/contract/shared/modes'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { IconButton } from '../../platform/ui/parts.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useCollect, useUncollect } from '../job-api.ts'

export type StarredLane = {
  mode: ModeCode
  originCode: string
  originName: string
  destinationCode: string
  destinationName: string
}

const keptLanes = { kind: 'lane', pageIndex: 1, pageSize: 200, sort: 'asc' } as const

export function LaneStar({ lane }: { lane: StarredLane }) {
  const text = useText()
  const { user } = useSession()
  const hasCompany = user?.role === 'customer' && user.companyRole !== undefined
  const kept = useCall(favouriteEndpoints.list, keptLanes, { enabled: hasCompany })
  const [keep, drop] = [useCollect(), useUncollect()]
  if (!hasCompany || !kept.data) return null
  const { mode, originCode, originName, destinationCode, destinationName } = lane
  const own = kept.data.items.find(
    (one) => one.mode === mode && one.originCode === originCode && one.destinationCode === destinationCode,
  )
  const toggle = () =>
    own
      ? drop.mutate({ id: own.id }, { onError: toastError })
      : keep.mutate({ mode, originCode, destinationCode }, { onError: toastError })
  return (
    <IconButton
      className="icon-btn star"
      name="star"
      label={text(own ? 'reference.favourite-remove' : 'reference.favourite-add', {
        place: `${originName} → ${destinationName}`,
      })}
      aria-pressed={own !== undefined}
      busy={keep.isPending || drop.isPending}
      onClick={toggle}
    />
  )
}
