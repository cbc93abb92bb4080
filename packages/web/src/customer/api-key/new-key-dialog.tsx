import { type NewApiKey, newApiKey } from '@landbridge/contract/customer/api-key'
import { keyScopes } from '@landbridge/contract/shared/endpoint'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useText } from '../../platform/text.tsx'
import { copyText } from '../../platform/ui/copyable.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import styles from '../team/team.module.css'
import { useMakeKey } from './api-key-api.ts'
import { scopeHints, scopeWords } from './scope-words.ts'

const blank: NewApiKey = { keyName: '', scopes: ['read'] }

/** Makes a key and shows it, this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const make = useMakeKey()
  const form = useContractForm(newApiKey, blank, make.error)
  const submit = form.handleSubmit(({ expiresOn, ...key }) => make.mutate({ ...key, ...(expiresOn && { expiresOn }) }))
  if (make.data) return <MadeKey apiKey={make.data.apiKey} onKept={onClose} />
  return (
    <Dialog
      title={text('customer.new-key')}
      width={520}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={make.isPending}
          onYes={() => void submit()}
          yes={text('customer.make-key')}
          onClose={onClose}
        />
      }
    >
      <form className="labels-above stack tight" onSubmit={submit} noValidate>
        <Field
          form={form}
          name="keyName"
          label={text('customer.key-name')}
          need
          maxLength={60}
          help={text('customer.key-name-hint')}
        />
        <FieldFrame form={form} name="scopes" label={text('customer.key-scopes')} need group>
          {(control) => (
            <div className={styles.scopes}>
              {keyScopes.map((scope) => (
                <Tick
                  key={scope}
                  className=""
                  isOn={control.value.includes(scope)}
                  onChange={(isOn) =>
                    control.onChange(isOn ? [...control.value, scope] : control.value.filter((one) => one !== scope))
                  }
                >
                  <span>
                    {text(scopeWords[scope])}
                    <span className="muted small">{text(scopeHints[scope])}</span>
                  </span>
                </Tick>
              ))}
            </div>
          )}
        </FieldFrame>
        <Field
          form={form}
          name="expiresOn"
          label={text('customer.key-expires')}
          kind="date"
          help={text('customer.key-expires-hint')}
        />
        <ProblemNote error={make.error} />
      </form>
    </Dialog>
  )
}

/** The key, which only who says that it is kept can leave. */
function MadeKey({ apiKey, onKept }: { apiKey: string; onKept: () => void }) {
  const text = useText()
  const copy = async () => {
    await copyText(apiKey)
    toast(text('shared.copied'), { kind: 'good' })
  }
  return (
    <Dialog
      title={text('customer.key-made-title')}
      width={560}
      actions={
        <>
          <Button look="ghost" icon="copy" onClick={copy}>
            {text('shared.copy')}
          </Button>
          <Button onClick={onKept}>{text('customer.key-kept')}</Button>
        </>
      }
    >
      <div className="stack tight">
        <Note tone="warn">{text('customer.key-once')}</Note>
        <code className={styles.key}>{apiKey}</code>
      </div>
    </Dialog>
  )
}
