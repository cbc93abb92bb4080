import {
  type LocalPartnerForm,
  type LocalPartnerView,
  localPartnerForm,
  partnerKinds,
  partnerServices,
} from '@landbridge/contract/entity/local-partner'
import { placeModes } from '@landbridge/contract/reference/place'
import { useState } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { EntryDrawer, useEntryForm } from '../../platform/form/entry-drawer.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { type FieldDescription, FormFields } from '../../platform/form/form-fields.tsx'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Chip } from '../../platform/ui/parts.tsx'
import { PlaceSelect } from '../../reference/index.ts'
import { readLocalPartner, useSaveLocalPartner } from '../entity-api.ts'
import { kindWords, placeModeWords, serviceWords } from './partner-words.ts'
import { RemovePartnerDialog } from './remove-dialogs.tsx'

const blank: DefaultValues<LocalPartnerForm> = {
  partnerKind: 'agent',
  placeMode: placeModes[0],
  placeCode: '',
  partnerName: '',
  partnerServices: [],
  preferred: false,
  active: true,
}

const formOf = ({ placeName, printed, ...form }: LocalPartnerView): LocalPartnerForm => form

export const NewLocalPartnerDrawer = ({ onClose }: { onClose: () => void }) => (
  <FormDrawer title={useText()('entity.partner-new')} values={blank} onClose={onClose} />
)

export const LocalPartnerDrawer = ({ partner, onClose }: { partner: LocalPartnerView; onClose: () => void }) => (
  <FormDrawer title={partner.partnerName} values={formOf(partner)} partner={partner} onClose={onClose} />
)

type FormDrawerProps = {
  title: string
  values: DefaultValues<LocalPartnerForm>
  partner?: LocalPartnerView
  onClose: () => void
}

function FormDrawer({ title, values, partner: savedPartner, onClose }: FormDrawerProps) {
  const save = useSaveLocalPartner()
  const refusal = useRefusal()
  const entry = useEntryForm<LocalPartnerForm>(localPartnerForm, {
    values,
    read: async () => (savedPartner ? formOf(await readLocalPartner(savedPartner.id)) : undefined),
    save,
    onSaved: onClose,
  })
  const { form } = entry
  return (
    <EntryDrawer
      title={title}
      width={640}
      onClose={onClose}
      record={entry}
      isSaving={save.isPending}
      reason={refusal('site.settings')}
      extraActions={savedPartner && <RemovePartnerButton partner={savedPartner} onGone={onClose} />}
    >
      <PartnerPlace form={form} />
      <FormFields form={form} fields={usePartnerFields()} span={12} />
      <ServicesField form={form} />
      <FormFields form={form} fields={useStateFields()} span={12} />
    </EntryDrawer>
  )
}

function RemovePartnerButton({ partner, onGone }: { partner: LocalPartnerView; onGone: () => void }) {
  const text = useText()
  const refusal = useRefusal()
  const [isOpen, setOpen] = useState(false)
  const reason = refusal('site.settings') ?? (partner.printed ? text('entity.partner-printed') : undefined)
  return (
    <>
      <Button look="ghost" danger reason={reason} onClick={() => setOpen(true)}>
        {text('entity.delete')}
      </Button>
      {isOpen && <RemovePartnerDialog partner={partner} onClose={() => setOpen(false)} onGone={onGone} />}
    </>
  )
}

type Part = { form: UseFormReturn<LocalPartnerForm> }

function PartnerPlace({ form }: Part) {
  const text = useText()
  const choice = { kind: 'select', clearable: false, need: true } as const
  const kinds = partnerKinds.map((kind) => ({ value: kind, label: text(kindWords[kind]) }))
  const modes = placeModes.map((mode) => ({ value: mode, label: text(placeModeWords[mode]) }))
  const fields: readonly FieldDescription<LocalPartnerForm>[] = [
    { name: 'partnerKind', label: text('entity.partner-kind'), options: kinds, ...choice },
    { name: 'placeMode', label: text('entity.place-mode'), options: modes, ...choice },
  ]
  return (
    <>
      <FormFields form={form} fields={fields} span={12} />
      <FieldFrame form={form} name="placeCode" label={text('entity.place')} span={12} need>
        {(control) => <PlaceSelect {...control} mode={form.watch('placeMode')} />}
      </FieldFrame>
    </>
  )
}

function usePartnerFields(): readonly FieldDescription<LocalPartnerForm>[] {
  const text = useText()
  return [
    { name: 'partnerName', label: text('entity.partner-name'), maxLength: 120, need: true },
    { name: 'localName', label: text('entity.local-name'), maxLength: 120 },
    { name: 'partnerAddress', kind: 'textarea', rows: 2, label: text('entity.address'), maxLength: 250, span: 24 },
    { name: 'partnerPhone', label: text('entity.phone'), maxLength: 40 },
    { name: 'partnerEmail', label: text('entity.email'), maxLength: 100 },
    { name: 'openingHours', label: text('entity.hours'), maxLength: 120 },
    { name: 'taxNo', label: text('entity.tax-no'), maxLength: 40 },
    { name: 'eoriNo', label: text('entity.eori'), maxLength: 20 },
    { name: 'partnerNote', label: text('entity.note'), maxLength: 200 },
  ]
}

function useStateFields(): readonly FieldDescription<LocalPartnerForm>[] {
  const text = useText()
  return [
    { name: 'preferred', kind: 'checkbox', label: text('entity.preferred') },
    { name: 'active', kind: 'checkbox', label: text('entity.active') },
  ]
}

/** Services of a partner, where no choice means all of its kind. */
function ServicesField({ form }: Part) {
  const text = useText()
  const services = partnerServices[form.watch('partnerKind')]
  return (
    <FieldFrame form={form} name="partnerServices" label={text('entity.services')} span={24} group>
      {({ value, onChange }) => (
        <span className="plain">
          {services.map((service) => (
            <Chip
              key={service}
              isPressed={value.includes(service)}
              onClick={() =>
                onChange(value.includes(service) ? value.filter((one) => one !== service) : [...value, service])
              }
            >
              {text(serviceWords[service])}
            </Chip>
          ))}
        </span>
      )}
    </FieldFrame>
  )
}
