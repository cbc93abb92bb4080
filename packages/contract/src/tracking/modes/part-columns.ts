/** The columns under which a file names the part that was seen: a container number, a truck's plate, an air waybill; the first is the usual one. */
export const partColumns = ['ConNo', 'TruckNo', 'MBlno'] as const
