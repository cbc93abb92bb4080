/** The column that names trucks, in tables that stand outside of their mode. */
export const plateColumn = { key: 'TruckNo', title: 'workorder.truck-plate' } as const
