import { surchargeOccasions, type TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { Select } from '../../platform/form/select-input.tsx'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { CarrierSelect, useCodes, useCurrencies } from '../../reference/index.ts'
import { CrossingSelect, EndSelect } from '../desk/lane-selects.tsx'
import { deskWordsOf } from '../desk/modes/desk-words.ts'
import { usePricingDeskMode } from '../desk/modes/pricing-desk-modes.ts'
import { hoursNames, type TariffFormProps } from '../desk/tariff-values.ts'
import { WaySelect } from '../desk/way-select.tsx'
import { WeekdayChoices } from '../desk/weekday-choices.tsx'
import { priceWordsOf } from '../modes/price-words.ts'
import { usePricingFacts, usePricingMode } from '../modes/pricing-modes.ts'
import { ChargeChoices } from './charge-choices.tsx'
import { occasionWords } from './occasion-words.ts'

export function TariffFields(props: TariffFormProps) {
  const text = useText()
  const { pricesTitle, Prices, cards } = usePricingDeskMode()
  return (
    <>
      <Card title={text('pricing.lane')}>
        <LaneFields {...props} />
      </Card>
      <Card title={text(pricesTitle)}>
        <Prices {...props} />
      </Card>
      <Card title={text('pricing.running')}>
        <RunningFields {...props} />
      </Card>
      {cards.map(({ title, Fields }) => (
        <Card key={title} title={text(title)}>
          <Fields {...props} />
        </Card>
      ))}
      <Card title={text('pricing.in-the-price')}>
        <ChargeChoices {...props} />
      </Card>
      <Card title={text('pricing.surcharges')}>
        <Surcharges {...props} />
      </Card>
    </>
  )
}

function LaneFields({ form }: TariffFormProps) {
  const text = useText()
  const currencies = useCurrencies()
  const { crossesBorders, picksCarrier, carriers } = usePricingFacts()
  const words = priceWordsOf(usePricingMode())
  const { operator } = deskWordsOf(usePricingMode())
  const [originCode, destinationCode] = form.watch(['originCode', 'destinationCode'])
  const place = (name: 'originCode' | 'destinationCode') => (
    <FieldFrame form={form} name={name} need span={8}>
      {(control) => <EndSelect {...control} end={name === 'originCode' ? 'origin' : 'destination'} />}
    </FieldFrame>
  )
  return (
    <div className="form">
      {place('originCode')}
      {place('destinationCode')}
      {crossesBorders && (
        <FieldFrame form={form} name="entryPortCode" span={8}>
          {(control) => <CrossingSelect {...control} within={{ originCode, destinationCode }} />}
        </FieldFrame>
      )}
      <Field form={form} name="validFrom" kind="date" need span={8} />
      <Field form={form} name="validTo" kind="date" need span={8} />
      <FieldFrame form={form} name="currency" need span={8}>
        {({ onChange, ...control }) => (
          <Select
            {...control}
            options={currencies}
            chosenAs={(code) => code}
            clearable={false}
            onChange={(code) => onChange(code ?? '')}
          />
        )}
      </FieldFrame>
      {picksCarrier ? (
        <FieldFrame form={form} name="carrierCode" label={text(words.carrier)} need span={8}>
          {(control) => <CarrierSelect {...control} type={carriers} />}
        </FieldFrame>
      ) : (
        <Field form={form} name="operator" {...(operator && { label: text(operator) })} span={8} maxLength={60} />
      )}
      <FieldFrame form={form} name="viaCodes" span={8} help={text('pricing.via-hint')}>
        {(control) => <WaySelect {...control} />}
      </FieldFrame>
      <Field
        form={form}
        name="direction"
        kind="radio"
        need
        span={8}
        choices={[
          { value: 'E', label: text('pricing.export') },
          { value: 'I', label: text('pricing.import') },
        ]}
      />
    </div>
  )
}

function RunningFields({ form }: TariffFormProps) {
  const text = useText()
  const { freesBoxes } = usePricingFacts()
  const { papersHours } = deskWordsOf(usePricingMode())
  const { cutoffs } = usePricingDeskMode()
  const days = {
    kind: 'number',
    integer: true,
    unit: text('pricing.unit-days'),
    span: 8,
    need: true,
    form,
  } as const
  const hours = { ...days, unit: text('pricing.unit-hours') } as const
  return (
    <div className="form">
      <Field {...days} name="transitDaysMin" />
      <Field {...days} name="transitDaysMax" />
      {freesBoxes && <Field {...days} name="freeDays" />}
      {cutoffs.map(({ kind, isNeeded }) => (
        <Field
          key={kind}
          {...hours}
          need={isNeeded}
          name={hoursNames[kind]}
          {...(kind === 'SI' && papersHours && { label: text(papersHours) })}
        />
      ))}
      <FieldFrame form={form} name="weekdays" need group span={16}>
        {(control) => <WeekdayChoices {...control} />}
      </FieldFrame>
      <Field form={form} name="distanceKm" kind="number" integer unit={text('pricing.unit-km')} span={8} />
      <Field form={form} name="remark" kind="textarea" span={24} maxLength={1000} />
    </div>
  )
}

type End = TariffForm['surcharges'][number]['end']

function Surcharges({ form }: TariffFormProps) {
  const text = useText()
  const charges = useCodes('COST', { mode: usePricingFacts().code })
  const units = useCodes('CHGUNIT')
  const { surchargeUnit } = usePricingDeskMode()
  return (
    <LinesEditor
      form={form}
      name="surcharges"
      min={0}
      max={50}
      blank={() => ({
        chargeCode: '',
        currency: 'CNY',
        unit: surchargeUnit,
        unitPrice: '',
        occasion: 'always' as const,
        end: null as End,
      })}
      columns={[
        { name: 'chargeCode', title: text('pricing.charge'), kind: 'select', options: charges.options, need: true },
        { name: 'unit', title: text('pricing.unit'), kind: 'select', options: units.options, need: true, width: 170 },
        { name: 'unitPrice', title: text('pricing.unit-price'), kind: 'number', align: 'num', need: true, width: 120 },
        {
          name: 'currency',
          title: text('pricing.currency'),
          kind: 'select',
          options: useCurrencies(),
          need: true,
          width: 150,
        },
        {
          name: 'occasion',
          title: text('pricing.occasion'),
          kind: 'select',
          need: true,
          width: 200,
          options: surchargeOccasions.map((value) => ({ value, label: text(occasionWords[value]) })),
        },
        {
          name: 'end',
          title: text('pricing.charged-at'),
          kind: 'select',
          width: 160,
          options: [
            { value: 'origin', label: text('pricing.at-origin') },
            { value: 'destination', label: text('pricing.at-destination') },
          ],
        },
      ]}
    />
  )
}
