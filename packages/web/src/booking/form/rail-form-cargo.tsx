import type { GoodsLine } from '@landbridge/contract/booking/form/goods-lines'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { useCodes, useCurrencies } from '../../reference/index.ts'
import { DangerFields } from './danger-fields.tsx'
import { useGoodsColumns } from './goods-columns.tsx'
import { GoodsDetails } from './goods-details.tsx'
import styles from './rail-form.module.css'
import { ListReason, MoreFields, type RailForm } from './rail-form-parts.tsx'
import { OversizeFields, TemperatureFields } from './special-cargo-fields.tsx'

/** What is carried: its lines, and what is special about it. */
export function CargoSection({ form }: { form: RailForm }) {
  const text = useText()
  const columns = useGoodsColumns()
  return (
    <Card title={text('booking.section-cargo')} actions={<SpecialTicks form={form} />} id="cargo">
      <div className={styles.goods}>
        <LinesEditor form={form} name="goods" columns={columns} blank={(): GoodsLine => ({})} />
      </div>
      <ListReason of="goods" />
      <GoodsDetails form={form} />
      <DangerFields form={form} />
      <TemperatureFields form={form} />
      <OversizeFields form={form} />
      <Batteries form={form} />
      <CargoTerms form={form} />
    </Card>
  )
}

/** What opens fields of its own. Dangerous goods are a kind of cargo, the others are flags; they can stand together. */
function SpecialTicks({ form }: { form: RailForm }) {
  const text = useText()
  const [kind, hot, oversize, batteries] = useWatch({
    control: form.control,
    name: ['cargoKind', 'temperatureControlled', 'oversize', 'containsBatteries'],
  })
  const set = (name: 'temperatureControlled' | 'oversize' | 'containsBatteries') => (on: boolean) =>
    form.setValue(name, on, { shouldDirty: true, shouldTouch: true })
  const ticks = [
    {
      label: text('booking.dangerous-goods'),
      on: kind === 'D',
      say: (on: boolean) => {
        form.setValue('cargoKind', on ? 'D' : 'G', { shouldDirty: true, shouldTouch: true })
        if (on && !form.getValues('danger')?.length) form.setValue('danger', [{ goodsSeq: 1 }], { shouldDirty: true })
      },
    },
    { label: text('booking.temperature'), on: hot, say: set('temperatureControlled') },
    { label: text('booking.oversize-short'), on: oversize, say: set('oversize') },
    { label: text('booking.batteries'), on: batteries, say: set('containsBatteries') },
  ]
  return (
    <div className={styles.ticks}>
      {ticks.map(({ label, on, say }) => (
        <label key={label} className="tick">
          <input
            type="checkbox"
            className="check"
            checked={Boolean(on)}
            onChange={(event) => say(event.target.checked)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

function Batteries({ form }: { form: RailForm }) {
  const text = useText()
  const [batteries, danger] = useWatch({ control: form.control, name: ['containsBatteries', 'danger'] })
  if (!batteries) return null
  return (
    <div className="form">
      <Field
        form={form}
        name="batteryNote"
        span={24}
        need={!danger?.length}
        maxLength={200}
        help={text('booking.battery-hint')}
      />
    </div>
  )
}

const later = ['exportControlled', 'incoterm', 'incotermPlace', 'paymentTerm', 'goodsValue', 'goodsCurrency'] as const

/** What sellers and buyers agreed, as far as it matters for the transport. */
function CargoTerms({ form }: { form: RailForm }) {
  const text = useText()
  const incoterms = useCodes('INCOTERMS').options
  const currencies = useCurrencies()
  const incoterm = useWatch({ control: form.control, name: 'incoterm' })
  const pays = (['PP', 'CC'] as const).map((value) => ({ value, label: text(`booking.pay-${value}`) }))
  return (
    <div className={`form ${styles.ruled}`}>
      <MoreFields names={later} isSaid={Boolean(incoterm)}>
        <Field
          form={form}
          name="incoterm"
          kind="select"
          options={incoterms.map((one) => ({ ...one, label: one.value, subLabel: one.label }))}
        />
        <Field form={form} name="incotermPlace" need={Boolean(incoterm)} maxLength={60} />
        <Field form={form} name="paymentTerm" kind="radio" choices={pays} />
        <Field form={form} name="goodsValue" kind="currcd" currencyName="goodsCurrency" currencies={currencies} />
        <Field form={form} name="exportControlled" kind="checkbox" words={text('booking.controlled')} />
      </MoreFields>
    </div>
  )
}
