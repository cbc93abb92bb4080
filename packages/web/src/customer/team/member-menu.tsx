import type { MemberView } from '@landbridge/contract/customer/team'
import { companyRoles } from '@landbridge/contract/shared/endpoint'
import { refreshUser } from '../../platform/session.ts'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { printedPhone } from '../../platform/ui/phone.tsx'
import { roleWords } from '../role-words.ts'
import { useChangeMember, useRemoveMember } from '../team-api.ts'

export function MemberMenu({ member }: { member: MemberView }) {
  const text = useText()
  const change = useChangeMember()
  const remove = useRemoveMember()
  const { id, version, realName, account, phone, companyRole, state, isYou } = member
  const name = realName || account || printedPhone(phone ?? '')
  const reasonOf = (action: string): string | undefined => {
    const { allowed, reason } = member.actions.find((one) => one.name === action) ?? {}
    return allowed ? undefined : namedText(text, reason ?? 'shared.not-in-this-state')
  }
  const notify = (key: TextKey) => ({
    onSuccess: () => {
      toast(text(key), { kind: 'good' })
      if (isYou) void refreshUser()
    },
    onError: toastError,
  })
  const isOff = state === 'inactive'
  const switchOff = async () => {
    const isConfirmed = await confirm(text('customer.switch-off-question', { name }), {
      confirmLabel: text('customer.switch-off'),
      danger: true,
    })
    if (!isConfirmed) return
    change.mutate({ id, version, active: false }, notify('customer.switched-off'))
  }
  const takeOut = async () => {
    const isConfirmed = await confirm(text('customer.remove-question', { name }), {
      confirmLabel: text('customer.remove'),
      danger: true,
    })
    if (!isConfirmed) return
    remove.mutate({ id, version }, notify('customer.removed'))
  }
  const roles = companyRoles.map((role) => ({
    label: text('customer.make-role', { role: text(roleWords[role]) }),
    checked: role === companyRole,
    reason: role === companyRole ? text('customer.has-role') : reasonOf('changeRole'),
    onSelect: () => change.mutate({ id, version, companyRole: role }, notify('customer.role-changed')),
  }))
  const activity = isOff
    ? {
        label: text('customer.switch-on'),
        reason: reasonOf('activate'),
        onSelect: () => change.mutate({ id, version, active: true }, notify('customer.switched-on')),
      }
    : { label: text('customer.switch-off'), reason: reasonOf('deactivate'), onSelect: () => void switchOff() }
  const leaving = { label: text('customer.remove'), reason: reasonOf('remove'), onSelect: () => void takeOut() }
  return (
    <Menu
      label={text('customer.manage')}
      title={text('customer.manage-name', { name })}
      align="right"
      items={[...roles, activity, leaving]}
    />
  )
}
