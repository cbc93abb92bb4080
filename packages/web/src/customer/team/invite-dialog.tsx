import { emailAddress } from '@landbridge/contract/access/account'
import { phoneLogin } from '@landbridge/contract/access/phone-endpoints'
import { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { companyRoles } from '@landbridge/contract/shared/endpoint'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { PhoneFields } from '../../access/index.ts'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import { Note, Segments } from '../../platform/ui/parts.tsx'
import { roleHints, roleWords } from '../role-words.ts'
import { teamShown } from '../team-api.ts'

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
type InvitationChannel = keyof typeof formFor
type Invited = z.infer<typeof base>
const blank: Invited = { email: '', area: '86', phone: '', companyRole: 'member', realName: '' }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const [way, setWay] = useState<InvitationChannel>('email')
  const isByEmail = way === 'email'
  return (
    <CommandDialog
      command={{
        title: text('customer.invite'),
        width: 520,
        endpoint: teamEndpoints.invite,
        invalidates: teamShown,
        fields: [
          { render: () => <ChannelChoice value={way} onChange={setWay} /> },
          isByEmail
            ? { name: 'email', label: text('customer.email'), need: true, help: text('customer.by-email-hint') }
            : {
                render: (form) => (
                  <PhoneFields form={form} area="area" phone="phone" help={text('customer.by-phone-hint')} />
                ),
              },
          { name: 'realName', label: text('customer.invited-name') },
          { render: (form) => <RoleField form={form} /> },
        ],
        initialValues: blank,
        schema: formFor[way],
        toInput: ({ email, area, phone, companyRole, realName }) => ({
          companyRole,
          realName,
          ...(isByEmail ? { email } : { area, phone }),
        }),
        submitLabel: text('customer.send-invitation'),
        successMessage: text('customer.invitation-sent'),
      }}
      onClose={onClose}
    />
  )
}

function ChannelChoice({ value, onChange }: { value: InvitationChannel; onChange: (way: InvitationChannel) => void }) {
  const text = useText()
  return (
    <Segments
      label={text('customer.invite-by')}
      value={value}
      choices={[
        { value: 'email', label: text('customer.by-email') },
        { value: 'phone', label: text('customer.by-phone') },
      ]}
      onChange={onChange}
    />
  )
}

function RoleField({ form }: { form: UseFormReturn<Invited> }) {
  const text = useText()
  const role = form.watch('companyRole')
  return (
    <>
      <Field
        form={form}
        name="companyRole"
        label={text('customer.role')}
        kind="radio"
        choices={companyRoles.map((value) => ({ value, label: text(roleWords[value]) }))}
        help={text(roleHints[role])}
      />
      {role === 'owner' && <Note tone="warn">{text('customer.owner-needs-password')}</Note>}
    </>
  )
}
