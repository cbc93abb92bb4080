import { apiKeyEndpoints, type NewApiKey } from '@landbridge/contract/customer/api-key'
import { keyScopes } from '@landbridge/contract/shared/endpoint'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { useText } from '../../platform/text.tsx'
import { copyText } from '../../platform/ui/copyable.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Note } from '../../platform/ui/parts.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { apiKeysShown } from './api-key-api.ts'
import styles from './api-keys.module.css'
import { scopeHints, scopeWords } from './scope-words.ts'

const blank: NewApiKey = { keyName: '', scopes: ['read'] }

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const [made, setMade] = useState<{ apiKey: string }>()
  if (made) return <MadeKey apiKey={made.apiKey} onKept={onClose} />
  return (
    <CommandDialog
      command={{
        title: text('customer.new-key'),
        width: 520,
        endpoint: apiKeyEndpoints.make,
        invalidates: apiKeysShown,
        fields: [
          {
            name: 'keyName',
            label: text('customer.key-name'),
            need: true,
            maxLength: 60,
            help: text('customer.key-name-hint'),
          },
          { render: (form) => <Scopes form={form} /> },
          {
            name: 'expiresOn',
            label: text('customer.key-expires'),
            kind: 'date',
            help: text('customer.key-expires-hint'),
          },
        ],
        initialValues: blank,
        toInput: (key) => key,
        submitLabel: text('customer.make-key'),
        onSuccess: setMade,
      }}
      onClose={onClose}
    />
  )
}

function Scopes({ form }: { form: UseFormReturn<NewApiKey> }) {
  const text = useText()
  return (
    <FieldFrame form={form} name="scopes" label={text('customer.key-scopes')} need group>
      {({ value, onChange }) => (
        <div className={styles.scopes}>
          {keyScopes.map((scope) => (
            <Tick
              key={scope}
              className=""
              isOn={value.includes(scope)}
              onChange={(isOn) => onChange(isOn ? [...value, scope] : value.filter((one) => one !== scope))}
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
  )
}

/** The new key, shown once until its reader confirms to have kept it. */
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
