import type { UserDetail } from '@landbridge/contract/access/access-desk-endpoints'
import { type StaffCard, staffCard } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { useState } from 'react'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.tsx'
import { Button, Note, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading, problemText } from '../../platform/ui/states.tsx'
import { useActivate, useDeactivate, useSaveUser, useTakeSecondFactor, useUser } from '../access-api.ts'
import { PasswordDialog } from './password-dialog.tsx'
import style from './staff-fields.module.css'
import { StaffFields } from './staff-fields.tsx'
import { UserStatePill } from './user-columns.tsx'

/** One user: name, addresses, duties and what they allow; switching off and on. */
export function UserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText()
  const user = useUser(id)
  return (
    <Drawer title={user.data?.realName ?? text('access.users')} onClose={onClose}>
      <Loading of={user}>{(data) => <UserCard key={data.version} user={data} />}</Loading>
    </Drawer>
  )
}

function UserCard({ user }: { user: UserDetail }) {
  const text = useText()
  const save = useSaveUser()
  const card: StaffCard = { realName: user.realName, phone: user.phone ?? '', emails: user.emails, duties: user.duties }
  const form = useContractForm(staffCard, card, save.error)
  const refusal = save.error && !(save.error instanceof Problem && save.error.fields)
  const isStaff = user.kind === 'staff'
  const submit = form.handleSubmit(({ duties, phone, ...rest }) =>
    save.mutate(
      { id: user.id, version: user.version, ...rest, phone: phone || null, ...(isStaff && { duties }) },
      { onSuccess: () => toast(text('access.saved'), { kind: 'good' }) },
    ),
  )
  return (
    <div className="stack">
      <div className="row between wraps">
        <span className="row wraps">
          <strong>{user.account}</strong>
          <UserStatePill state={user.state} />
          {user.secondFactorAt && <StatusPill tone="ok">{text('access.second-factor')}</StatusPill>}
        </span>
        <UserActions user={user} />
      </div>
      <form className="over stack" onSubmit={submit} noValidate>
        <StaffFields form={form} hasDuties={isStaff} />
        {refusal && <Note tone="bad">{problemText(save.error, text)}</Note>}
        <Button type="submit" busy={save.isPending}>
          {text('access.save')}
        </Button>
      </form>
      {isStaff && (
        <details>
          <summary>
            {text('access.permissions')} <span className="muted">{user.permissions.length}</span>
          </summary>
          <ul className={`small ${style.permissions}`}>
            {user.permissions.map((permission) => (
              <li key={permission}>{text(`access.may-${permission}` as TextKey)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function UserActions({ user }: { user: UserDetail }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const command = { id: user.id, version: user.version }
  const activate = useActivate()
  const deactivate = useDeactivate()
  const said = (key: TextKey) => ({ onSuccess: () => toast(text(key), { kind: 'good' }), onError: toastError })
  const switchOff = async () => {
    const question = text('access.deactivate-question', { name: user.realName })
    if (await confirm(question, { danger: true })) deactivate.mutate(command, said('access.deactivated'))
  }
  const mayActivate = user.actions.some(({ name, allowed }) => name === 'activate' && allowed)
  return (
    <span className="row wraps">
      <Button look="ghost" low onClick={() => setAsking(true)}>
        {text('access.give-password')}
      </Button>
      {mayActivate ? (
        <Button
          look="ghost"
          low
          busy={activate.isPending}
          onClick={() => activate.mutate(command, said('access.activated'))}
        >
          {text('access.activate')}
        </Button>
      ) : (
        <Button look="ghost" low danger busy={deactivate.isPending} onClick={switchOff}>
          {text('access.deactivate')}
        </Button>
      )}
      {user.secondFactorAt && <TakeSecondFactor user={user} />}
      {isAsking && <PasswordDialog user={user} onClose={() => setAsking(false)} />}
    </span>
  )
}

/** For who has lost the telephone and the recovery codes. */
function TakeSecondFactor({ user }: { user: UserDetail }) {
  const text = useText()
  const take = useTakeSecondFactor()
  const ask = async () => {
    const question = text('access.remove-second-factor-question', { name: user.realName })
    if (!(await confirm(question, { danger: true }))) return
    take.mutate(
      { id: user.id, version: user.version },
      { onSuccess: () => toast(text('access.second-factor-taken'), { kind: 'good' }), onError: toastError },
    )
  }
  return (
    <Button look="ghost" low busy={take.isPending} onClick={ask}>
      {text('access.remove-second-factor')}
    </Button>
  )
}
