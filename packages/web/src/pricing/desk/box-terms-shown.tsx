import { type BoxOwner, boxSizes, priceColumnOf } from '@landbridge/contract/pricing/box'
import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, Facts } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { usePlaces } from '../../reference/index.ts'

type BoxTermsProps = { tariff: TariffDetail }

export function BoxPricesShown({ tariff, owners }: BoxTermsProps & { owners: readonly BoxOwner[] }) {
  const text = useText()
  const format = useFormat()
  const limits = new Map(tariff.weightLimits.map((one) => [one.containerType, one.weightLimitKg]))
  const sizes = boxSizes.filter((size) => limits.has(size) || ownersOf(tariff, size).length > 0)
  const figure = (value: unknown) => (value ? format.number(value) : '—')
  return (
    <TableBox>
      <table className="table card-table">
        <thead>
          <tr>
            <th>{tariff.currency}</th>
            {sizes.map((size) => (
              <th key={size} className="num">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {owners.map((owner) => (
            <tr key={owner}>
              <td>{owner === 'C' ? 'COC' : 'SOC'}</td>
              {sizes.map((size) => (
                <td key={size} className="num">
                  {figure(priceIn(tariff, owner, size))}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td className="muted nowrap">{text('pricing.weight-limit-kg')}</td>
            {sizes.map((size) => (
              <td key={size} className="num muted">
                {figure(limits.get(size))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableBox>
  )
}

const priceIn = (tariff: TariffDetail, owner: 'C' | 'S', size: string) => {
  const column = priceColumnOf(owner, size)
  return column && tariff[column]
}
const ownersOf = (tariff: TariffDetail, size: string) =>
  (['C', 'S'] as const).filter((owner) => priceIn(tariff, owner, size))

export function EmptyPlacesShown({ places, currency }: { places: TariffDetail['pickUpPlaces']; currency: string }) {
  const format = useFormat()
  const cities = usePlaces(
    'TRUCK',
    places.map(({ cityCode }) => cityCode),
  )
  const named = places.map(({ cityCode, extraCost }) => {
    const city = cities.find(({ code }) => code === cityCode)?.label ?? cityCode
    return Number(extraCost) > 0 ? `${city} +${format.money(extraCost, currency)}` : city
  })
  if (named.length === 0) return '—'
  return (
    <ul>
      {named.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}

export function SharedContainerShown({ tariff: { sharedContainer: shared, currency, warehouseName } }: BoxTermsProps) {
  const text = useText()
  const format = useFormat()
  if (!shared) return null
  return (
    <Card title={text('pricing.lcl')}>
      <Facts
        facts={[
          [text('field.perM3'), format.money(shared.perM3, currency)],
          [text('field.kgPerM3'), `${format.number(shared.kgPerM3)} ${text('pricing.unit-kg')}`],
          [text('field.minM3'), `${format.number(shared.minM3)} ${text('pricing.unit-m3')}`],
          [text('field.warehouseCode'), warehouseName ?? shared.warehouseCode],
          [
            text('field.warehouseCutoffHours'),
            `${format.number(shared.warehouseCutoffHours)} ${text('pricing.unit-hours')}`,
          ],
        ]}
      />
    </Card>
  )
}
