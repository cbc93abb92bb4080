import { equipmentOfInquiry, type InquiryRow, inquiryForm } from '@landbridge/contract/booking/inquiry/inquiry'
import { type Mode, modes } from '@landbridge/contract/shared/modes'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { type FieldDescription, FormFields } from '../../platform/form/form-fields.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button, ButtonLink, Card, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState, PartialState } from '../../platform/ui/states.tsx'
import { PlaceSelect, useCodes, useContainerTypes } from '../../reference/index.ts'
import { endsOf } from '../modes/place-choice.ts'
import { useAskForPrice } from './inquiry-api.ts'
import { type InquiryValues, inquiryStart, loadTypesOf } from './inquiry-start.ts'

/** Asks for a price that no tariff has, by seven facts. */
export const inquiryPageOf = (mode: Mode) =>
  function InquiryPage() {
    const text = useText()
    const [sent, setSent] = useState<InquiryRow>()
    if (sent) return <InquirySent inquiry={sent} mode={mode} />
    return (
      <>
        <PageHead title={text('booking.inquiry-title')} note={text('booking.inquiry-note')} />
        <InquiryForm mode={mode} onAsked={setSent} />
      </>
    )
  }

function InquirySent({ inquiry, mode }: { inquiry: InquiryRow; mode: Mode }) {
  const text = useText()
  return (
    <EmptyState
      title={text('booking.inquiry-sent', { no: inquiry.inquiryNo })}
      hint={text('booking.inquiry-sent-hint')}
      icon={modes[mode].icon}
    >
      <ButtonLink to={paths.inquiries()}>{text('booking.inquiries')}</ButtonLink>
    </EmptyState>
  )
}

function InquiryForm({ mode, onAsked }: { mode: Mode; onAsked: (inquiry: InquiryRow) => void }) {
  const text = useText()
  const [query] = useSearchParams()
  const askForPrice = useAskForPrice()
  const form = useContractForm<InquiryValues>(inquiryForm, inquiryStart(mode, query), askForPrice.error)
  const send = form.handleSubmit((values) =>
    askForPrice.mutate(inquiryForm.parse(values), { onSuccess: onAsked, onError: toastError }),
  )
  return (
    <Card title={text('booking.inquiry-facts')}>
      <form className="pad" onSubmit={(event) => void send(event)} noValidate>
        <div className="form">
          <LaneFields form={form} mode={mode} />
          <CargoFields form={form} mode={mode} />
        </div>
        <Button type="submit" busy={askForPrice.isPending}>
          {text('booking.inquiry-send')}
        </Button>
      </form>
    </Card>
  )
}

type InquiryFormProps = { form: UseFormReturn<InquiryValues>; mode: Mode }

function LaneFields({ form, mode }: InquiryFormProps) {
  const text = useText()
  return (['origin', 'destination'] as const).map((end) => (
    <FieldFrame key={end} form={form} name={`${end}Code`} label={text(`booking.${end}`)} span={12} need>
      {({ value, ...control }) => <PlaceSelect {...control} value={value ?? ''} {...endsOf(mode)} end={end} />}
    </FieldFrame>
  ))
}

function CargoFields({ form, mode }: InquiryFormProps) {
  const text = useText()
  const incoterms = useCodes('INCOTERMS')
  const types = useContainerTypes()
  const containers = types.data ?? []
  const loadTypes = loadTypesOf(mode)
  const loadType = form.watch('loadType')
  const equipment = equipmentOfInquiry(modes[mode].code, loadType)
  const words = (name: keyof InquiryValues) => text(`field.${name}` as TextKey)
  const fields: FieldDescription<InquiryValues>[] = [
    ...(loadTypes.length > 1
      ? [
          {
            name: 'loadType',
            kind: 'select',
            label: words('loadType'),
            clearable: false,
            options: loadTypes.map((value) => ({ value, label: text(`booking.load-${value}` as TextKey) })),
          } as const,
        ]
      : []),
    { name: 'readyDate', kind: 'date', label: words('readyDate'), need: true },
    { name: 'goodsName', label: words('goodsName'), maxLength: 200, need: true },
    { name: 'grossWeightKg', kind: 'number', label: words('grossWeightKg'), unit: text('booking.unit-kg'), need: true },
    { name: 'volumeM3', kind: 'number', label: words('volumeM3'), unit: text('booking.unit-m3') },
    { name: 'packages', kind: 'number', integer: true, label: words('packages') },
    ...(equipment === 'boxes'
      ? [
          {
            name: 'containerType',
            kind: 'select',
            label: words('containerType'),
            options: containers.map(({ label }) => ({ value: label, label })),
            need: true,
          } as const,
          { name: 'containerQty', kind: 'number', integer: true, label: words('containerQty'), need: true } as const,
        ]
      : []),
    ...(equipment === 'trucks'
      ? [{ name: 'truckQty', kind: 'number', integer: true, label: words('truckQty'), need: true } as const]
      : []),
    { name: 'incoterm', kind: 'select', label: words('incoterm'), options: incoterms.options },
    { name: 'remark', kind: 'textarea', label: words('remark'), rows: 2, maxLength: 1000, span: 24 },
  ]
  return (
    <>
      <FormFields form={form} fields={fields} span={12} />
      {equipment === 'boxes' && types.error && <PartialState onRetry={() => types.refetch()} />}
    </>
  )
}
