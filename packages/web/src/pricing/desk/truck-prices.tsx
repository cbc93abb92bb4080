import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { type TruckWay, truckWays } from '@landbridge/contract/reference/truck-ways'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { useCodes, useTruckTypes } from '../../reference/index.ts'
import type { TariffFormProps } from './tariff-values.ts'

/** All truck models, foreign ones first since most priced lanes cross a border. */
export function useTrucks(): Option[] {
  const { data: domestic = [] } = useTruckTypes('I')
  const { data: foreign = [] } = useTruckTypes('O')
  return [...foreign, ...domestic].map(({ type, label }) => ({ value: type, label, subLabel: type }))
}

export function useTruckWays() {
  const { labelOf } = useCodes('TRUCKWAY')
  return { labelOf, options: truckWays.map((value) => ({ value, label: labelOf(value) })) }
}

export function TruckPriceFields({ form }: TariffFormProps) {
  const text = useText()
  return (
    <LinesEditor
      form={form}
      name="truckPrices"
      min={0}
      max={40}
      blank={() => ({ truckType: '', truckWay: 'THROUGH' as TruckWay, price: '' })}
      columns={[
        { name: 'truckType', title: text('pricing.truck'), kind: 'select', options: useTrucks(), need: true },
        {
          name: 'truckWay',
          title: text('pricing.truck-way'),
          kind: 'select',
          options: useTruckWays().options,
          need: true,
          width: 240,
        },
        { name: 'price', title: text('pricing.price'), kind: 'number', align: 'num', need: true, width: 160 },
      ]}
    />
  )
}

export function TruckPricesShown({ tariff }: { tariff: TariffDetail }) {
  const text = useText()
  const format = useFormat()
  const trucks = useTrucks()
  const ways = useTruckWays()
  const nameOf = (type: string) => trucks.find(({ value }) => value === type)?.label ?? type
  return (
    <TableBox>
      <table className="table card-table stacked">
        <thead>
          <tr>
            <th>{text('pricing.truck')}</th>
            <th>{text('pricing.truck-way')}</th>
            <th className="num">{text('pricing.price')}</th>
          </tr>
        </thead>
        <tbody>
          {(tariff.truckPrices ?? []).map(({ truckType, truckWay, price }) => (
            <tr key={`${truckType} ${truckWay}`}>
              <td className="strong">{nameOf(truckType)}</td>
              <td data-label={text('pricing.truck-way')}>{ways.labelOf(truckWay)}</td>
              <td className="num" data-label={text('pricing.price')}>
                {format.money(price, tariff.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
