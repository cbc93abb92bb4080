/** The transport modes that a place is known in; cities are the places of road transport. */
export const placeModes = ['RAIL', 'SEA', 'AIR', 'TRUCK'] as const
export type PlaceMode = (typeof placeModes)[number]
