import type { Mode } from '@landbridge/contract/shared/modes'

export const formPageNames: Readonly<Record<Mode, string>> = {
  railway: 'ReOrderRailway',
  truck: 'ReOrderTruck',
  sea: 'ReOrderSea',
  air: 'ReOrderAirway',
  multiTrans: 'ReOrderMultiTrans',
}
