import type { linePriceColumns } from '@landbridge/contract/pricing/price-columns'
import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import type { TariffFormProps } from './tariff-values.ts'

type Columns = { columns: readonly { column: (typeof linePriceColumns)[number]; title: TextKey }[] }

/** Rates by column, of which an empty one is not offered. */
export function RateGrid({ form, columns }: TariffFormProps & Columns) {
  const text = useText()
  const currency = useWatch({ control: form.control, name: 'currency' })
  return (
    <div className="form">
      {columns.map(({ column, title }) => (
        <Field key={column} form={form} name={column} label={text(title)} kind="number" unit={currency} span={6} />
      ))}
    </div>
  )
}

export function RatesShown({ tariff, columns }: Columns & { tariff: TariffDetail }) {
  const text = useText()
  const format = useFormat()
  return (
    <TableBox>
      <table className="table card-table">
        <thead>
          <tr>
            <th>{tariff.currency}</th>
            {columns.map(({ column, title }) => (
              <th key={column} className="num">
                {text(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{text('pricing.rate')}</td>
            {columns.map(({ column }) => (
              <td key={column} className="num">
                {tariff[column] ? format.number(tariff[column], 2) : '—'}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableBox>
  )
}

const blankPiece = { lengthCm: 300, widthCm: 240, heightCm: 160, pieceWeightKg: 1000 }

export function LargestPieceFields({ form }: TariffFormProps) {
  const text = useText()
  const piece = useWatch({ control: form.control, name: 'largestPiece' })
  const measure = { form, kind: 'number', integer: true, need: true, span: 6 } as const
  return (
    <div className="form">
      <Field form={form} name="receivingWarehouse" label={text('pricing.warehouse-code')} span={8} maxLength={12} />
      <span className="whole-row">
        <Tick isOn={!!piece} onChange={(isOn) => form.setValue('largestPiece', isOn ? blankPiece : null)}>
          {text('pricing.largest-piece-hint')}
        </Tick>
      </span>
      {piece && (
        <>
          <Field {...measure} name="largestPiece.lengthCm" label={text('pricing.piece-length')} />
          <Field {...measure} name="largestPiece.widthCm" label={text('pricing.piece-width')} />
          <Field {...measure} name="largestPiece.heightCm" label={text('pricing.piece-height')} />
          <Field {...measure} name="largestPiece.pieceWeightKg" label={text('pricing.weight')} />
        </>
      )}
    </div>
  )
}
