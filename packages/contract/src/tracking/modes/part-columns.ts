/** The columns under which a file names what was seen: a container by its number, a truck by its plate, a flight's cargo by its air waybill. The first is the usual one. */
export const partColumns = ['ConNo', 'TruckNo', 'MBlno'] as const
