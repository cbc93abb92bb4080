import { pricedByBox } from './by-box.tsx'

/** Lanes run from port to port with the vessels of a line, in its own boxes. */
export const sea = pricedByBox('sea')
