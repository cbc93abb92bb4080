import { boxSizes, type PriceColumn, priceColumnOf } from '@landbridge/contract/pricing/box'
import { Controller, useWatch } from 'react-hook-form'
import { type TextKey, useText } from '../../platform/text.tsx'
import styles from './price-grid.module.css'
import type { TariffFormProps } from './tariff-values.ts'

/** Prices per size, the carrier's containers over the shipper's own, and how heavy a box may be. An empty cell is not offered. */
export function PriceGrid(props: TariffFormProps) {
  const text = useText()
  return (
    <div className={styles.box}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th />
            {boxSizes.map((size) => (
              <th key={size} className="num">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['C', 'S'] as const).map((owner) => (
            <tr key={owner}>
              <th>{owner === 'C' ? 'COC' : 'SOC'}</th>
              {boxSizes.map((size) => {
                const column = priceColumnOf(owner, size)
                return <td key={size}>{column && <PriceCell {...props} column={column} />}</td>
              })}
            </tr>
          ))}
          <tr>
            <th>{text('pricing.weight-limit-kg')}</th>
            {boxSizes.map((size) => (
              <td key={size}>
                <LimitCell {...props} size={size} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function PriceCell({ form, disabled, column }: TariffFormProps & { column: PriceColumn }) {
  const text = useText()
  return (
    <Controller
      control={form.control}
      name={column}
      render={({ field, fieldState: { error } }) => (
        <>
          <span className="in low">
            <input
              className="num"
              inputMode="decimal"
              aria-label={column}
              aria-invalid={!!error || undefined}
              value={field.value ?? ''}
              disabled={disabled}
              onBlur={field.onBlur}
              onChange={(event) => field.onChange(event.target.value.trim() || null)}
            />
          </span>
          {error?.message && (
            <span className="err" role="alert">
              {text(error.message as TextKey)}
            </span>
          )}
        </>
      )}
    />
  )
}

type Size = (typeof boxSizes)[number]

function LimitCell({ form, disabled, size }: TariffFormProps & { size: Size }) {
  const text = useText()
  const limits = useWatch({ control: form.control, name: 'weightLimits' })
  const limit = limits.find((one) => one.containerType === size)
  const change = (typed: string) => {
    const others = limits.filter((one) => one.containerType !== size)
    const kg = Number.parseInt(typed, 10)
    form.setValue('weightLimits', kg > 0 ? [...others, { containerType: size, weightLimitKg: kg }] : others)
  }
  return (
    <span className="in low">
      <input
        className="num"
        inputMode="numeric"
        aria-label={`${text('pricing.weight-limit-kg')} ${size}`}
        value={limit?.weightLimitKg ?? ''}
        disabled={disabled}
        onChange={(event) => change(event.target.value)}
      />
    </span>
  )
}
