import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import type { TruckWay } from '@landbridge/contract/reference/truck-ways'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { Select } from '../../platform/form/select-input.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, Facts } from '../../platform/ui/parts.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import type { TariffFormProps } from './tariff-values.ts'
import { useTruckWays } from './truck-prices.tsx'

const blank = { perKg: '', kgPerM3: 333, kgPerLdm: 1850, minimum: '', truckWay: 'RELOAD' as const }

export function PartLoadFields({ form }: TariffFormProps) {
  const text = useText()
  const part = useWatch({ control: form.control, name: 'partLoad' })
  const currency = useWatch({ control: form.control, name: 'currency' })
  const { options } = useTruckWays()
  const common = { form, span: 8, need: true, kind: 'number' } as const
  return (
    <div className="form">
      <span className="whole-row">
        <Tick isOn={!!part} onChange={(isOn) => form.setValue('partLoad', isOn ? blank : null)}>
          {text('pricing.part-load-offered')}
        </Tick>
      </span>
      {part && (
        <>
          <Field {...common} name="partLoad.perKg" label={text('pricing.per-kg-price')} unit={currency} />
          <Field
            {...common}
            name="partLoad.kgPerM3"
            label={text('pricing.kg-per-m3')}
            integer
            unit={text('pricing.unit-kg')}
          />
          <Field
            {...common}
            name="partLoad.kgPerLdm"
            label={text('pricing.kg-per-ldm')}
            integer
            unit={text('pricing.unit-kg')}
          />
          <Field {...common} name="partLoad.minimum" label={text('pricing.minimum-price')} unit={currency} />
          <FieldFrame form={form} name="partLoad.truckWay" label={text('pricing.truck-way')} need span={8}>
            {({ onChange, ...control }) => (
              <Select
                {...control}
                options={options}
                clearable={false}
                onChange={(way) => onChange((way ?? 'RELOAD') as TruckWay)}
              />
            )}
          </FieldFrame>
        </>
      )}
    </div>
  )
}

export function PartLoadShown({ tariff: { partLoad: part, currency } }: { tariff: TariffDetail }) {
  const text = useText()
  const format = useFormat()
  const ways = useTruckWays()
  if (!part) return null
  const kg = (figure: number) => `${format.number(figure)} ${text('pricing.unit-kg')}`
  return (
    <Card title={text('pricing.part-load')}>
      <Facts
        facts={[
          [text('pricing.per-kg-price'), `${format.number(part.perKg)} ${currency}`],
          [text('pricing.kg-per-m3'), kg(part.kgPerM3)],
          [text('pricing.kg-per-ldm'), kg(part.kgPerLdm)],
          [text('pricing.minimum-price'), format.money(part.minimum, currency)],
          [text('pricing.truck-way'), ways.labelOf(part.truckWay)],
        ]}
      />
    </Card>
  )
}
