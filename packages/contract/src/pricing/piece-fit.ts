type MeasuredPiece = {
  lengthCm?: string | null | undefined
  widthCm?: string | null | undefined
  heightCm?: string | null | undefined
  pieceWeightKg?: string | null | undefined
}

/** The room that a box, a flat rack or a truck gives one piece; an unknown measure sets no limit. */
export type Room = {
  lengthCm?: number | undefined
  widthCm?: number | undefined
  heightCm?: number | undefined
  /** The way in, where it is narrower than the room. */
  doorWidthCm?: number | undefined
  doorHeightCm?: number | undefined
  payloadKg?: number | undefined
}

/** Metres as centimetres, without what binary fractions add to them. */
export const cmOf = (metres: number | undefined): number | undefined =>
  metres === undefined ? undefined : Math.round(metres * 10_000) / 100

/** A piece may be turned on the floor, never laid on its side. */
export function fitsInto(piece: MeasuredPiece, room: Room): boolean {
  const [length, width, height, kg] = [piece.lengthCm, piece.widthCm, piece.heightCm, piece.pieceWeightKg].map((one) =>
    Number(one ?? 0),
  ) as [number, number, number, number]
  const isWithin = (figure: number, ...limits: (number | undefined)[]) =>
    limits.every((limit) => limit === undefined || figure <= limit)
  return (
    isWithin(Math.max(length, width), room.lengthCm) &&
    isWithin(Math.min(length, width), room.widthCm, room.doorWidthCm) &&
    isWithin(height, room.heightCm, room.doorHeightCm) &&
    isWithin(kg, room.payloadKg)
  )
}
