import type { MoveCharge, MovePrice } from '@landbridge/contract/booking/move-price'
import { compareAmounts, shortFigure, sumsPerCurrency } from '@landbridge/contract/shared/money'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { useCall } from '../../platform/use-call.ts'
import { type MoveOfJob, type MoveValues, movedOf } from './move-values.ts'

type Props = { form: UseFormReturn<MoveValues>; move: MoveOfJob }

/** The charges of the other day beside those that were agreed, and who pays the difference. */
export function PriceOfMove({ form, move }: Props) {
  const text = useText()
  const { price, isKnown } = usePriceOfMove({ form, move })
  if (!isKnown) return null
  if (!price?.charges) return <Note tone="info">{text('workorder.move-no-price')}</Note>
  return (
    <fieldset className="stack tight">
      <legend className="label">{text('workorder.move-price')}</legend>
      <ul className="stack tight">
        {price.charges.map((charge) => (
          <Charge
            key={[charge.chargeCode, charge.containerType, charge.unit, charge.currency].join()}
            charge={charge}
          />
        ))}
      </ul>
      <Difference form={form} differences={price.differences ?? []} />
    </fieldset>
  )
}

function usePriceOfMove({ form, move }: Props) {
  const values = form.watch()
  const { departureId, departureNo, loadingDate, etd } = values
  const goes = departureId
    ? { departureId }
    : { ...(departureNo && { departureNo }), ...(loadingDate && { loadingDate }), ...(etd && { etd }) }
  const isKnown = Boolean((departureId || etd) && (move.parts.length === 0 || values.containerIds.length > 0))
  const { data } = useCall(
    moveEndpoints.price,
    { id: move.job.bookingId, ...goes, ...movedOf(values, move) },
    { enabled: isKnown },
  )
  const price = isKnown ? data : undefined
  useEffect(() => form.setValue('newLines', price?.lines ?? []), [form, price])
  return { price, isKnown: isKnown && price !== undefined }
}

function Charge({ charge }: { charge: MoveCharge }) {
  const text = useText()
  const { money } = useFormat()
  const { chargeCode, chargeName, containerType, quantity, currency, unitPrice, newUnitPrice, payer } = charge
  const payerName = payer && text(`booking.role-${payer}`)
  const isSame = unitPrice && newUnitPrice && compareAmounts(unitPrice, newUnitPrice) === 0
  const amount = (value: string | undefined) => (value ? money(value, currency) : '—')
  return (
    <li className="row between">
      <span>
        {[chargeName ?? chargeCode, [shortFigure(quantity), containerType].filter(Boolean).join(' × '), payerName]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span>
        {isSame
          ? text('workorder.move-same-price', { price: amount(unitPrice) })
          : text('workorder.move-old-new', { before: amount(unitPrice), after: amount(newUnitPrice) })}
      </span>
    </li>
  )
}

type DifferenceProps = Pick<Props, 'form'> & { differences: NonNullable<MovePrice['differences']> }

function Difference({ form, differences }: DifferenceProps) {
  const text = useText()
  const { sums } = useFormat()
  if (differences.length === 0) return <p className="muted">{text('workorder.move-no-difference')}</p>
  if (form.watch('cause') !== 'customer')
    return <p>{text('workorder.move-difference-ours', { sum: sums(sumsPerCurrency(differences)) })}</p>
  const takes = form.watch('takesNewPrice')
  return (
    <>
      <Tick isOn={takes} onChange={(isOn) => form.setValue('takesNewPrice', isOn)}>
        {text('workorder.move-takes-price')}
      </Tick>
      {takes && (
        <>
          <ul>
            {differences.map(({ payer, currency, amount }) => (
              <li key={`${payer} ${currency}`}>
                {text('workorder.move-difference', {
                  payer: text(`booking.role-${payer}`),
                  sum: sums([{ currency, amount }]),
                })}
              </li>
            ))}
          </ul>
          <Field form={form} name="priceReason" label={text('workorder.move-price-reason')} maxLength={300} need />
        </>
      )}
    </>
  )
}
