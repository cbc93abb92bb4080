import type { UserDetail } from '@landbridge/contract/access/access-desk-endpoints'
import { type StaffCard, staffCard } from '@landbridge/contract/access/account'
import type { UserAction } from '@landbridge/contract/access/user-lifecycle'
import { useState } from 'react'
import { RecordFrame } from '../../platform/form/record-frame.tsx'
import { type RecordVersion, useRecordForm } from '../../platform/form/use-record-form.tsx'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import {
  readUser,
  useActivate,
  useCloseUser,
  useDeactivate,
  useSaveUser,
  useTakeSecondFactor,
  useUser,
} from '../access-api.ts'
import { PasswordDialog } from './password-dialog.tsx'
import styles from './staff-fields.module.css'
import { StaffFields } from './staff-fields.tsx'
import { UserStatePill } from './user-columns.tsx'

export function UserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText()
  const user = useUser(id)
  return (
    <Drawer title={user.data?.realName ?? text('access.users')} onClose={onClose}>
      <Loading query={user}>{(data) => <UserCard key={data.id} user={data} />}</Loading>
    </Drawer>
  )
}

const cardOf = ({ realName, phone, emails, duties, version }: UserDetail): RecordVersion<StaffCard> => ({
  values: { realName, phone: phone ?? '', emails, duties },
  version,
})

function UserCard({ user }: { user: UserDetail }) {
  const text = useText()
  const save = useSaveUser()
  const isStaff = user.kind === 'staff'
  const { form, submit, conflict, refusal } = useRecordForm(staffCard, {
    current: cardOf(user),
    read: async () => cardOf(await readUser(user.id)),
    save: ({ duties, phone, ...rest }, version = user.version) =>
      save.mutateAsync({ id: user.id, version, ...rest, phone: phone || null, ...(isStaff && { duties }) }),
    error: save.error,
    onSaved: () => toast(text('access.saved'), { kind: 'good' }),
  })
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
      <RecordFrame record={{ submit, conflict, refusal }} className="labels-above stack">
        <StaffFields form={form} hasDuties={isStaff} />
        {user.state !== 'closed' && (
          <Button type="submit" busy={save.isPending}>
            {text('access.save')}
          </Button>
        )}
      </RecordFrame>
      {isStaff && (
        <details className="more">
          <summary>
            {text('access.permissions')} <span className="muted">{user.permissions.length}</span>
          </summary>
          <ul className={`small ${styles.permissions}`}>
            {user.permissions.map((permission) => (
              <li key={permission}>{namedText(text, `access.may-${permission}`)}</li>
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
  const notify = (key: TextKey) => ({ onSuccess: () => toast(text(key), { kind: 'good' }), onError: toastError })
  const switchOff = async () => {
    const question = text('access.deactivate-question', { name: user.realName })
    if (await confirm(question, { confirmLabel: text('access.deactivate'), danger: true }))
      deactivate.mutate(command, notify('access.deactivated'))
  }
  const may = (action: UserAction) => user.actions.some(({ name, allowed }) => name === action && allowed)
  if (user.state === 'closed') return null
  return (
    <span className="row wraps">
      <Button look="ghost" low onClick={() => setAsking(true)}>
        {text('access.give-password')}
      </Button>
      {may('activate') && (
        <Button
          look="ghost"
          low
          busy={activate.isPending}
          onClick={() => activate.mutate(command, notify('access.activated'))}
        >
          {text('access.activate')}
        </Button>
      )}
      {(user.state === 'active' || may('deactivate')) && (
        <Button look="ghost" low danger busy={deactivate.isPending} onClick={switchOff}>
          {text('access.deactivate')}
        </Button>
      )}
      {user.secondFactorAt && <RemoveSecondFactorButton user={user} />}
      {may('close') && <CloseUserButton user={user} />}
      {isAsking && <PasswordDialog user={user} onClose={() => setAsking(false)} />}
    </span>
  )
}

/** Closes an account for good. */
function CloseUserButton({ user }: { user: UserDetail }) {
  const text = useText()
  const close = useCloseUser()
  const confirmClosing = async () => {
    const question = text('access.close-user-question', { name: user.realName })
    if (!(await confirm(question, { confirmLabel: text('access.close-account'), danger: true }))) return
    close.mutate(
      { id: user.id, version: user.version },
      { onSuccess: () => toast(text('access.account-closed'), { kind: 'good' }), onError: toastError },
    )
  }
  return (
    <Button look="ghost" low danger busy={close.isPending} onClick={confirmClosing}>
      {text('access.close-account')}
    </Button>
  )
}

/** Removes the second factor of a user without telephone and recovery codes. */
function RemoveSecondFactorButton({ user }: { user: UserDetail }) {
  const text = useText()
  const takeSecondFactor = useTakeSecondFactor()
  const confirmRemoval = async () => {
    const question = text('access.remove-second-factor-question', { name: user.realName })
    if (!(await confirm(question, { confirmLabel: text('access.remove-second-factor'), danger: true }))) return
    takeSecondFactor.mutate(
      { id: user.id, version: user.version },
      { onSuccess: () => toast(text('access.second-factor-taken'), { kind: 'good' }), onError: toastError },
    )
  }
  return (
    <Button look="ghost" low busy={takeSecondFactor.isPending} onClick={confirmRemoval}>
      {text('access.remove-second-factor')}
    </Button>
  )
}
