import type { ComponentType } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isConflict } from '../../platform/form/saver.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { namedText, type TextKey, useText } from '../../platform/text.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonPage } from '../../platform/ui/states.tsx'

type Standing = { id: string; version: number }
type Action = { name: string; allowed: boolean; reason?: string | undefined }
type Read<Detail> = Parameters<typeof Loading<Detail>>[0]['query']

/** The page of a new thing, or of one that is read first. */
export const editorPageOf = <Detail extends Standing>(
  useDetail: (id: string, when: { enabled: boolean }) => Read<Detail>,
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

/** A message to the reader follows the saving, and a new record gets its address. */
export function useAfterSave(detail: Standing | undefined, pathOf: (id: string) => string) {
  const text = useText()
  const go = useNavigate()
  return (saved: { id: string }) => {
    toast(text('pricing.saved'), { kind: 'good' })
    if (!detail) setTimeout(() => go(pathOf(saved.id), { replace: true }))
  }
}

/** A refusal that the form does not show in both versions is shown as a message. */
export async function saidIfRefused<Saved>(saving: Promise<Saved>): Promise<Saved> {
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

/** A refused action stays in view with its reason. */
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

/** The reason for ending a price or a departure, without which the deed waits. */
export function useReasonField() {
  const text = useText()
  const waits = text('pricing.reason-needed')
  return { name: 'reason', label: text('pricing.reason'), need: true, maxLength: 200, waits } as const
}
