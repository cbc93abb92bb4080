import { type NewStaff, newPasswordOf, newStaff, passwordLengthFor } from '@landbridge/contract/access/account'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { useMakeStaff } from '../access-api.ts'
import { StaffFields } from './staff-fields.tsx'

const form = newStaff.extend({ newPassword: newPasswordOf('staff') }).meta({ wire: 'user' })
const blank: NewStaff = { account: '', realName: '', duties: [], phone: '', emails: [], newPassword: '' }

export function StaffDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const make = useMakeStaff()
  const fields = useContractForm(form, blank, make.error)
  const submit = fields.handleSubmit((values) =>
    make.mutate(values, {
      onSuccess: () => {
        toast(text('access.staff-made'), { kind: 'good' })
        onClose()
      },
    }),
  )
  return (
    <Drawer
      title={text('access.new-staff')}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={make.isPending}
          onSubmit={() => void submit()}
          submitLabel={text('access.save')}
          onClose={onClose}
        />
      }
    >
      <form className="labels-above stack" onSubmit={submit} noValidate>
        <Field form={fields} name="account" label={text('access.account')} need autoComplete="off" />
        <StaffFields form={fields} hasDuties />
        <Field
          form={fields}
          name="newPassword"
          label={text('access.initial-password')}
          need
          type="password"
          autoComplete="new-password"
          help={text('access.password-length', passwordLengthFor('staff'))}
        />
        <ProblemNote error={make.error} />
      </form>
    </Drawer>
  )
}
