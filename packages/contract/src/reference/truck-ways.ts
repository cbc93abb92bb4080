/** Ways over a border (class TRUCKWAY): through, reloaded there, its trailer swapped; or at home only. */
export const truckWays = ['THROUGH', 'RELOAD', 'SWAP', 'DOM'] as const
export type TruckWay = (typeof truckWays)[number]
