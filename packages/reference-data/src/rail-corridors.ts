import { type Origin, readTable } from './read-table.ts'

/** A railway line as points of longitude and latitude, some with the code of a station or city. Drawn by hand, not surveyed. */
export type RailCorridorRow = {
  Id: string
  NameChs: string
  NameCht: string
  NameEng: string
  NameRus: string
  KmPolyline: number
  Line: [number, number, string?][]
}

export const readRailCorridors = () => readTable<Origin & { rows: RailCorridorRow[] }>('rail-corridors')
