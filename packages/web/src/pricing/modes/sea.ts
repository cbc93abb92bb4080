import { pricedByBox } from './by-box.tsx'

export const sea = pricedByBox('sea')
