/** The columns that name a part in a file: container number, plate, air waybill; the first is the usual one. */
export const partColumns = ['ConNo', 'TruckNo', 'MBlno'] as const
