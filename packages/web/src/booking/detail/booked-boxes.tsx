import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { WholeWords } from '../../platform/ui/whole-words.tsx'

/** Shown until a work order has the container numbers. */
export function BookedBoxes({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const format = useFormat()
  const boxes = booking.boxes ?? []
  if (boxes.length === 0) return null
  const boxCount = boxes.reduce((sum, box) => sum + (box.containerQty ?? 0), 0)
  return (
    <Card title={text('booking.containers')} actions={<span className="muted">{text('booking.asked-boxes')}</span>}>
      <TableBox>
        <table className="table card-table stacked">
          <thead>
            <tr>
              <th>
                <WholeWords words={text('field.containerType')} />
              </th>
              <th>
                <WholeWords words={text('field.containerOwner')} />
              </th>
              <th className="num">
                <WholeWords words={text('field.containerQty')} />
              </th>
              <th className="num">
                <WholeWords words={text('field.containerCargoKg')} />
              </th>
              <th>
                <WholeWords words={text('field.stuffingPlace')} />
              </th>
            </tr>
          </thead>
          <tbody>
            {boxes.map((box, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a form that nobody edits here
              <tr key={i}>
                <td data-label={text('field.containerType')}>{box.containerType}</td>
                <td data-label={text('field.containerOwner')}>
                  {text(box.containerOwner === 'S' ? 'booking.soc' : 'booking.coc')}
                </td>
                <td className="num" data-label={text('field.containerQty')}>
                  {format.number(box.containerQty)}
                </td>
                <td className="num" data-label={text('field.containerCargoKg')}>
                  {format.number(box.containerCargoKg, 0)}
                </td>
                <td data-label={text('field.stuffingPlace')}>
                  {box.stuffingPlace && text(`booking.stuff-${box.stuffingPlace}`)}
                </td>
              </tr>
            ))}
          </tbody>
          {boxes.length > 1 && (
            <tfoot>
              <tr>
                <td colSpan={2}>{text('shared.total')}</td>
                <td className="num" data-label={text('field.containerQty')}>
                  {format.number(boxCount)}
                </td>
                <td colSpan={2} />
              </tr>
            </tfoot>
          )}
        </table>
      </TableBox>
      {!hasEnded(booking.state) && booking.jobNos.length === 0 && (
        <p className="pad muted small">{text('booking.containers-open')}</p>
      )}
    </Card>
  )
}
