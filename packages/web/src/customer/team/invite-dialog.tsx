import { emailAddress } from '@landbridge/contract/access/account'
import { phoneLogin } from '@landbridge/contract/access/phone-endpoints'
import { companyRoles } from '@landbridge/contract/shared/endpoint'
import { useState } from 'react'
import { z } from 'zod'
import { PhoneFields } from '../../access/index.ts'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Note, Segments } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { roleHints, roleWords } from './role-words.ts'
import { useInvite } from './team-api.ts'

const base = z.object({
  email: z.string(),
  area: z.string(),
  phone: z.string(),
  companyRole: z.enum(companyRoles),
  realName: z.string().max(60),
})
const formFor = {
  email: base.extend({ email: emailAddress }),
  phone: base.extend({ area: phoneLogin.shape.area, phone: phoneLogin.shape.phone }),
}
const blank: z.infer<typeof base> = { email: '', area: '86', phone: '', companyRole: 'member', realName: '' }

/** Invites a colleague by e-mail or by telephone. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const [way, setWay] = useState<'email' | 'phone'>('email')
  const invite = useInvite()
  const form = useContractForm<z.infer<typeof base>>(formFor[way], blank, invite.error)
  const role = form.watch('companyRole')
  const submit = form.handleSubmit(({ email, area, phone, companyRole, realName }) =>
    invite.mutate(
      { companyRole, realName, ...(way === 'email' ? { email } : { area, phone }) },
      {
        onSuccess: () => {
          toast(text('customer.invitation-sent'), { kind: 'good' })
          onClose()
        },
      },
    ),
  )
  const buttons = (
    <DialogButtons
      busy={invite.isPending}
      onYes={() => void submit()}
      yes={text('customer.send-invitation')}
      onClose={onClose}
    />
  )
  return (
    <Dialog title={text('customer.invite')} width={520} onClose={onClose} actions={buttons}>
      <form className="labels-above stack tight" onSubmit={submit} noValidate>
        <Segments
          label={text('customer.invite-by')}
          value={way}
          choices={[
            { value: 'email', label: text('customer.by-email') },
            { value: 'phone', label: text('customer.by-phone') },
          ]}
          onChange={setWay}
        />
        {way === 'email' ? (
          <Field form={form} name="email" label={text('customer.email')} need help={text('customer.by-email-hint')} />
        ) : (
          <PhoneFields form={form} area="area" phone="phone" help={text('customer.by-phone-hint')} />
        )}
        <Field form={form} name="realName" label={text('customer.invited-name')} />
        <Field
          form={form}
          name="companyRole"
          label={text('customer.role')}
          kind="radio"
          choices={companyRoles.map((value) => ({ value, label: text(roleWords[value]) }))}
          help={text(roleHints[role])}
        />
        {role === 'owner' && <Note tone="warn">{text('customer.owner-needs-password')}</Note>}
        <ProblemNote error={invite.error} />
      </form>
    </Dialog>
  )
}
