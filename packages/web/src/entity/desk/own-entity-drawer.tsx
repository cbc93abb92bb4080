import { type OwnEntityForm, type OwnEntityView, ownEntityForm } from '@landbridge/contract/entity/own-entity'
import { useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { EntryDrawer, useEntryForm } from '../../platform/form/entry-drawer.tsx'
import { FormFields } from '../../platform/form/form-fields.tsx'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { entityFormOf, readOwnEntity, useOwnEntity, useSaveOwnEntity } from '../entity-api.ts'
import { AccountsDialog } from './accounts-dialog.tsx'
import { PictureFields } from './entity-pictures.tsx'
import { EntityRules } from './entity-rules-editor.tsx'
import { useBillFields, useLookFields, useNameFields, useNumberFields, useStateFields } from './own-entity-fields.ts'
import { RemoveEntityDialog } from './remove-dialogs.tsx'

const blank: DefaultValues<OwnEntityForm> = {
  entityCode: '',
  legalNameEng: '',
  billIssuer: 'carrier',
  rules: [],
  isDefault: false,
  active: true,
}

export const NewOwnEntityDrawer = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  return <FormDrawer title={text('entity.company-new')} values={blank} onClose={onClose} />
}

export function OwnEntityDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText()
  const entity = useOwnEntity(id)
  if (entity.data)
    return (
      <FormDrawer
        key={entity.data.version}
        title={entity.data.entityCode}
        values={entityFormOf(entity.data)}
        entity={entity.data}
        onClose={onClose}
      />
    )
  return (
    <Drawer title={text('entity.companies')} onClose={onClose}>
      <Loading query={entity}>{() => null}</Loading>
    </Drawer>
  )
}

type FormDrawerProps = {
  title: string
  values: DefaultValues<OwnEntityForm>
  entity?: OwnEntityView
  onClose: () => void
}

function FormDrawer({ title, values, entity: savedEntity, onClose }: FormDrawerProps) {
  const save = useSaveOwnEntity()
  const refusal = useRefusal()
  const entry = useEntryForm<OwnEntityForm>(ownEntityForm, {
    values,
    read: async () => (savedEntity ? readOwnEntity(savedEntity.id) : undefined),
    save,
    onSaved: onClose,
  })
  const { form } = entry
  return (
    <EntryDrawer
      title={title}
      width={760}
      onClose={onClose}
      record={entry}
      isSaving={save.isPending}
      reason={refusal('site.settings')}
      extraActions={savedEntity && <EntityActions entity={savedEntity} onGone={onClose} />}
    >
      <FormFields form={form} fields={useNameFields()} span={12} />
      <FormFields form={form} fields={useNumberFields()} span={8} />
      <FormFields form={form} fields={useBillFields(form)} span={12} />
      <FormFields form={form} fields={useLookFields()} span={12} />
      <PictureFields form={form} entity={savedEntity} />
      <EntityRules form={form} entity={savedEntity} />
      <FormFields form={form} fields={useStateFields()} span={12} />
    </EntryDrawer>
  )
}

function EntityActions({ entity, onGone }: { entity: OwnEntityView; onGone: () => void }) {
  const text = useText()
  const refusal = useRefusal()
  const [open, setOpen] = useState<'accounts' | 'remove'>()
  const onClose = () => setOpen(undefined)
  return (
    <>
      <Button look="ghost" danger reason={refusal('site.settings')} onClick={() => setOpen('remove')}>
        {text('entity.delete')}
      </Button>
      <Button look="ghost" reason={refusal('entity.bank')} onClick={() => setOpen('accounts')}>
        {text('entity.accounts')}
      </Button>
      {open === 'accounts' && <AccountsDialog entity={entity} onClose={onClose} />}
      {open === 'remove' && <RemoveEntityDialog entity={entity} onClose={onClose} onGone={onGone} />}
    </>
  )
}
