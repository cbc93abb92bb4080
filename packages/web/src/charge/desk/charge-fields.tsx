import type { ChargeDeskView, ChargeForm } from '@landbridge/contract/charge/charge-line'
import type { QuotedLine } from '@landbridge/contract/charge/quoted-line'
import { chargePayers } from '@landbridge/contract/pricing/payers'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { isFigure, lineAmount, shortFigure } from '@landbridge/contract/shared/money'
import type { UseFormReturn } from 'react-hook-form'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField } from '../../platform/form/open-field.tsx'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Segments } from '../../platform/ui/parts.tsx'
import { useCodes, useCurrencyCodes } from '../../reference/index.ts'

export type ChargeValues = ChargeForm & { id: string; version: number; chargeId?: string | undefined }

type ChargeOwner = { id: string; version: number }

export function chargeValues(
  { id, version }: ChargeOwner,
  charge: ChargeDeskView | undefined,
  side: ChargeForm['side'],
): ChargeValues {
  const seenVersion = { id, version }
  if (!charge) {
    const blank = { currency: 'USD', quantity: '1', unit: 'BOX', recordedOn: businessDayOf(serverNow()) }
    return { ...seenVersion, side, ...blank } as ChargeValues
  }
  const { chargeCode, partyName, currency, unitPrice, unit, quantity, taxWay, taxRate, recordedOn } = charge
  return {
    ...seenVersion,
    chargeId: charge.id,
    side: charge.side,
    chargeCode,
    partyName,
    currency,
    unitPrice: shortFigure(unitPrice),
    unit,
    quantity: shortFigure(quantity),
    exchangeRate: charge.exchangeRateSource === 'manual' ? charge.exchangeRate : undefined,
    taxWay: taxWay as ChargeForm['taxWay'],
    taxRate: shortFigure(taxRate),
    recordedOn,
    payer: charge.payer,
    quoteLineId: charge.quoteLineId,
    diffReason: charge.diffReason,
    remark: charge.remark,
  }
}

type ChargeFieldsProps = ChargeFormProps & { mode: ModeCode; quoted: readonly QuotedLine[] }

export function ChargeFields({ form, mode, quoted }: ChargeFieldsProps) {
  const text = useText()
  const sideLabels = { R: text('charge.receivable'), P: text('charge.payable') } as const
  const sides = (['R', 'P'] as const).map((value) => ({ value, label: sideLabels[value] }))
  return (
    <>
      <Segments
        label={text('charge.side')}
        value={form.watch('side')}
        choices={sides}
        onChange={(value) => form.setValue('side', value)}
      />
      <PriceFields form={form} mode={mode} />
      <AmountSoFar form={form} quoted={quoted} />
      <TaxFields form={form} />
    </>
  )
}

type ChargeFormProps = { form: UseFormReturn<ChargeValues> }

function PriceFields({ form, mode }: ChargeFormProps & { mode: ModeCode }) {
  const text = useText()
  const costs = useCodes('COST', { mode, withCode: true }).options
  const units = useCodes('CHGUNIT', { withCode: true }).options
  const currencies = useCurrencyCodes()
  const party = form.watch('side') === 'P' ? text('charge.supplier') : text('charge.bill-to')
  return (
    <div className={grid.split2}>
      <OpenField
        form={form}
        name="chargeCode"
        label={text('charge.charge')}
        kind="select"
        options={costs}
        clearable={false}
        need
      />
      {form.watch('side') === 'R' && (
        <OpenField
          form={form}
          name="payer"
          label={text('charge.payer')}
          kind="select"
          placeholder={text('charge.payer-by-terms')}
          options={chargePayers.map((value) => ({ value, label: text(`charge.payer-${value}`) }))}
        />
      )}
      <OpenField form={form} name="partyName" label={party} need={form.watch('side') === 'P'} />
      <OpenField form={form} name="unitPrice" label={text('charge.unit-price')} kind="number" need />
      <OpenField
        form={form}
        name="currency"
        label={text('charge.currency')}
        kind="select"
        options={currencies}
        clearable={false}
        need
      />
      <OpenField form={form} name="quantity" label={text('charge.quantity')} kind="number" need />
      <OpenField
        form={form}
        name="unit"
        label={text('charge.unit')}
        kind="select"
        options={units}
        clearable={false}
        need
      />
    </div>
  )
}

function AmountSoFar({ form, quoted: lines }: ChargeFormProps & { quoted: readonly QuotedLine[] }) {
  const text = useText()
  const format = useFormat()
  const [unit, price, quantity, currency, code, side] = form.watch([
    'unit',
    'unitPrice',
    'quantity',
    'currency',
    'chargeCode',
    'side',
  ])
  const amount =
    isFigure(price) && isFigure(quantity)
      ? lineAmount({ unit, quantity: String(quantity), unitPrice: String(price), currency })
      : undefined
  const quoted = side === 'R' && lines.find((line) => line.chargeCode === code && line.currency === currency)
  return (
    <p className="row between">
      <span>
        {text('charge.amount')}: <b>{amount && format.money(amount, currency)}</b>
      </span>
      {quoted && (
        <span className="muted">{text('charge.quoted-at', { amount: format.money(quoted.amount, currency) })}</span>
      )}
    </p>
  )
}

function TaxFields({ form }: ChargeFormProps) {
  const text = useText()
  const ways = useCodes('TAXWAY', { withCode: true }).options
  return (
    <div className={grid.split2}>
      <OpenField form={form} name="taxWay" label={text('charge.tax-way')} kind="select" options={ways} />
      <OpenField form={form} name="taxRate" label={text('charge.tax-rate')} kind="number" unit="%" />
      <OpenField
        form={form}
        name="exchangeRate"
        label={text('charge.exchange-rate')}
        kind="number"
        help={text('charge.exchange-rate-hint')}
      />
      <OpenField form={form} name="recordedOn" label={text('charge.recorded-on')} kind="date" need />
      <OpenField form={form} name="diffReason" label={text('charge.diff-reason')} />
      <OpenField form={form} name="remark" label={text('shared.remark')} />
    </div>
  )
}
