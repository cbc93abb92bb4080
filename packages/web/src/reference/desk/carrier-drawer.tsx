import { type CarrierForm, carrierForm } from '@landbridge/contract/reference/reference-desk'
import type { DefaultValues } from 'react-hook-form'
import { EntryDrawer, useEntryForm } from '../../platform/form/entry-drawer.tsx'
import { type FieldDescription, FormFields } from '../../platform/form/form-fields.tsx'
import { type Text, useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { readDeskCarrier, useCountries, useDeskCarrier, useSaveCarrier } from '../reference-api.ts'
import { useNameFields } from './name-fields.ts'

const blank: DefaultValues<CarrierForm> = { type: 'C', code: '', active: true }

export const NewCarrierDrawer = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  return <CarrierFormDrawer title={text('reference.carrier-new')} values={blank} onClose={onClose} />
}

export function CarrierDrawer({
  carrier,
  onClose,
}: {
  carrier: Pick<CarrierForm, 'type' | 'code'>
  onClose: () => void
}) {
  const detail = useDeskCarrier(carrier)
  if (detail.data) return <CarrierFormDrawer title={carrier.code} values={detail.data} onClose={onClose} />
  return (
    <Drawer title={carrier.code} onClose={onClose}>
      <Loading query={detail}>{() => null}</Loading>
    </Drawer>
  )
}

type FormDrawerProps = { title: string; values: DefaultValues<CarrierForm>; onClose: () => void }

function CarrierFormDrawer({ title, values, onClose }: FormDrawerProps) {
  const text = useText()
  const save = useSaveCarrier()
  const { type: carrierType, code } = values
  const entry = useEntryForm<CarrierForm>(carrierForm, {
    values,
    read: async () => (carrierType && code ? readDeskCarrier({ type: carrierType, code }) : undefined),
    save,
    onSaved: onClose,
  })
  const { form } = entry
  const countries = useCountries()
  const isNew = values.version === undefined
  const isAirline = form.watch('type') === 'A'
  const types = [
    { value: 'A', label: text('reference.airline') },
    { value: 'C', label: text('reference.shipping-company') },
  ]
  const names = useNameFields<CarrierForm>()
  const fields: readonly FieldDescription<CarrierForm>[] = [
    {
      name: 'type',
      kind: 'select',
      label: text('reference.carrier-type'),
      options: types,
      clearable: false,
      disabled: !isNew,
      need: true,
    },
    { name: 'code', label: text('reference.code'), disabled: !isNew, need: true, maxLength: 4 },
    ...names,
    { name: 'countryCode', kind: 'select', label: text('reference.country'), options: countries, need: true },
    ...(isAirline ? airlineFields(text) : [{ name: 'scac', label: text('reference.scac'), maxLength: 4 } as const]),
    { name: 'active', kind: 'checkbox', label: text('reference.active') },
  ]
  return (
    <EntryDrawer title={title} onClose={onClose} record={entry} isSaving={save.isPending}>
      <FormFields form={form} fields={fields} span={12} />
    </EntryDrawer>
  )
}

const airlineFields = (text: Text): readonly FieldDescription<CarrierForm>[] => [
  { name: 'iata', label: text('reference.iata'), maxLength: 2 },
  { name: 'icao', label: text('reference.icao'), maxLength: 3 },
  { name: 'awbPrefix', label: text('reference.awb-prefix'), maxLength: 3 },
]
