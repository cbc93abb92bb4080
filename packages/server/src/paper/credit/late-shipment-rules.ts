import type { JobHead } from '../../workorder/index.ts'

type Shipment = { latest: string | null | undefined; shipsOn: string }

/** The mark of a job whose cargo ships after the last day that its letter of credit allows; nothing where it ships in time or no credit is told of. */
export const lateShipmentOf = ({ latest, shipsOn }: Shipment): JobHead['lateShipment'] =>
  latest && shipsOn > latest ? { latest, shipsOn } : undefined
