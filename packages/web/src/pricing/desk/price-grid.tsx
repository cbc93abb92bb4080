import { type BoxOwner, boxSizes, priceColumnOf } from '@landbridge/contract/pricing/box'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import { alone } from '../../platform/form/alone.ts'
import { NumberInput } from '../../platform/form/number-input.tsx'
import { namedText, useText } from '../../platform/text.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import styles from './price-grid.module.css'
import type { TariffFormProps } from './tariff-values.ts'

/**
 * Prices and weight limits by box size, the carrier's containers over the shipper's own; an empty cell is not offered.
 */
export function PriceGrid({ owners, ...props }: TariffFormProps & { owners: readonly BoxOwner[] }) {
  const text = useText()
  return (
    <TableBox className={styles.box}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <td />
            {boxSizes.map((size) => (
              <th key={size} className="num">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {owners.map((owner) => (
            <tr key={owner}>
              <th>{owner === 'C' ? 'COC' : 'SOC'}</th>
              {boxSizes.map((size) => {
                const column = priceColumnOf(owner, size)
                return (
                  <td key={size} data-size={column && size}>
                    {column && (
                      <PriceCell {...props} column={column} label={`${size} ${owner === 'C' ? 'COC' : 'SOC'}`} />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr>
            <th>{text('pricing.weight-limit-kg')}</th>
            {boxSizes.map((size) => (
              <td key={size} data-size={size}>
                <LimitCell {...props} size={size} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableBox>
  )
}

type CellProps = TariffFormProps & { column: NonNullable<ReturnType<typeof priceColumnOf>>; label: string }

function PriceCell({ form, column, label }: CellProps) {
  const text = useText()
  return (
    <Controller
      control={form.control}
      name={column}
      render={({ field, fieldState: { error } }) => (
        <>
          <NumberInput
            {...alone}
            id={column}
            low
            label={label}
            value={field.value}
            invalid={!!error}
            describedBy={error && `${column}-why`}
            onBlur={field.onBlur}
            onChange={(typed) => field.onChange(typed ?? null)}
          />
          {error?.message && (
            <span className="err" role="alert" id={`${column}-why`}>
              {namedText(text, error.message)}
            </span>
          )}
        </>
      )}
    />
  )
}

type Size = (typeof boxSizes)[number]

function LimitCell({ form, size }: TariffFormProps & { size: Size }) {
  const text = useText()
  const limits = useWatch({ control: form.control, name: 'weightLimits' })
  const index = limits.findIndex((one) => one.containerType === size)
  const { errors } = useFormState({ control: form.control, name: 'weightLimits' })
  const change = (typed: string | number | undefined) => {
    const others = limits.filter((one) => one.containerType !== size)
    // What is no figure stays as typed, and the schema says so.
    const typedHere = { containerType: size, weightLimitKg: typed as number }
    form.setValue('weightLimits', typed === undefined || typed === 0 ? others : [...others, typedHere])
  }
  return (
    <NumberInput
      {...alone}
      id={`limit-${size}`}
      low
      integer
      label={`${text('pricing.weight-limit-kg')} ${size}`}
      value={limits[index]?.weightLimitKg}
      invalid={index >= 0 && !!errors.weightLimits?.[index]}
      onChange={change}
    />
  )
}
