import type { ListedJob, ListedPart, ReportedMilestone } from '../way/tracking-mode.ts'
import { stopsBetween } from './road-route.ts'

type Stop = NonNullable<ListedJob['head']['stops']>[number]

/** Reports in the rows of trucks: the times at stops and at the border, of the loading over, and of the delivery. */
export function reportedByTrucks(
  { head: { stops = [] } }: ListedJob,
  parts: readonly ListedPart[],
): ReportedMilestone[] {
  const roles = rolesOf(stops)
  return parts.flatMap((part) => {
    const containerId = part.id ?? null
    const atStops = (part.stopTimes ?? []).flatMap((one) => {
      const role = roles.get(nameOf(one))
      if (!role) return []
      // The last stop is where the cargo stays, and nothing departs from it.
      const leaves = role === 'destination' ? undefined : one.departedAt
      return [
        [`ARRI.${role}`, one.arrivedAt],
        [`DEPA.${role}`, leaves],
      ] as const
    })
    const times = [
      ...atStops,
      ['ARRI.border1', part.borderInAt],
      ['CROS.border1', part.borderOutAt],
      ['RELO.border1', part.reloadedAt],
      ['DLVD.destination', part.deliveredAt],
    ] as const
    return times.flatMap(([step, at]): ReportedMilestone[] => (at ? [{ step, containerId, at: new Date(at) }] : []))
  })
}

const nameOf = ({ stopType, stopSeq }: Pick<Stop, 'stopType' | 'stopSeq'>) => `${stopType}${stopSeq}`

function rolesOf(stops: readonly Stop[]): ReadonlyMap<string, string> {
  const { loading, unloading } = stopsBetween(stops)
  const inOrder = stops.toSorted((a, b) => a.stopSeq - b.stopSeq)
  const first = inOrder.find(({ stopType }) => stopType === 'L')
  const last = inOrder.findLast(({ stopType }) => stopType === 'U')
  return new Map([
    ...(first ? [[nameOf(first), 'origin'] as const] : []),
    ...loading.map((stop, i) => [nameOf(stop), `loading${i + 1}`] as const),
    ...unloading.map((stop, i) => [nameOf(stop), `unloading${i + 1}`] as const),
    ...(last ? [[nameOf(last), 'destination'] as const] : []),
  ])
}
