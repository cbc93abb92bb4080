import { type Origin, readTable } from './read-table.ts'

/** Way points of ships (longitude, latitude) and which follow each other. Not for navigation. */
export type SeaGraph = Origin & { nodes: Record<string, [number, number]>; edges: [string, string][] }

export const readSeaGraph = () => readTable<SeaGraph>('sea-graph')
