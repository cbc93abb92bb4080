import { useForm, useWatch } from 'react-hook-form'
import { SalespersonField } from '../../src/customer/index.ts'
import { type FieldDescription, FormFields } from '../../src/platform/form/form-fields.tsx'
import { Button } from '../../src/platform/ui/parts.tsx'
import { useCurrencyField, useHsCodeField, useTruckModelField } from '../../src/reference/index.ts'
import { serveSamples } from '../sample-answers.ts'
import { useWord } from '../words.ts'
import type { Shown } from './shown.ts'

serveSamples()

type Values = Record<string, string>
type Fields = readonly FieldDescription<Values>[]

/** A form as its description states it, and what it keeps. */
function Described({ fields, of = {}, saler = false }: { fields: Fields; of?: Values; saler?: boolean }) {
  const form = useForm<Values>({ defaultValues: of })
  const word = useWord()
  const named = fields.map((field) => ({ ...field, label: word(field.label ?? '') }))
  return (
    <form className="form" noValidate onSubmit={form.handleSubmit(() => undefined)}>
      <FormFields form={form} fields={named} span={12} />
      {saler && <SalespersonField form={form} name="SalerId" label={word('Salesperson')} salerName="Saler" span={12} />}
      <output className="mono small">{JSON.stringify(useWatch({ control: form.control }))}</output>
      <div className="form-end">
        <Button type="submit">{word('Save')}</Button>
      </div>
    </form>
  )
}

const options = ['Labels', 'Pallets', 'Lashing', 'Fumigation'].map((label, at) => ({ value: `S${at}`, label }))
const agents = { url: '/api/v1/sample-agents' } as const

function LookedUp() {
  const domestic = useTruckModelField('I')
  const foreign = useTruckModelField('O')
  const hsCode = useHsCodeField()
  const currency = useCurrencyField()
  const fields: Fields = [
    { name: 'domestic', label: 'Lorry in China', ...domestic },
    { name: 'foreign', label: 'Lorry abroad', ...foreign },
    { name: 'hsCode', label: 'HS code', ...hsCode },
    { name: 'Currcd', label: 'Currency', ...currency },
  ]
  return <Described fields={fields} saler />
}

const ruled: Fields = [
  { name: 'seal', label: 'Seal', need: true, rules: ['shared.needed', (value) => wrongSeal(value)] },
  { name: 'note', label: 'Note', need: 'space', rules: (value) => wrongSeal(value), validatesOnSave: false },
  { name: 'from', label: 'From', kind: 'date', endName: 'to', need: 'shared.needed' },
  { name: 'to', label: 'To', kind: 'date', startName: 'from' },
]
const wrongSeal = (value: string) => (!value || value.startsWith('SL') ? undefined : 'shared.not-understood')

export const shown: Shown = {
  title: 'Forms from a description',
  states: {
    values: () => (
      <Described
        of={{ tick: 'T', days: '2031-02-10,2031-02-20', services: 'S0,S2' }}
        fields={[
          { name: 'tick', label: 'Insured', kind: 'checkbox' },
          { name: 'days', label: 'Departure', kind: 'dateRange' },
          { name: 'services', label: 'Services', kind: 'multiSelect', options },
          { name: 'emails', label: 'Copies', kind: 'tagInput', load: agents },
        ]}
      />
    ),
    'lists by address': () => (
      <Described
        fields={[
          { name: 'agent', label: 'Agent', kind: 'remote', ...agents },
          { name: 'person', label: 'Contact', kind: 'selectInput', options: agents },
        ]}
      />
    ),
    'reference data': LookedUp,
    rules: () => <Described fields={ruled} of={{ to: '2031-02-10' }} />,
    disabled: () => (
      <Described
        of={{ services: 'S1,S3', days: '2031-02-10,2031-02-20' }}
        fields={[
          { name: 'services', label: 'Services', kind: 'multiSelect', options, disabled: true },
          { name: 'days', label: 'Departure', kind: 'dateRange', disabled: true },
        ]}
      />
    ),
  },
}
