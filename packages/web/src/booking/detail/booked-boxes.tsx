import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import { formLists } from '@landbridge/contract/booking/fields/form-fields'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { UnbrokenWords } from '../../platform/ui/unbroken-words.tsx'
import { choiceKey } from '../fields/field-choices.ts'
import { useBookingMode } from '../modes/mode-views.ts'

type Box = NonNullable<BookingDetail['boxes']>[number]

const headings = [
  { key: 'field.containerType' },
  { key: 'field.containerOwner' },
  { key: 'field.containerQty', look: 'num' },
  { key: 'field.containerCargoKg', look: 'num' },
  { key: 'field.stuffingPlace' },
] as const satisfies readonly { key: TextKey; look?: string }[]

/** Booked boxes, until a work order has container numbers. */
export function BookedBoxes({ booking }: { booking: BookingDetail }) {
  const text = useText()
  const boxes = booking.boxes ?? []
  if (boxes.length === 0) return null
  return (
    <Card title={text('booking.containers')} actions={<span className="muted">{text('booking.requested-boxes')}</span>}>
      <TableBox>
        <table className="table card-table stacked">
          <thead>
            <tr>
              {headings.map(({ key, ...cell }) => (
                <th key={key} className={'look' in cell ? cell.look : undefined}>
                  <UnbrokenWords words={text(key)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {boxes.map((box, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a form that nobody edits here
              <BoxRow key={i} box={box} />
            ))}
          </tbody>
          {boxes.length > 1 && <Total boxes={boxes} />}
        </table>
      </TableBox>
      {!hasEnded(booking.state) && booking.jobNos.length === 0 && (
        <p className="pad muted small">{text('booking.containers-open')}</p>
      )}
    </Card>
  )
}

function BoxRow({ box }: { box: Box }) {
  const text = useText()
  const { code: mode } = useBookingMode()
  const format = useFormat()
  return (
    <tr>
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
        {box.stuffingPlace && namedText(text, choiceKey(formLists.boxes.fields.stuffingPlace, box.stuffingPlace, mode))}
      </td>
    </tr>
  )
}

function Total({ boxes }: { boxes: readonly Box[] }) {
  const text = useText()
  const format = useFormat()
  const boxCount = boxes.reduce((sum, box) => sum + (box.containerQty ?? 0), 0)
  return (
    <tfoot>
      <tr>
        <td colSpan={2}>{text('shared.total')}</td>
        <td className="num" data-label={text('field.containerQty')}>
          {format.number(boxCount)}
        </td>
        <td colSpan={2} />
      </tr>
    </tfoot>
  )
}
