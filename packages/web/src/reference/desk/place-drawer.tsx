import { type PlaceMode, placeModes } from '@landbridge/contract/reference/place'
import { type PlaceForm, placeForm } from '@landbridge/contract/reference/reference-desk'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { PlaceSelect } from '../place-select.tsx'
import { useCountries, useDeskPlace, useSavePlace } from '../reference-api.ts'
import { EntryDrawer, NameFields } from './entry-drawer.tsx'
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

/** A place as it stands now, to correct. */
export function PlaceDrawer({ place, onClose }: { place: Place; onClose: () => void }) {
  const detail = useDeskPlace(place)
  if (detail.data) return <PlaceFormDrawer title={place.code} values={detail.data} onClose={onClose} />
  return (
    <Drawer title={place.code} onClose={onClose}>
      <Loading of={detail}>{() => null}</Loading>
    </Drawer>
  )
}

type FormDrawerProps = { title: string; values: DefaultValues<PlaceForm>; onClose: () => void }

function PlaceFormDrawer({ title, values, onClose }: FormDrawerProps) {
  const text = useText()
  const save = useSavePlace()
  const form = useContractForm<PlaceForm>(placeForm, values, save.error)
  const submit = (place: PlaceForm) =>
    save.mutate(place, {
      onSuccess: () => {
        toast(text('reference.saved'), { kind: 'good' })
        onClose()
      },
    })
  return (
    <EntryDrawer title={title} onClose={onClose} onSubmit={form.handleSubmit(submit)} saving={save}>
      <PlaceIdentity form={form} isNew={values.version === undefined} />
      <NameFields form={form} />
      <PlaceWhere form={form} />
      <PlaceUse form={form} />
    </EntryDrawer>
  )
}

type Part = { form: UseFormReturn<PlaceForm> }

function PlaceIdentity({ form, isNew }: Part & { isNew: boolean }) {
  const text = useText()
  const modes = placeModes.map((mode) => ({ value: mode, label: text(placeModeTexts[mode]) }))
  return (
    <>
      <Field
        form={form}
        name="mode"
        kind="select"
        label={text('reference.mode')}
        options={modes}
        clearable={false}
        disabled={!isNew}
        need
        span={12}
      />
      <Field form={form} name="code" label={text('reference.code')} disabled={!isNew} need span={12} maxLength={5} />
    </>
  )
}

function PlaceWhere({ form }: Part) {
  const text = useText()
  const countries = useCountries()
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))
  return (
    <>
      <Field
        form={form}
        name="countryCode"
        kind="select"
        label={text('reference.country')}
        options={countries}
        need
        span={12}
      />
      <FieldFrame form={form} name="cityCode" label={text('reference.city')} span={12}>
        {(control) => <PlaceSelect {...control} mode="TRUCK" />}
      </FieldFrame>
      <Field form={form} name="latitude" kind="number" label={text('reference.latitude')} need span={12} />
      <Field form={form} name="longitude" kind="number" label={text('reference.longitude')} need span={12} />
      <Field
        form={form}
        name="timeZone"
        kind="select"
        label={text('reference.time-zone')}
        options={zones}
        clearable={false}
        need
        span={12}
      />
      <Field form={form} name="unLocode" label={text('reference.un-locode')} span={12} maxLength={5} />
    </>
  )
}

function PlaceUse({ form }: Part) {
  const text = useText()
  const kinds = [
    { value: 'HUB', label: text('reference.kind-hub') },
    { value: 'STATION', label: text('reference.kind-station') },
    { value: 'PORT', label: text('reference.kind-port') },
    { value: 'BORDER', label: text('reference.kind-border') },
  ]
  const isRail = form.watch('mode') === 'RAIL'
  return (
    <>
      {isRail && (
        <Field form={form} name="kind" kind="select" label={text('reference.kind')} options={kinds} span={12} />
      )}
      {isRail && <Field form={form} name="gauge" label={text('reference.gauge')} unit="mm" span={12} maxLength={9} />}
      <Field form={form} name="hotOrigin" kind="checkbox" label={text('reference.hot-origin')} span={8} />
      <Field form={form} name="hotDestination" kind="checkbox" label={text('reference.hot-destination')} span={8} />
      <Field form={form} name="active" kind="checkbox" label={text('reference.active')} span={8} />
    </>
  )
}
