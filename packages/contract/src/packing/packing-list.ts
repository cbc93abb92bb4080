import { z } from 'zod'
import { rowShape, shownRowShape } from '../shared/fields/typed-fields.ts'
import { packingFields } from './packing-fields.ts'

/** One line of a packing list, and the same as its reader sees it. */
export const packingForm = z.object(rowShape(packingFields))
export type PackingForm = z.infer<typeof packingForm>
export const packingView = z.object({ id: z.uuid(), ...shownRowShape(packingFields) })
export type PackingView = z.infer<typeof packingView>

const { containerNo, truckPlate, ...cargoFields } = packingFields

/** The number by which a line names what it lies in: that of a box, or the plate of a truck. */
export type PackedInName = 'containerNo' | 'truckPlate'

export const cargoColumns = Object.keys(cargoFields) as (keyof typeof cargoFields)[]

/** The columns of a pasted or imported packing list whose lines lie in such parts, in this order where no heading names them. */
export const packingColumns = (packedIn: PackedInName | undefined) =>
  [...(packedIn ? [packedIn] : []), ...cargoColumns] as const
