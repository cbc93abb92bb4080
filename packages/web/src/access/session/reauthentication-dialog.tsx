import { type Reauthentication, smsCode } from '@landbridge/contract/access/account'
import type { SecuritySettings } from '@landbridge/contract/access/security-endpoints'
import { useState } from 'react'
import { z } from 'zod'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { PasswordField } from '../login/password-field.tsx'
import { maskedPhone, partsOfPhone } from '../phone/own-phone.ts'
import { useAreaCodes } from '../phone/phone-api.ts'
import { SentCodeField } from '../phone/sent-code-field.tsx'
import { useReauthenticate, useSecurity } from '../security-api.ts'

type OnDone = (isShown: boolean) => void

/** Asks for the password or a sent code before a change of the ways to log in. */
export function ReauthenticationDialog({ onDone }: { onDone: OnDone }) {
  const text = useText()
  const security = useSecurity()
  return (
    <Dialog title={text('access.confirm-identity')} onClose={() => onDone(false)} isChanged={false} width={440}>
      <Loading query={security}>{(own) => <ProofChoice own={own} onDone={onDone} />}</Loading>
    </Dialog>
  )
}

function ProofChoice({ own: { hasPassword, phone }, onDone }: { own: SecuritySettings; onDone: OnDone }) {
  const text = useText()
  const { isStaff } = useSession()
  const codePhone = isStaff ? undefined : phone
  const [way, setWay] = useState<'password' | 'code'>(hasPassword ? 'password' : 'code')
  if (!hasPassword && !codePhone) return <Note tone="warn">{text('access.log-in-anew')}</Note>
  return (
    <div className="stack tight">
      <p className="muted">{text('access.confirm-identity-means')}</p>
      {hasPassword && codePhone && (
        <Tabs
          label={text('access.confirm-identity')}
          value={way}
          tabs={[
            { value: 'password', label: text('access.by-password') },
            { value: 'code', label: text('access.by-sms-code') },
          ]}
          onChange={setWay}
        />
      )}
      {codePhone && way === 'code' ? <ByCode phone={codePhone} onDone={onDone} /> : <ByPassword onDone={onDone} />}
    </div>
  )
}

const passwordForm = z.object({ password: z.string().min(1, 'access.password-required').max(200) })

function ByPassword({ onDone }: { onDone: OnDone }) {
  const show = useReauthentication(onDone)
  const form = useContractForm(passwordForm, { password: '' }, show.error)
  return (
    <form className="labels-above stack tight" onSubmit={form.handleSubmit((typed) => show.mutate(typed))} noValidate>
      <PasswordField form={form} />
      <DialogEnd show={show} />
    </form>
  )
}

const codeForm = z.object({ verifySmsCode: smsCode })

function ByCode({ phone, onDone }: { phone: string; onDone: OnDone }) {
  const text = useText()
  const areas = useAreaCodes()
  const show = useReauthentication(onDone)
  const form = useContractForm(codeForm, { verifySmsCode: '' }, show.error)
  return (
    <form className="labels-above stack tight" onSubmit={form.handleSubmit((typed) => show.mutate(typed))} noValidate>
      <p className="muted">{text('access.code-goes-to', { phone: maskedPhone(phone, areas) })}</p>
      <SentCodeField
        form={form}
        name="verifySmsCode"
        place="reauthentication"
        type="Reauthenticate"
        to={async () => partsOfPhone(phone, areas)}
      />
      <DialogEnd show={show} />
    </form>
  )
}

function useReauthentication(onDone: OnDone) {
  const show = useReauthenticate()
  const mutate = (proof: Reauthentication) => show.mutate(proof, { onSuccess: () => onDone(true) })
  return { ...show, mutate }
}

function DialogEnd({ show }: { show: { error: Error | null; isPending: boolean } }) {
  const text = useText()
  return (
    <>
      <ProblemNote error={show.error} />
      <Button type="submit" wide busy={show.isPending}>
        {text('access.go-on')}
      </Button>
    </>
  )
}
