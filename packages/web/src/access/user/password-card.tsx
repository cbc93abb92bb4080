import { smsCode } from '@landbridge/contract/access/account'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Card } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { useChangePassword } from '../access-api.ts'
import { maskedPhone, partsOfPhone } from '../phone/own-phone.ts'
import { useAreaCodes } from '../phone/phone-api.ts'
import { SentCodeField } from '../phone/sent-code-field.tsx'
import styles from '../security.module.css'
import {
  arePasswordsEqual,
  NewPasswordFields,
  passwordsDiffer,
  repeatedPassword,
  usePasswordLength,
} from './new-password-fields.tsx'

const oldPassword = z.string('access.old-password-required').min(1, 'access.old-password-required').max(200)

/** Changes the password by the old one or, with a telephone, by a sent code. */
export function PasswordCard({ phone }: { phone: string | undefined }) {
  const text = useText()
  const [way, setWay] = useState<'old' | 'sms'>('old')
  return (
    <Card title={text('access.change-password')}>
      {phone && (
        <div className={styles.tabs}>
          <Tabs
            label={text('access.password-ways')}
            value={way}
            tabs={[
              { value: 'old', label: text('access.by-old-password') },
              { value: 'sms', label: text('access.by-sms-code') },
            ]}
            onChange={setWay}
          />
        </div>
      )}
      {phone && way === 'sms' ? <ByCode phone={phone} /> : <ByOldPassword />}
    </Card>
  )
}

const blank = { oldPassword: '', newPassword: '', samePassword: '' }

function ByOldPassword() {
  const text = useText()
  const length = usePasswordLength()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the schema follows the kind and the length alone
  const schema = useMemo(
    () => repeatedPassword(length).extend({ oldPassword }).refine(arePasswordsEqual, passwordsDiffer),
    [length.kind, length.passwordMax],
  )
  const change = useChange()
  const form = useContractForm(schema, blank, change.error)
  const submit = form.handleSubmit((values) => change.mutate(values, { onSuccess: () => form.reset(blank) }))
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        form={form}
        name="oldPassword"
        label={text('access.old-password')}
        need
        span={24}
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} />
      <SubmitRow change={change} />
    </form>
  )
}

const blankByCode = { verifySmsCode: '', newPassword: '', samePassword: '' }

function ByCode({ phone }: { phone: string }) {
  const text = useText()
  const length = usePasswordLength()
  const areas = useAreaCodes()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the schema follows the kind and the length alone
  const schema = useMemo(
    () => repeatedPassword(length).extend({ verifySmsCode: smsCode }).refine(arePasswordsEqual, passwordsDiffer),
    [length.kind, length.passwordMax],
  )
  const change = useChange()
  const form = useContractForm(schema, blankByCode, change.error)
  const submit = form.handleSubmit((values) => change.mutate(values, { onSuccess: () => form.reset(blankByCode) }))
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className={styles.note}>{text('access.code-goes-to', { phone: maskedPhone(phone, areas) })}</p>
      <SentCodeField
        form={form}
        name="verifySmsCode"
        place="password"
        type="UpdatePassword"
        to={async () => partsOfPhone(phone, areas)}
      />
      <span />
      <NewPasswordFields form={form} />
      <SubmitRow change={change} />
    </form>
  )
}

function useChange() {
  const text = useText()
  const change = useChangePassword()
  const notifyChanged = () => void toast(text('access.password-changed'), { kind: 'good' })
  const mutate: typeof change.mutate = (input, options) =>
    change.mutate(input, {
      onSuccess: (...with_) => {
        options?.onSuccess?.(...with_)
        notifyChanged()
      },
    })
  return { ...change, mutate }
}

function SubmitRow({ change }: { change: { error: Error | null; isPending: boolean } }) {
  const text = useText()
  return (
    <>
      <ProblemNote error={change.error} />
      <div className="form-end">
        <Button type="submit" busy={change.isPending}>
          {text('access.change-password')}
        </Button>
      </div>
    </>
  )
}
