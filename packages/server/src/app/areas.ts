import { bookingDeskRoutes, bookingRoutes } from '../booking/index.ts'
import { documentRoutes } from '../document/index.ts'
import type { Port } from '../platform/serve.ts'

/** The ways in of every area, in the order of the areas. */
// biome-ignore format: one area, one line
export const areaRoutes: readonly ((port: Port) => void)[] = [
  documentRoutes,
  bookingRoutes, bookingDeskRoutes,
]
