import type { Chain } from '../chain/chain-rules.ts'

/** Where a truck comes to be loaded and to be unloaded on its way; at the door of every stop it waits for its turn. */
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

/** Where the trucks of one side do not go on, the goods or the trailer go over to another truck. */
const changed = [{ event: 'RELO', hours: 20 }] as const

/** What usually happens to cargo by road, from stop to stop, with the hours it usually takes. */
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
    exportChanged: [...borderFor('export'), ...changed],
    transitChanged: [...borderFor('transit'), ...changed],
    importChanged: [...borderFor('import'), ...changed],
  },
  end: [
    { event: 'ARRI-unloading', hours: 0 },
    { event: 'DLVD', hours: 4 },
  ],
} as const satisfies Chain
