/** Equal pieces as an address carries them to the form: 2*120x80x100@150 is two of 120 × 80 × 100 cm, 150 kg each. */
export type WrittenPiece = {
  pieceQty: number
  lengthCm: string
  widthCm: string
  heightCm: string
  pieceWeightKg?: string | undefined
}

export const mostPieceLines = 50

const figure = String.raw`(\d{1,7}(?:\.\d{1,3})?)`
const writtenPattern = new RegExp(`^(\\d{1,5})\\*${figure}x${figure}x${figure}(?:@${figure})?$`)

/** Parts of the address that name no pieces are left out. */
export const piecesIn = (text: string): WrittenPiece[] =>
  text
    .split(',')
    .slice(0, mostPieceLines)
    .flatMap((one): WrittenPiece[] => {
      const [, qty, lengthCm = '', widthCm = '', heightCm = '', pieceWeightKg] = writtenPattern.exec(one.trim()) ?? []
      const pieceQty = Number(qty ?? 0)
      return pieceQty > 0 ? [{ pieceQty, lengthCm, widthCm, heightCm, ...(pieceWeightKg && { pieceWeightKg }) }] : []
    })

export const piecesWritten = (pieces: readonly WrittenPiece[]): string =>
  pieces
    .map(
      ({ pieceQty, lengthCm, widthCm, heightCm, pieceWeightKg }) =>
        `${pieceQty}*${lengthCm}x${widthCm}x${heightCm}${pieceWeightKg ? `@${pieceWeightKg}` : ''}`,
    )
    .join(',')
