import { type Origin, readTable } from './read-table.ts'

/** Codes by which rate sheets name all airports of a city, and other names of places and cities, by their codes. */
type AlsoCalled = Origin & { areas: Record<string, string[]>; names: Record<string, string[]> }

export const readAlsoCalled = () => readTable<AlsoCalled>('also-called')
