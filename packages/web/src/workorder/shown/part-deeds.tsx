import { type ReactNode, useState } from 'react'
import { type AnyTextKey, type TextKey, useText } from '../../platform/text.tsx'
import { confirm } from '../../platform/ui/messages.ts'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

type RemoveQuestion = Extract<AnyTextKey, `workorder.${string}-remove-ask`>

type Deeds<Row> = {
  words: { add: TextKey; edit: TextKey; remove: TextKey; removeAsk: RemoveQuestion; yes?: TextKey }
  /** Why no row can be changed now; nothing where they can. */
  reason: string | undefined
  /** Why none can be added or taken off, where that is another reason. */
  fixed?: string | undefined
  nameOf: (row: Row) => string
  remove: (row: Row) => void
  more?: (row: Row) => ReactNode
  editor: (row: Row | undefined, onClose: () => void) => ReactNode
}

/** The desk's deeds in a table of a job's parts: the tools of each, the button that adds one, and the editor while it is open. */
export function usePartDeeds<Row>({ words, reason, fixed = reason, nameOf, remove, more, editor }: Deeds<Row>) {
  const text = useText()
  const [edited, setEdited] = useState<{ row?: Row }>()
  const drop = async (row: Row) => {
    const question = text(words.removeAsk, { name: nameOf(row) })
    if (await confirm(question, { yes: text(words.yes ?? words.remove), danger: true })) remove(row)
  }
  const tools: Column<Row> = {
    key: 'tools',
    title: 'shared.tools',
    isTools: true,
    align: 'num',
    render: (row) => (
      <span className="row-tools">
        <IconButton name="edit" label={text(words.edit)} reason={reason} onClick={() => setEdited({ row })} />
        {more?.(row)}
        <IconButton name="bin" label={text(words.remove)} reason={fixed} onClick={() => drop(row)} />
      </span>
    ),
  }
  const add = (
    <Button look="ghost" low icon="plus" reason={fixed} onClick={() => setEdited({})}>
      {text(words.add)}
    </Button>
  )
  return { tools, add, editor: edited && editor(edited.row, () => setEdited(undefined)) }
}
