import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { Text } from '../../platform/text.tsx'
import type { Format } from '../price/pricing-mode-view.ts'

/** The largest piece in words, undefined without a limit. */
export const largestPieceText = (piece: PriceRow['largestPiece'] | null, text: Text, format: Format) =>
  piece &&
  text('pricing.piece-measures', {
    length: piece.lengthCm,
    width: piece.widthCm,
    height: piece.heightCm,
    kg: format.number(piece.pieceWeightKg),
  })
