import { useState } from 'react'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import { useRename } from '../customer-api.ts'
import styles from './company.module.css'

export function NameEditor({ name }: { name: string }) {
  const text = useText()
  const [typed, setTyped] = useState<string>()
  const rename = useRename()
  if (typed === undefined) {
    return (
      <span className={`row ${styles.name}`}>
        {name}
        <IconButton name="edit" label={text('customer.edit')} onClick={() => setTyped(name)} />
      </span>
    )
  }
  const save = () =>
    rename.mutate(
      { realName: typed },
      {
        onSuccess: () => {
          setTyped(undefined)
          void refreshUser()
          toast(text('customer.saved'), { kind: 'good' })
        },
        onError: toastError,
      },
    )
  return (
    <form
      className="row wraps"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <input
        className="input low"
        aria-label={text('customer.real-name')}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" low busy={rename.isPending} disabled={typed.trim() === ''}>
        {text('customer.save')}
      </Button>
      <Button look="plain" low onClick={() => setTyped(undefined)}>
        {text('shared.cancel')}
      </Button>
    </form>
  )
}
