import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { useCountries, useCurrencies } from '../../reference/index.ts'
import { useMarks } from './form-marks.tsx'
import styles from './rail-form.module.css'
import type { RailForm } from './rail-form-parts.tsx'

const detailNames =
  /^goods\.\d+\.(goodsNameEnglish|goodsNameRussian|hsCodeDestination|gngCode|netWeightKg|marks|originCountry|lineValue|lineCurrency)$/

/** What the consignment note needs of each line, for who has it at hand already. */
export function GoodsDetails({ form }: { form: RailForm }) {
  const text = useText()
  const goods = useWatch({ control: form.control, name: 'goods' }) ?? []
  const { target = '' } = useMarks()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen || detailNames.test(target)
  return (
    <div className={styles.ruled}>
      <Button
        look="plain"
        low
        icon={shown ? 'up' : 'down'}
        aria-expanded={shown}
        onClick={() => setOpen(!shown)}
        className={styles.opener ?? ''}
      >
        {text('booking.details-of-line')}
      </Button>
      {shown &&
        goods.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the line's place is its name
          <LineDetails key={at} form={form} at={at} title={line.goodsName || text('shared.line', { line: at + 1 })} />
        ))}
    </div>
  )
}

function LineDetails({ form, at, title }: { form: RailForm; at: number; title: string }) {
  const countries = useCountries()
  const currencies = useCurrencies()
  return (
    <fieldset className="form" aria-label={title}>
      <div className={styles.blockHead}>
        <h4>{title}</h4>
      </div>
      <Field form={form} name={`goods.${at}.goodsNameEnglish`} maxLength={200} />
      <Field form={form} name={`goods.${at}.goodsNameRussian`} maxLength={200} />
      <Field form={form} name={`goods.${at}.hsCodeDestination`} span={8} maxLength={10} />
      <Field form={form} name={`goods.${at}.gngCode`} span={8} maxLength={8} />
      <Field form={form} name={`goods.${at}.netWeightKg`} span={8} kind="number" />
      <Field form={form} name={`goods.${at}.originCountry`} kind="select" options={countries} />
      <Field
        form={form}
        name={`goods.${at}.lineValue`}
        kind="currcd"
        currencyName={`goods.${at}.lineCurrency`}
        currencies={currencies}
      />
      <Field form={form} name={`goods.${at}.marks`} span={24} maxLength={500} placeholder="N/M" />
    </fieldset>
  )
}
