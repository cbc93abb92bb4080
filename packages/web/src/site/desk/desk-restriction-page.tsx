import { Problem } from '@landbridge/contract/shared/problem'
import { type AddressRestriction, siteDeskEndpoints } from '@landbridge/contract/site/site-endpoints'
import { z } from 'zod'
import { call } from '../../platform/api.ts'
import { FormFields } from '../../platform/form/form-fields.tsx'
import { RecordFrame } from '../../platform/form/record-frame.tsx'
import { type RecordVersion, useRecordForm } from '../../platform/form/use-record-form.tsx'
import { namedText, useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button, Card, PageHead } from '../../platform/ui/parts.tsx'
import { Loading, problemText } from '../../platform/ui/states.tsx'
import { useCall, useCommand } from '../../platform/use-call.ts'

export function DeskRestrictionPage() {
  const text = useText()
  const restriction = useCall(siteDeskEndpoints.restriction, {}, { staleMs: 0 })
  return (
    <div className="stack">
      <PageHead title={text('site.restriction')} note={text('site.restriction-note')} />
      <Loading query={restriction}>{(data) => <Editor restriction={data} />}</Loading>
    </div>
  )
}

const linesOf = (words: string) => words.split('\n').flatMap((line) => line.trim() || [])

/** Typed addresses and pages, one in a line, which the server checks. */
const typedRestriction = z.object({ addresses: z.string(), pages: z.string() })
type TypedRestriction = z.output<typeof typedRestriction>

const typedOf = ({
  blockedAddresses,
  restrictedPaths,
  version,
}: AddressRestriction): RecordVersion<TypedRestriction> => ({
  values: { addresses: blockedAddresses.join('\n'), pages: restrictedPaths.join('\n') },
  version,
})
const listsOf = ({ addresses, pages }: TypedRestriction) => ({
  blockedAddresses: linesOf(addresses),
  restrictedPaths: linesOf(pages),
})

function Editor({ restriction }: { restriction: AddressRestriction }) {
  const text = useText()
  const save = useCommand(siteDeskEndpoints.saveRestriction, [siteDeskEndpoints.restriction])
  const record = useRecordForm<TypedRestriction, AddressRestriction>(typedRestriction, {
    current: typedOf(restriction),
    read: async () => typedOf(await call(siteDeskEndpoints.restriction, {})),
    save: (typed, version = restriction.version) => save.mutateAsync({ ...listsOf(typed), version }),
    error: save.error,
    onSaved: () => toast(text('site.restriction-saved'), { kind: 'good' }),
  })
  const { form } = record
  return (
    <Card>
      <RecordFrame record={record} reasonOf={(refusal) => refusalText(refusal, listsOf(form.getValues()), text)}>
        <FormFields
          form={form}
          span={12}
          fields={[
            { name: 'addresses', kind: 'textarea', rows: 12, label: text('site.blocked-addresses') },
            { name: 'pages', kind: 'textarea', rows: 12, label: text('site.restricted-paths') },
          ]}
        />
        <div className="form-end">
          <Button type="submit" busy={save.isPending}>
            {text('site.save')}
          </Button>
        </div>
      </RecordFrame>
    </Card>
  )
}

/** The first refused line with its reason. */
function refusalText(
  error: unknown,
  lists: Record<string, readonly string[]>,
  text: ReturnType<typeof useText>,
): string {
  const [refused] = error instanceof Problem ? Object.entries(error.fields ?? {}) : []
  const [list = '', no] = refused?.[0].split('.') ?? []
  const line = lists[list]?.[Number(no)]
  return refused === undefined || line === undefined
    ? problemText(error, text)
    : `${line}: ${namedText(text, refused[1])}`
}
