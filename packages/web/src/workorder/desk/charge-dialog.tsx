import { type ModeCode, modes } from '@landbridge/contract/shared/modes'
import { isFigure, lineAmount, shortFigure } from '@landbridge/contract/shared/money'
import type { ChargeDeskView } from '@landbridge/contract/workorder/job-charge'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { Segments } from '../../platform/ui/parts.tsx'
import { useCodes, useCurrencies, useSaveCharge } from '../job-api.ts'
import styles from '../workorder.module.css'
import { OpenField } from './open-field.tsx'
import { EditorDialog, useJobForm } from './saving.tsx'

type Values = z.output<typeof jobDeskEndpoints.saveCharge.input>
type Props = { job: JobDeskDetail; charge: ChargeDeskView | undefined; side: 'R' | 'P'; onClose: () => void }

function valuesOf(job: JobDeskDetail, { charge, side }: Pick<Props, 'charge' | 'side'>): Partial<Values> {
  const seen = { id: job.id, version: job.version }
  if (!charge) {
    return { ...seen, side, currency: 'USD', quantity: '1', unit: 'BOX', recordedOn: businessDayOf(serverNow()) }
  }
  const { chargeCode, partyName, currency, unitPrice, unit, quantity, taxWay, taxRate, recordedOn } = charge
  const rate = charge.exchangeRateSource === 'manual' ? charge.exchangeRate : undefined
  return {
    ...seen,
    chargeId: charge.id,
    side: charge.side,
    chargeCode,
    partyName,
    currency,
    unitPrice: shortFigure(unitPrice),
    unit,
    quantity: shortFigure(quantity),
    exchangeRate: rate,
    taxWay: taxWay as Values['taxWay'],
    taxRate: shortFigure(taxRate),
    recordedOn,
    quoteLineId: charge.quoteLineId,
    diffReason: charge.diffReason,
    remark: charge.remark,
  }
}

/** Enters a charge or changes one that is not billed yet; its amount is worked out while one types. */
export function ChargeDialog(props: Props) {
  const { job, charge, side: begun, onClose } = props
  const text = useText()
  const save = useSaveCharge()
  const editing = useJobForm<Values>(jobDeskEndpoints.saveCharge.input, {
    job,
    valuesOf: (of) => {
      const now = charge && of.charges.find(({ id }) => id === charge.id)
      return charge && !now ? undefined : (valuesOf(of, { charge: now, side: begun }) as Values)
    },
    save,
    onClose,
  })
  const { form, submit } = editing
  const side = form.watch('side')
  const sideLabels = { R: text('workorder.receivable'), P: text('workorder.payable') } as const
  const sides = (['R', 'P'] as const).map((value) => ({ value, label: sideLabels[value] }))
  return (
    <EditorDialog
      title={text(charge ? 'workorder.charge-edit' : 'workorder.charge-add')}
      width={720}
      saving={save}
      of={editing}
      onSave={() => submit()}
      onClose={onClose}
    >
      <Segments
        label={text('workorder.side')}
        value={side}
        choices={sides}
        onChange={(value) => form.setValue('side', value)}
      />
      <PriceFields form={form} mode={modes[modeOfJobNo(job.jobNo)].code} />
      <Worked form={form} job={job} />
      <TaxFields form={form} />
    </EditorDialog>
  )
}

type Of = { form: UseFormReturn<Values> }

function PriceFields({ form, mode }: Of & { mode: ModeCode }) {
  const text = useText()
  const costs = useCodes('COST', mode)
  const units = useCodes('CHGUNIT')
  const currencies = useCurrencies()
  const party = form.watch('side') === 'P' ? text('workorder.supplier') : text('workorder.bill-to')
  return (
    <div className={styles.split2}>
      <OpenField
        form={form}
        name="chargeCode"
        label={text('workorder.charge')}
        kind="select"
        options={costs}
        clearable={false}
        need
      />
      <OpenField form={form} name="partyName" label={party} need={form.watch('side') === 'P'} />
      <OpenField form={form} name="unitPrice" label={text('workorder.unit-price')} kind="number" need />
      <OpenField
        form={form}
        name="currency"
        label={text('workorder.currency')}
        kind="select"
        options={currencies}
        clearable={false}
        need
      />
      <OpenField form={form} name="quantity" label={text('workorder.quantity')} kind="number" need />
      <OpenField
        form={form}
        name="unit"
        label={text('workorder.unit')}
        kind="select"
        options={units}
        clearable={false}
        need
      />
    </div>
  )
}

/** The amount so far, and what was quoted for this charge. */
function Worked({ form, job }: Of & { job: JobDeskDetail }) {
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
  const quoted = side === 'R' && job.quotedLines.find((line) => line.chargeCode === code && line.currency === currency)
  return (
    <p className="row between">
      <span>
        {text('workorder.amount')}: <b>{amount && format.money(amount, currency)}</b>
      </span>
      {quoted && (
        <span className="muted">{text('workorder.quoted-at', { amount: format.money(quoted.amount, currency) })}</span>
      )}
    </p>
  )
}

function TaxFields({ form }: Of) {
  const text = useText()
  const ways = useCodes('TAXWAY')
  return (
    <div className={styles.split2}>
      <OpenField form={form} name="taxWay" label={text('workorder.tax-way')} kind="select" options={ways} />
      <OpenField form={form} name="taxRate" label={text('workorder.tax-rate')} kind="number" unit="%" />
      <OpenField
        form={form}
        name="exchangeRate"
        label={text('workorder.exchange-rate')}
        kind="number"
        help={text('workorder.exchange-rate-hint')}
      />
      <OpenField form={form} name="recordedOn" label={text('workorder.recorded-on')} kind="date" need />
      <OpenField form={form} name="diffReason" label={text('workorder.diff-reason')} />
      <OpenField form={form} name="remark" label={text('workorder.remark')} />
    </div>
  )
}
