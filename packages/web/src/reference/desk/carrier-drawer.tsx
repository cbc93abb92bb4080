import { type CarrierForm, carrierForm } from '@landbridge/contract/reference/reference-desk'
import type { DefaultValues } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { useCountries, useDeskCarrier, useSaveCarrier } from '../reference-api.ts'
import { EntryDrawer, NameFields } from './entry-drawer.tsx'

const blank: DefaultValues<CarrierForm> = { type: 'C', code: '', active: true }

export const NewCarrierDrawer = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  return <CarrierFormDrawer title={text('reference.carrier-new')} values={blank} onClose={onClose} />
}

/** A carrier as it stands now, to correct. */
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
      <Loading of={detail}>{() => null}</Loading>
    </Drawer>
  )
}

type FormDrawerProps = { title: string; values: DefaultValues<CarrierForm>; onClose: () => void }

function CarrierFormDrawer({ title, values, onClose }: FormDrawerProps) {
  const text = useText()
  const save = useSaveCarrier()
  const form = useContractForm<CarrierForm>(carrierForm, values, save.error)
  const countries = useCountries()
  const isNew = values.version === undefined
  const isAirline = form.watch('type') === 'A'
  const types = [
    { value: 'A', label: text('reference.airline') },
    { value: 'C', label: text('reference.shipping-company') },
  ]
  const submit = (carrier: CarrierForm) =>
    save.mutate(carrier, {
      onSuccess: () => {
        toast(text('reference.saved'), { kind: 'good' })
        onClose()
      },
    })
  const type = { kind: 'select', label: text('reference.carrier-type'), options: types, clearable: false } as const
  const country = { kind: 'select', label: text('reference.country'), options: countries } as const
  return (
    <EntryDrawer title={title} onClose={onClose} onSubmit={form.handleSubmit(submit)} saving={save}>
      <Field form={form} name="type" {...type} disabled={!isNew} need span={12} />
      <Field form={form} name="code" label={text('reference.code')} disabled={!isNew} need span={12} maxLength={4} />
      <NameFields form={form} />
      <Field form={form} name="countryCode" {...country} need span={12} />
      {isAirline && <Field form={form} name="iata" label={text('reference.iata')} span={12} maxLength={2} />}
      {isAirline && <Field form={form} name="icao" label={text('reference.icao')} span={12} maxLength={3} />}
      {isAirline && <Field form={form} name="awbPrefix" label={text('reference.awb-prefix')} span={12} maxLength={3} />}
      {!isAirline && <Field form={form} name="scac" label={text('reference.scac')} span={12} maxLength={4} />}
      <Field form={form} name="active" kind="checkbox" label={text('reference.active')} span={12} />
    </EntryDrawer>
  )
}
