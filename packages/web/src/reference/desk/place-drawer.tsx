import { type PlaceMode, placeModes } from '@landbridge/contract/reference/place'
import { type PlaceForm, placeForm } from '@landbridge/contract/reference/reference-desk'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { EntryDrawer, useEntryForm } from '../../platform/form/entry-drawer.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { type FieldDescription, FormFields } from '../../platform/form/form-fields.tsx'
import { useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { PlaceSelect } from '../place-select.tsx'
import { readDeskPlace, useCountries, useDeskPlace, useSavePlace } from '../reference-api.ts'
import { useNameFields } from './name-fields.ts'
import { placeModeTexts } from './place-columns.tsx'

type Place = { mode: PlaceMode; code: string }

const blank: DefaultValues<PlaceForm> = {
  mode: 'RAIL',
  code: '',
  timeZone: 'Asia/Shanghai',
  hotOrigin: false,
  hotDestination: false,
  active: true,
}

export const NewPlaceDrawer = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  return <PlaceFormDrawer title={text('reference.place-new')} values={blank} onClose={onClose} />
}

export function PlaceDrawer({ place, onClose }: { place: Place; onClose: () => void }) {
  const detail = useDeskPlace(place)
  if (detail.data) return <PlaceFormDrawer title={place.code} values={detail.data} onClose={onClose} />
  return (
    <Drawer title={place.code} onClose={onClose}>
      <Loading query={detail}>{() => null}</Loading>
    </Drawer>
  )
}

type FormDrawerProps = { title: string; values: DefaultValues<PlaceForm>; onClose: () => void }

function PlaceFormDrawer({ title, values, onClose }: FormDrawerProps) {
  const save = useSavePlace()
  const { mode, code } = values
  const entry = useEntryForm<PlaceForm>(placeForm, {
    values,
    read: async () => (mode && code ? readDeskPlace({ mode, code }) : undefined),
    save,
    onSaved: onClose,
  })
  const { form } = entry
  const names = useNameFields<PlaceForm>()
  return (
    <EntryDrawer title={title} onClose={onClose} record={entry} isSaving={save.isPending}>
      <PlaceIdentity form={form} isNew={values.version === undefined} />
      <FormFields form={form} fields={names} span={12} />
      <PlaceLocation form={form} />
      <PlaceUse form={form} />
    </EntryDrawer>
  )
}

type PlaceFieldsProps = { form: UseFormReturn<PlaceForm> }

function PlaceIdentity({ form, isNew }: PlaceFieldsProps & { isNew: boolean }) {
  const text = useText()
  const modes = placeModes.map((mode) => ({ value: mode, label: text(placeModeTexts[mode]) }))
  const fixed = { disabled: !isNew, need: true }
  const fields: readonly FieldDescription<PlaceForm>[] = [
    { name: 'mode', kind: 'select', label: text('reference.mode'), options: modes, clearable: false, ...fixed },
    { name: 'code', label: text('reference.code'), maxLength: 5, ...fixed },
  ]
  return <FormFields form={form} fields={fields} span={12} />
}

function PlaceLocation({ form }: PlaceFieldsProps) {
  const text = useText()
  const countries = useCountries()
  const options = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))
  const country = { kind: 'select', label: text('reference.country'), options: countries, need: true } as const
  const zone = { kind: 'select', label: text('reference.time-zone'), options, clearable: false, need: true } as const
  const fields: readonly FieldDescription<PlaceForm>[] = [
    { name: 'latitude', kind: 'number', label: text('reference.latitude'), need: true },
    { name: 'longitude', kind: 'number', label: text('reference.longitude'), need: true },
    { name: 'timeZone', ...zone },
    { name: 'unLocode', label: text('reference.un-locode'), maxLength: 5 },
  ]
  return (
    <>
      <FormFields form={form} fields={[{ name: 'countryCode', ...country }]} span={12} />
      <FieldFrame form={form} name="cityCode" label={text('reference.city')} span={12}>
        {(control) => <PlaceSelect {...control} mode="TRUCK" />}
      </FieldFrame>
      <FormFields form={form} fields={fields} span={12} />
    </>
  )
}

function PlaceUse({ form }: PlaceFieldsProps) {
  const text = useText()
  const kinds = [
    { value: 'HUB', label: text('reference.kind-hub') },
    { value: 'STATION', label: text('reference.kind-station') },
    { value: 'PORT', label: text('reference.kind-port') },
    { value: 'BORDER', label: text('reference.kind-border') },
  ]
  const ofRail: readonly FieldDescription<PlaceForm>[] = [
    { name: 'kind', kind: 'select', label: text('reference.kind'), options: kinds, span: 12 },
    { name: 'gauge', label: text('reference.gauge'), unit: 'mm', maxLength: 9, span: 12 },
  ]
  const fields: readonly FieldDescription<PlaceForm>[] = [
    ...(form.watch('mode') === 'RAIL' ? ofRail : []),
    { name: 'hotOrigin', kind: 'checkbox', label: text('reference.hot-origin') },
    { name: 'hotDestination', kind: 'checkbox', label: text('reference.hot-destination') },
    { name: 'active', kind: 'checkbox', label: text('reference.active') },
  ]
  return <FormFields form={form} fields={fields} span={8} />
}
