import { type ReactNode, useState } from 'react'
import { type AnyTextKey, type TextKey, useText } from '../../platform/text.tsx'
import { confirm } from '../../platform/ui/messages.ts'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

type RemoveQuestion = Extract<AnyTextKey, `workorder.${string}-remove-ask`>

type PartActionsOptions<Row> = {
  words: { add: TextKey; edit: TextKey; remove: TextKey; removeQuestion: RemoveQuestion; confirmLabel?: TextKey }
  /** The reason why rows cannot change now. */
  reason: string | undefined
  /** The reason why rows cannot be added or removed, where it differs. */
  fixedReason?: string | undefined
  nameOf: (row: Row) => string
  onRemove: (row: Row) => void
  extraTools?: (row: Row) => ReactNode
  editor: (row: Row | undefined, onClose: () => void) => ReactNode
}

/** Actions on a table of a job's parts: row tools, an add button and the editor. */
export function usePartActions<Row>({
  words,
  reason,
  fixedReason = reason,
  nameOf,
  onRemove,
  extraTools,
  editor,
}: PartActionsOptions<Row>) {
  const text = useText()
  const [edited, setEdited] = useState<{ row?: Row }>()
  const confirmRemoval = async (row: Row) => {
    const question = text(words.removeQuestion, { name: nameOf(row) })
    if (await confirm(question, { confirmLabel: text(words.confirmLabel ?? words.remove), danger: true })) onRemove(row)
  }
  const tools: Column<Row> = {
    key: 'tools',
    title: 'shared.tools',
    isActions: true,
    align: 'num',
    render: (row) => (
      <span className="row-tools">
        <IconButton name="edit" label={text(words.edit)} reason={reason} onClick={() => setEdited({ row })} />
        {extraTools?.(row)}
        <IconButton name="bin" label={text(words.remove)} reason={fixedReason} onClick={() => confirmRemoval(row)} />
      </span>
    ),
  }
  const add = (
    <Button look="ghost" low icon="plus" reason={fixedReason} onClick={() => setEdited({})}>
      {text(words.add)}
    </Button>
  )
  return { tools, add, editor: edited && editor(edited.row, () => setEdited(undefined)) }
}
