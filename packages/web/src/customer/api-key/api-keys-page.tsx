import type { ApiKeyView } from '@landbridge/contract/customer/api-key'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, PageHead, StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import shared from '../customer.module.css'
import { useApiKeys, useRevokeKey } from './api-key-api.ts'
import styles from './api-keys.module.css'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { scopeWords } from './scope-words.ts'

export function ApiKeysPage() {
  const text = useText()
  const isOwner = useSession().user?.companyRole === 'owner'
  const keys = useApiKeys(isOwner)
  const [isMaking, setMaking] = useState(false)
  const data = keys.data && { items: keys.data.items, total: keys.data.items.length }
  return (
    <div className="stack">
      <PageHead title={text('customer.api-keys')} note={text('customer.api-keys-note')} dock>
        <Button icon="plus" reason={isOwner ? undefined : text('customer.only-owners')} onClick={() => setMaking(true)}>
          {text('customer.new-key')}
        </Button>
      </PageHead>
      {isOwner && (
        <DataTable
          id="customer.api-keys"
          columns={columns}
          list={{ data, error: keys.error, refetch: () => keys.refetch() }}
          rowKey={(key) => key.id}
          empty={<EmptyState title={text('customer.no-keys')} hint={text('customer.no-keys-hint')} icon="lock" />}
        />
      )}
      <Example />
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
    </div>
  )
}

/** An example call, with a link to the API's description. */
function Example() {
  const text = useText()
  const call = `curl ${location.origin}/api/v1/orderonline-alllist \\\n  -H "Authorization: Bearer lb_…" \\\n  -d pageSize=20`
  return (
    <Card title={text('customer.key-example')}>
      <div className="pad stack tight">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <pre className={styles.code} tabIndex={0}>
          {call}
        </pre>
        <p className={`muted small ${shared.links}`}>
          {text('customer.key-example-hint')}{' '}
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {text('customer.key-docs')}
          </a>
        </p>
      </div>
    </Card>
  )
}

const columns: readonly Column<ApiKeyView>[] = [
  { key: 'KeyName', title: 'customer.key-name', render: (key) => <Name apiKey={key} /> },
  { key: 'Scopes', title: 'customer.key-scopes', render: (key) => <Scopes apiKey={key} /> },
  { key: 'state', title: 'customer.key-state', render: (key) => <State apiKey={key} /> },
  { key: 'LastUsedAt', title: 'customer.key-last-used', deskOnly: true, render: (key) => <LastUsed apiKey={key} /> },
  { key: 'CreatedBy', title: 'customer.key-made', deskOnly: true, render: (key) => <CreatedBy apiKey={key} /> },
  { key: 'actions', title: 'customer.manage', align: 'num', render: (key) => <Revoke apiKey={key} /> },
]

type KeyProps = { apiKey: ApiKeyView }

function Name({ apiKey: { keyName, prefix } }: KeyProps) {
  return (
    <>
      <strong>{keyName}</strong> <span className="mono muted">{prefix}…</span>
    </>
  )
}

function Scopes({ apiKey: { scopes } }: KeyProps) {
  const text = useText()
  const format = useFormat()
  return format.list(scopes.map((scope) => text(scopeWords[scope])))
}

const states = {
  live: { tone: 'ok', words: 'customer.key-live' },
  expired: { tone: 'idle', words: 'customer.key-expired' },
  revoked: { tone: 'idle', words: 'customer.key-revoked' },
  stopped: { tone: 'warn', words: 'customer.key-stopped' },
} as const satisfies Record<ApiKeyView['state'], { tone: Tone; words: string }>

function State({ apiKey: { state, expiresAt } }: KeyProps) {
  const text = useText()
  const format = useFormat()
  const { tone, words } = states[state]
  return (
    <span className="row wraps">
      <StatusPill tone={tone}>{text(words)}</StatusPill>
      {state === 'live' && expiresAt && (
        <span className="muted small">{text('customer.valid-until', { time: format.dayTime(expiresAt) })}</span>
      )}
    </span>
  )
}

function LastUsed({ apiKey: { lastUsedAt } }: KeyProps) {
  const text = useText()
  const format = useFormat()
  return lastUsedAt ? format.since(lastUsedAt) : <span className="muted">{text('customer.key-never')}</span>
}

function CreatedBy({ apiKey: { createdBy, createdAt } }: KeyProps) {
  const format = useFormat()
  return [createdBy, format.dayTime(createdAt)].filter(Boolean).join(' · ')
}

function Revoke({ apiKey: { id, keyName, state } }: KeyProps) {
  const text = useText()
  const revoke = useRevokeKey()
  const confirmRevocation = async () => {
    if (
      !(await confirm(text('customer.key-revoke-question', { name: keyName }), {
        confirmLabel: text('customer.key-revoke'),
        danger: true,
      }))
    )
      return
    revoke.mutate(
      { id },
      { onSuccess: () => toast(text('customer.key-is-revoked'), { kind: 'good' }), onError: toastError },
    )
  }
  return (
    <Button
      look="ghost"
      low
      busy={revoke.isPending}
      reason={state === 'revoked' ? text('customer.key-revoked') : undefined}
      onClick={confirmRevocation}
    >
      {text('customer.key-revoke')}
    </Button>
  )
}
