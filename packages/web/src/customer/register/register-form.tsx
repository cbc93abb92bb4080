import { newAccount, newPasswordOf } from '@landbridge/contract/access/account'
import type { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { paths } from '../../paths.ts'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import styles from '../customer.module.css'
import { registerInvited } from '../team-api.ts'

type Props = { invitation: z.output<typeof teamEndpoints.look.output>; invitationKey: string }

export function RegisterForm({ invitation, invitationKey }: Props) {
  const text = useText()
  const go = useNavigate()
  const { passwordMax } = useSettings()
  const schema = useMemo(
    () => newAccount.extend({ newPassword: newPasswordOf('customer', passwordMax) }),
    [passwordMax],
  )
  const register = useMutation({
    mutationFn: registerInvited,
    onSuccess: () => {
      toast(text('customer.joined', { name: invitation.companyName }), { kind: 'good' })
      void go(paths.workbench())
    },
  })
  const blank = { account: '', newPassword: '', realName: invitation.realName }
  const form = useContractForm(schema, blank, register.error)
  const submit = form.handleSubmit((account) => register.mutate({ ...account, key: invitationKey }))
  return (
    <form className="labels-above stack tight" onSubmit={submit} noValidate>
      <Field form={form} name="realName" label={text('customer.real-name')} need autoComplete="name" />
      <Field form={form} name="account" label={text('customer.account')} need autoComplete="username" />
      <Field
        form={form}
        name="newPassword"
        label={text('customer.password')}
        need
        type="password"
        autoComplete="new-password"
      />
      <ProblemNote error={register.error} />
      <p className={`muted small ${styles.links}`}>
        {text('customer.register-agree')} <Link to={paths.agreement()}>{text('customer.agreement')}</Link>
      </p>
      <Button type="submit" wide busy={register.isPending}>
        {text('customer.register-join')}
      </Button>
    </form>
  )
}
