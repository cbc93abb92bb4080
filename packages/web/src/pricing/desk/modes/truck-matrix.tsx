import type { TariffRow } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { compareAmounts } from '@landbridge/contract/shared/money'
import { useText } from '../../../platform/text.tsx'
import { useTrucks } from '../truck-prices.tsx'
import type { MatrixProps } from './pricing-desk-mode.ts'

const priceOf = ({ truckPrices }: TariffRow, type: string): string | undefined =>
  truckPrices
    ?.filter(({ truckType }) => truckType === type)
    .map(({ price }) => price)
    .toSorted(compareAmounts)[0]

export function TruckMatrix({ rows, children }: MatrixProps) {
  const text = useText()
  const trucks = useTrucks()
  const priced = rows.flatMap(({ truckPrices }) => [...new Set(truckPrices?.map(({ truckType }) => truckType))])
  const types = [...Map.groupBy(priced, (type) => type)].toSorted(([, a], [, b]) => b.length - a.length)
  return children([
    ...types.map(([type]) => ({
      key: type,
      title: trucks.find(({ value }) => value === type)?.label ?? type,
      figureOf: (row: TariffRow) => priceOf(row, type),
    })),
    { key: 'perKg', title: text('pricing.part-per-kg'), figureOf: ({ partLoad }) => partLoad?.perKg },
    { key: 'minimum', title: text('pricing.part-minimum'), figureOf: ({ partLoad }) => partLoad?.minimum },
  ])
}
