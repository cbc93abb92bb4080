import { type NamedIn, type Origin, readTable } from './read-table.ts'

/** Cities that are offered before anything is typed, with the station that serves each. */
export type HotCityGroupRow = NamedIn<'GroupName'> & {
  GroupCd: string
  Sort: number
  cities: { CityCd: string; RailPortCd: string }[]
}
/** A route of rail with its destinations. */
export type HotRouteRow = NamedIn<'RouteName'> & { RouteCd: string; Sort: number; destinations: { PortCd: string }[] }

export const readHotCityGroups = () =>
  readTable<Origin & { groups: HotCityGroupRow[]; routes: HotRouteRow[] }>('hot-city-groups')
