import type { Chain } from '../way/chain-rules.ts'

/** Steps at loading and unloading stops on the way; at the door of every stop a truck waits for its turn. */
// biome-ignore format: tables
const stops = {
  loading: [
    { event: 'ARRI-loading', hours: 0 },
    { event: 'LOAD', hours: 3 },
    { event: 'DEPA', hours: 4 },
  ],
  unloading: [
    { event: 'ARRI-unloading', hours: 0 },
    { event: 'DLVD', hours: 3 },
    { event: 'DEPA', hours: 4 },
  ],
} as const satisfies Chain['halts']

/** At a border customs releases the goods before they cross. */
const borderFor = (customs: 'export' | 'transit' | 'import') =>
  [
    { event: 'ARRI-border', hours: 0 },
    { event: `CUSR-${customs}`, hours: 8 },
    { event: 'CROS', hours: 12 },
  ] as const

/** At a border that the trucks of one side do not cross, the goods or the trailer go over to another truck. */
const reloadSteps = [{ event: 'RELO', hours: 20 }] as const

export const roadChain = {
  start: [
    { event: 'ARRI-loading', hours: -4 },
    { event: 'LOAD', hours: -1 },
    { event: 'DEPA', hours: 0 },
  ],
  haltRole: 'border',
  haltRoles: { loading: 'loading', unloading: 'unloading' },
  halts: {
    ...stops,
    export: borderFor('export'),
    transit: borderFor('transit'),
    import: borderFor('import'),
    exportChanged: [...borderFor('export'), ...reloadSteps],
    transitChanged: [...borderFor('transit'), ...reloadSteps],
    importChanged: [...borderFor('import'), ...reloadSteps],
  },
  end: [
    { event: 'ARRI-unloading', hours: 0 },
    { event: 'DLVD', hours: 4 },
  ],
} as const satisfies Chain
