import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { wordList } from '@landbridge/contract/shared/word-list'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/text.tsx'
import { Card, Facts } from '../../platform/ui/parts.tsx'
import { PhoneLink } from '../../platform/ui/phone.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { useLoadWords } from '../shown/load-words.ts'
import { BookedStops } from './booked-stops.tsx'

/** A load without containers: trucks or pieces, chargeable measure, and carriage once its jobs have it. */
export function BookedLooseLoad({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const loadWords = useLoadWords()
  const facts = [...useLoadFacts(booking), ...useChargedFacts(booking), ...useCarriedFacts(booking)]
  return (
    <Card title={text('booking.load-requested')} actions={<span className="muted">{loadWords(booking)}</span>}>
      {(booking.pieces ?? []).length > 0 && <Pieces pieces={booking.pieces ?? []} />}
      {facts.length > 0 && <Facts facts={facts} />}
      <BookedStops stops={booking.stops ?? []} />
    </Card>
  )
}

type Fact = readonly [label: string, value: ReactNode]

function useLoadFacts({ pieces, packages, grossWeightKg, volumeM3 }: BookingDetail): Fact[] {
  const text = useText()
  const format = useFormat()
  const totals: [string, ReactNode][] = [
    [text('booking.column-packages'), packages && format.number(packages)],
    [text('booking.column-weight'), grossWeightKg && format.number(grossWeightKg)],
    [text('booking.column-volume'), volumeM3 && format.number(volumeM3)],
  ]
  return (pieces ?? []).length > 0 ? [] : totals.filter(([, value]) => value)
}

function useChargedFacts(booking: BookingDetail): Fact[] {
  const text = useText()
  const format = useFormat()
  const { volumeWeightKg, chargeableWeightKg, loadingMetres, actualChargeableWeightKg: actual } = booking
  const off = actual && chargeableWeightKg ? (Number(actual) / Number(chargeableWeightKg) - 1) * 100 : 0
  const facts: [string, ReactNode][] = [
    [text('field.volumeWeightKg'), volumeWeightKg && text('booking.kg', { kg: format.number(volumeWeightKg, 1) })],
    [text('field.loadingMetres'), loadingMetres && format.number(loadingMetres, 1)],
    [
      text('field.chargeableWeightKg'),
      chargeableWeightKg && text('booking.kg', { kg: format.number(chargeableWeightKg, 1) }),
    ],
    [
      text('booking.actual-chargeable'),
      actual && (
        <>
          {text('booking.kg', { kg: format.number(actual, 1) })}{' '}
          {Math.abs(off) > mostOffPct && (
            <small className="late">{text('booking.actual-differs', { pct: format.number(off, 1) })}</small>
          )}
        </>
      ),
    ],
  ]
  return facts.filter(([, value]) => value)
}

/** The percentage by which a measurement may differ from the booking unmarked. */
const mostOffPct = 3

function useCarriedFacts(booking: BookingDetail): Fact[] {
  const text = useText()
  const format = useFormat()
  const language = useLanguage()
  const { truckPlate, trailerPlate, driverName, driverPhone, actualPieces, actualGrossWeightKg } = booking
  const named = (words: readonly (string | undefined)[]) =>
    wordList(
      words.flatMap((word) => word ?? []),
      language,
    )
  const facts: [string, ReactNode][] = [
    [text('booking.column-real-pieces'), actualPieces && format.number(actualPieces)],
    [text('booking.column-real-weight'), actualGrossWeightKg && format.number(actualGrossWeightKg)],
    [text('booking.column-truck-plate'), named([truckPlate, trailerPlate])],
    [text('booking.column-driver'), namedPhone(driverName, driverPhone)],
  ]
  return facts.filter(([, value]) => value)
}

const namedPhone = (name?: string, phone?: string) =>
  (name || phone) && (
    <>
      <div>{name}</div>
      <div>
        <PhoneLink phone={phone} />
      </div>
    </>
  )

type BookedPiece = NonNullable<BookingDetail['pieces']>[number]

function Pieces({ pieces }: { pieces: readonly BookedPiece[] }) {
  const text = useText()
  const format = useFormat()
  const count = pieces.reduce((sum, { pieceQty }) => sum + (pieceQty ?? 0), 0)
  return (
    <TableBox>
      <table className="table card-table stacked">
        <thead>
          <tr>
            <th className="num">{text('field.pieceQty')}</th>
            <th className="num">{text('booking.piece-size')}</th>
            <th className="num">{text('field.pieceWeightKg')}</th>
            <th>{text('field.stackable')}</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a form that nobody edits here
            <tr key={i}>
              <td className="num" data-label={text('field.pieceQty')}>
                {format.number(piece.pieceQty)}
              </td>
              <td className="num" data-label={text('booking.piece-size')}>
                {[piece.lengthCm, piece.widthCm, piece.heightCm].map((cm) => format.number(cm)).join(' × ')}
              </td>
              <td className="num" data-label={text('field.pieceWeightKg')}>
                {format.number(piece.pieceWeightKg)}
              </td>
              <td data-label={text('field.stackable')}>{piece.stackable ? '✓' : '—'}</td>
            </tr>
          ))}
        </tbody>
        {pieces.length > 1 && (
          <tfoot>
            <tr>
              <td className="num" data-label={text('booking.pieces-total')}>
                {format.number(count)}
              </td>
              <td colSpan={3} />
            </tr>
          </tfoot>
        )}
      </table>
    </TableBox>
  )
}
