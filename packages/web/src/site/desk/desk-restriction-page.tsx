import { Problem } from '@landbridge/contract/shared/problem'
import { type AddressRestriction, siteDeskEndpoints } from '@landbridge/contract/site/site-endpoints'
import { useState } from 'react'
import { useKept } from '../../platform/form/typed-kept.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.tsx'
import { Button, Card, Note, PageHead } from '../../platform/ui/parts.tsx'
import { Loading, problemText } from '../../platform/ui/states.tsx'
import { useCall, useCommand } from '../../platform/use-call.ts'

/** From where nobody may book, and which pages that closes. */
export function DeskRestrictionPage() {
  const text = useText()
  const restriction = useCall(siteDeskEndpoints.restriction, {}, { staleMs: 0 })
  return (
    <div className="stack">
      <PageHead title={text('site.restriction')} note={text('site.restriction-note')} />
      <Loading of={restriction}>{(data) => <Editor key={data.version} restriction={data} />}</Loading>
    </div>
  )
}

const linesOf = (words: string) => words.split('\n').flatMap((line) => line.trim() || [])

function Editor({ restriction }: { restriction: AddressRestriction }) {
  const text = useText()
  const saved = {
    addresses: restriction.blockedAddresses.join('\n'),
    pages: restriction.restrictedPaths.join('\n'),
    version: restriction.version,
  }
  const [{ addresses, pages, version }, setTyped] = useState(saved)
  const isTyped = addresses !== saved.addresses || pages !== saved.pages
  useKept('restriction', isTyped ? { addresses, pages, version } : undefined, setTyped)
  const save = useCommand(siteDeskEndpoints.saveRestriction, [siteDeskEndpoints.restriction])
  const asked = { blockedAddresses: linesOf(addresses), restrictedPaths: linesOf(pages) }
  const submit = () =>
    save.mutate({ ...asked, version }, { onSuccess: () => toast(text('site.restriction-saved'), { kind: 'good' }) })
  return (
    <Card>
      <form
        className="form over"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Lines
          label={text('site.blocked-addresses')}
          value={addresses}
          onChange={(next) => setTyped((before) => ({ ...before, addresses: next }))}
          rows={12}
        />
        <Lines
          label={text('site.restricted-paths')}
          value={pages}
          onChange={(next) => setTyped((before) => ({ ...before, pages: next }))}
          rows={12}
        />
        {save.error && <Note tone="bad">{whyNot(save.error, asked, text)}</Note>}
        <div className="form-end">
          <Button type="submit" busy={save.isPending}>
            {text('site.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type LinesProps = { label: string; value: string; onChange: (value: string) => void; rows: number }

function Lines({ label, value, onChange, rows }: LinesProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <textarea className="in mono" rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}

/** Names the first line that is refused, with its reason. */
function whyNot(error: Error, asked: Record<string, readonly string[]>, text: ReturnType<typeof useText>): string {
  const [at] = error instanceof Problem ? Object.entries(error.fields ?? {}) : []
  const [list = '', no] = at?.[0].split('.') ?? []
  const line = asked[list]?.[Number(no)]
  return at === undefined || line === undefined ? problemText(error, text) : `${line}: ${text(at[1] as TextKey)}`
}
