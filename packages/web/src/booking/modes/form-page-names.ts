import type { Mode } from '@landbridge/contract/shared/modes'

/** Names of the form pages in the specification. */
export const formPageNames: Readonly<Record<Mode, string>> = {
  railway: 'ReOrderRailway',
  truck: 'ReOrderTruck',
  sea: 'ReOrderSea',
  air: 'ReOrderAirway',
  multiTrans: 'ReOrderMultiTrans',
}
