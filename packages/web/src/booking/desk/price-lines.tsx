import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { PriceLine, PriceView } from '@landbridge/contract/booking/booking-views'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { revenueTons } from '@landbridge/contract/booking/form/stated-load'
import { type ChargePayer, chargePayers } from '@landbridge/contract/pricing/payers'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { isFigure, lineAmount, type Money, shortFigure, sumsPerCurrency } from '@landbridge/contract/shared/money'
import type { UseFormReturn } from 'react-hook-form'
import type { LineColumn } from '../../platform/form/line-column.ts'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useCodes, useCurrencyCodes } from '../../reference/index.ts'
import { useContainerOptions } from '../modes/container-options.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { Apart } from '../quoted-apart.tsx'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import styles from './desk.module.css'

export type PriceLineInput = {
  chargeCode: string
  containerType: string
  quantity: string
  unit: string
  unitPrice: string
  currency: string
  payer?: string | undefined
  block?: PriceLine['block']
}
export type PricedValues = { agreedLines: PriceLineInput[] }

export const typedLines = (lines: readonly PriceLine[]): PriceLineInput[] =>
  lines.map(({ chargeCode, containerType, quantity, unit, unitPrice, currency, payer, block }) => ({
    chargeCode,
    containerType: containerType ?? '',
    quantity: shortFigure(quantity),
    unit,
    unitPrice: shortFigure(unitPrice),
    currency,
    payer: payer ?? '',
    block,
  }))

/** Price lines as input, without blank ones. */
export const sentLines = (lines: readonly PriceLineInput[]): PriceLine[] =>
  lines
    .filter(({ chargeCode, unitPrice }) => chargeCode !== '' && unitPrice !== '')
    .map(({ containerType, payer, block, ...line }) => ({
      ...line,
      ...(containerType && { containerType }),
      ...(isPayer(payer) && { payer }),
      ...(block && { block }),
    }))

const isPayer = (payer: string | undefined): payer is ChargePayer => chargePayers.some((one) => one === payer)

/** Empty freight lines, one for each line of boxes or for the load. */
export function freightLines(form: BookingForm, { code, freightOf }: BookingModeView): PriceLineInput[] {
  const { mainCharge, sharedUnit } = factsOfMode(code)
  const { boxes, loadType } = form
  if (freightOf) return freightOf(form, formNameOf(code, loadType)).map((line) => ({ ...blankLine(), ...line }))
  if (loadType === 'LCL' && sharedUnit) return [{ ...blankLine('LCLF'), unit: sharedUnit, quantity: revenueTons(form) }]
  return (boxes ?? []).map(({ containerType, containerQty }) => ({
    ...blankLine(mainCharge),
    containerType: containerType ?? '',
    quantity: String(containerQty ?? 1),
  }))
}

/** Usual charges of cargo quoted apart, by its warning. */
const chargesApart: Readonly<Record<string, string>> = {
  'pricing.warn-dangerous-apart': 'DG',
  'pricing.warn-batteries-apart': 'DG',
  'pricing.warn-oversize-apart': 'OOG',
  'pricing.warn-piece-over': 'OOG',
}

/** Known charges of a price, with an empty line for each missing one. */
export function partlyLines({ lines, quotedApart = [] }: PriceView): PriceLineInput[] {
  const named = new Set(quotedApart.flatMap(({ code }) => chargesApart[code] ?? []))
  return [...typedLines(lines), ...[...named].map((chargeCode) => ({ ...blankLine(chargeCode), unit: 'SHPT' }))]
}

const blankLine = (chargeCode = ''): PriceLineInput => ({
  chargeCode,
  containerType: '',
  quantity: '1',
  unit: 'BOX',
  unitPrice: '',
  currency: 'USD',
  payer: '',
})

type EditorProps = { form: UseFormReturn<PricedValues>; quoted: PriceView | undefined }

export function PriceLinesEditor({ form, quoted }: EditorProps) {
  const text = useText()
  const format = useFormat()
  const { mainCharge } = factsOfMode(useBookingMode().code)
  const sums = sumsOf(form.watch('agreedLines'))
  return (
    <div className={`stack tight ${styles.wideLines}`}>
      <Apart reasons={quoted?.quotedApart} />
      <LinesEditor<PricedValues, 'agreedLines', PriceLineInput>
        form={form}
        name="agreedLines"
        blank={() => blankLine(mainCharge)}
        min={0}
        columns={usePriceColumns()}
      />
      <p className="row between wraps">
        <strong>{text('booking.desk-comes-to', { sum: format.sums(sums) || '—' })}</strong>
        {quoted && !quoted.quotedApart && (
          <span className="muted">{text('booking.desk-quoted-was', { sum: format.sums(quoted.totals) })}</span>
        )}
      </p>
    </div>
  )
}

/** Columns of a charge, with wider words in modes without boxes. */
function usePriceColumns(): readonly LineColumn<PriceLineInput>[] {
  const text = useText()
  const { code } = useBookingMode()
  const isBoxed = factsOfMode(code).freesBoxes
  const costs = useCodes('COST', { mode: code }).options
  const boxes = useContainerOptions()
  const units = useCodes('CHGUNIT').options
  const currencies = useCurrencyCodes()
  const choice = { kind: 'select', clearable: false } as const
  const figure = { kind: 'number', align: 'num' } as const
  const box: LineColumn<PriceLineInput> = {
    name: 'containerType',
    title: text('field.containerType'),
    kind: 'select',
    options: boxes,
    width: 110,
  }
  return [
    {
      name: 'chargeCode',
      title: text('booking.desk-charge'),
      need: true,
      ...choice,
      options: costs,
      width: isBoxed ? 200 : 260,
    },
    ...(isBoxed ? [box] : []),
    { ...figure, name: 'quantity', title: text('booking.desk-quantity'), width: 84 },
    {
      name: 'unit',
      title: text('booking.desk-unit'),
      ...choice,
      options: units,
      width: isBoxed ? 130 : 180,
    },
    { ...figure, name: 'unitPrice', title: text('booking.desk-unit-price'), need: true, width: 110 },
    { ...choice, name: 'currency', title: text('booking.desk-currency'), options: currencies, width: 100 },
    {
      name: 'payer',
      title: text('booking.desk-payer'),
      kind: 'select',
      width: 120,
      options: chargePayers.map((value) => ({ value, label: text(`booking.role-${value}`) })),
    },
  ]
}

/** One sum per currency, rounded at each line as the server does. */
function sumsOf(lines: readonly PriceLineInput[] | undefined): Money[] {
  const typed = (lines ?? []).filter((line) => isFigure(line.quantity) && isFigure(line.unitPrice))
  return sumsPerCurrency(
    typed.map(({ currency, quantity, unit, unitPrice }) => ({
      currency,
      amount: lineAmount({ unit, quantity: String(quantity), unitPrice: String(unitPrice), currency }),
    })),
  )
}
