import { customsBy, transitTypes } from '@landbridge/contract/booking/form/service-fields'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { useCodes, useCurrencies } from '../../reference/index.ts'
import { useServiceOptions } from './form-options.ts'
import { choicesOf, type RailForm, TicksField } from './rail-form-parts.tsx'

/** What we do besides the transport, and who deals with customs. */
export function ServicesSection({ form }: { form: RailForm }) {
  const text = useText()
  const [direction, out, into] = useWatch({
    control: form.control,
    name: ['direction', 'exportCustomsBy', 'importCustomsBy'],
  })
  const isForeign = direction !== 'NM'
  const regimes = useCodes('CUSMODE').options
  const by = choicesOf(customsBy, (value) => text(`booking.customs-${value}`))
  return (
    <Card title={text('booking.section-services')} id="services">
      <div className="form">
        <TicksField form={form} name="servicesInChina" span={24} options={useServiceOptions('I')} />
        <TicksField form={form} name="servicesAbroad" span={24} options={useServiceOptions('O')} />
        {isForeign && (
          <>
            <Field form={form} name="exportCustomsBy" kind="radio" need choices={by} />
            <Field form={form} name="importCustomsBy" kind="radio" need choices={by} />
            <Field
              form={form}
              name="customsPlace"
              kind="radio"
              need
              choices={choicesOf(['ORIGIN', 'BORDER'], (value) => text(`booking.place-${value}`))}
            />
            <Field
              form={form}
              name="transitType"
              kind="select"
              options={choicesOf(transitTypes, (value) => text(`booking.transit-${value}`))}
            />
            {(out === 'US' || into === 'US') && (
              <Field
                form={form}
                name="customsRegime"
                kind="select"
                options={regimes}
                placeholder={text('booking.party-later')}
              />
            )}
            <CustomsOffice form={form} />
          </>
        )}
        <Insurance form={form} />
      </div>
    </Card>
  )
}

function CustomsOffice({ form }: { form: RailForm }) {
  const text = useText()
  const transit = useWatch({ control: form.control, name: 'transitType' })
  if (transit !== 'T1' && transit !== 'EAEU') return null
  return <Field form={form} name="destinationCustomsOffice" maxLength={60} placeholder={text('booking.party-later')} />
}

/** Insurance, and the value that it and a transit guarantee are reckoned from. */
function Insurance({ form }: { form: RailForm }) {
  const text = useText()
  const currencies = useCurrencies()
  const [insured, transit] = useWatch({ control: form.control, name: ['insured', 'transitType'] })
  const needsValue = Boolean(insured) || transit === 'T1' || transit === 'TIR'
  return (
    <>
      <Field form={form} name="insured" kind="checkbox" words={text('booking.insure')} />
      {needsValue && (
        <Field form={form} name="goodsValue" kind="currcd" need currencyName="goodsCurrency" currencies={currencies} />
      )}
      {insured && (
        <>
          <Field
            form={form}
            name="insuranceCover"
            kind="radio"
            need
            choices={choicesOf(['ALL', 'TOTAL'], (value) => text(`booking.cover-${value}`))}
          />
          <Field form={form} name="insuranceBeneficiary" maxLength={100} />
        </>
      )}
    </>
  )
}
