import type { ComponentType } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isConflict } from '../../platform/form/saver.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonPage } from '../../platform/ui/states.tsx'

type EditedRecord = { id: string; version: number }
type Action = { name: string; allowed: boolean; reason?: string | undefined }
type DetailQuery<Detail> = Parameters<typeof Loading<Detail>>[0]['query']

/** The editor page of a new or an existing record. */
export const editorPageOf = <Detail extends EditedRecord>(
  useDetail: (id: string, when: { enabled: boolean }) => DetailQuery<Detail>,
  Editor: ComponentType<{ detail?: Detail }>,
  list: { title: TextKey; to: string },
): ComponentType =>
  function EditorPage() {
    const { id = '' } = useParams()
    const text = useText()
    const isNew = id === 'new'
    const read = useDetail(id, { enabled: !isNew })
    if (isNew) return <Editor key="new" />
    return (
      <Loading query={read} list={{ label: text(list.title), to: list.to }} skeleton={<SkeletonPage />}>
        {(detail) => <Editor key={detail.id} detail={detail} />}
      </Loading>
    )
  }

/** Toasts the saving, and opens a new record's address. */
export function useAfterSave(detail: EditedRecord | undefined, pathOf: (id: string) => string) {
  const text = useText()
  const go = useNavigate()
  return (saved: { id: string }) => {
    toast(text('pricing.saved'), { kind: 'good' })
    if (!detail) setTimeout(() => go(pathOf(saved.id), { replace: true }))
  }
}

/** Toasts a refusal, unless the form shows a conflict. */
export async function toastRefusal<Saved>(saving: Promise<Saved>): Promise<Saved> {
  try {
    return await saving
  } catch (error) {
    if (!isConflict(error)) toastError(error)
    throw error
  }
}

type ActionProps = {
  record: { actions: readonly Action[] }
  name: string
  permission: string
  filled?: boolean
  busy?: boolean
  onClick: () => void
  children: string
}

/** A refused action stays visible with its reason. */
export function ActionButton({ record, name, permission, filled, busy, onClick, children }: ActionProps) {
  const text = useText()
  const refusal = useRefusal()
  const action = record.actions.find((one) => one.name === name)
  const stateReason = action && !action.allowed && action.reason ? namedText(text, action.reason) : undefined
  return (
    <Button
      look={filled ? 'filled' : 'ghost'}
      reason={refusal(permission) ?? stateReason}
      {...(busy !== undefined && { busy })}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** The required reason for ending a price or a departure. */
export function useReasonField() {
  const text = useText()
  const waits = text('pricing.reason-needed')
  return { name: 'reason', label: text('pricing.reason'), need: true, maxLength: 200, waits } as const
}
