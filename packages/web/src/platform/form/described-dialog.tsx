import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { problemsIn } from '@landbridge/contract/shared/wire'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { namedText, useText } from '../text.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { toast } from '../ui/messages.ts'
import { Button } from '../ui/parts.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { useCommand } from '../use-call.ts'
import { type FieldDescription, FormFields } from './form-fields.tsx'
import { isConflict } from './saver.ts'
import { useContractForm } from './use-contract-form.ts'

type RenderedField<Values extends FieldValues> = { name?: string; render: (form: UseFormReturn<Values>) => ReactNode }

/** A field as data, or one drawn by the dialog; the button shows `blockedReason` until the call would take it. */
type CommandField<Values extends FieldValues> = (FieldDescription<Values> | RenderedField<Values>) & {
  blockedReason?: string
}

type CommandDescription<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType> = {
  title: string
  width?: number
  /** A sentence above the fields, such as the command's consequence. */
  hint?: ReactNode
  endpoint: Endpoint<In, Out, Actor>
  /** Calls to read anew after success, all by default. */
  invalidates?: readonly { path: string }[]
  fields: readonly CommandField<NoInfer<Values>>[]
  initialValues: Values
  /** The call's input, which is trimmed and loses empty optional fields. */
  toInput: (values: NoInfer<Values>) => z.output<In>
  /** A schema of the fields where the call's own asks too little. */
  schema?: z.ZodType
  submitLabel: string
  danger?: boolean
  /** The label of Cancel; `false` leaves only the cross. */
  cancelLabel?: string | false
  successMessage?: string | ((answer: z.output<Out>, values: Values) => string)
  /** Replaces closing after success. */
  onSuccess?: (answer: z.output<Out>, values: Values) => void
  onRefused?: (error: unknown) => void
  /** Accepts somebody else's change after a conflict and keeps the typed values. */
  conflictOverride?: { label: string; run: () => void }
}

export type CommandDialogProps<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType> = {
  command: CommandDescription<Values, In, Out>
  onClose: () => void
}

/**
 * The dialog behind `CommandDialog`: it sends once, shows refusals at their fields and closes when the command
 * succeeded.
 */
export function DescribedDialog<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType>({
  command,
  onClose,
}: CommandDialogProps<Values, In, Out>) {
  const { title, width, hint, fields, submitLabel, danger, cancelLabel } = command
  const { form, submit, waits: blockedReason, saving } = useCommandForm(command, onClose)
  return (
    <Dialog
      title={title}
      {...(width && { width })}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={saving.isPending}
          danger={danger ?? false}
          {...(cancelLabel !== undefined && { cancelLabel })}
          submitLabel={submitLabel}
          reason={blockedReason}
          onSubmit={submit}
          onClose={onClose}
        />
      }
    >
      <form
        className="labels-above stack tight"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A form that this dialog was opened from is not sent with it.
          event.stopPropagation()
          submit()
        }}
      >
        {hint && <p className="muted">{hint}</p>}
        {fields.map((field, index) => {
          if ('render' in field) return <Fragment key={field.name ?? index}>{field.render(form)}</Fragment>
          const { blockedReason: _, ...described } = field
          return <FormFields key={field.name} form={form} fields={[described as FieldDescription<Values>]} />
        })}
        <CommandRefusal command={command} saving={saving} />
        {/* Enter in any field does the deed. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

type Saving = { error: unknown; isPending: boolean; reset: () => void }

function useCommandForm<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType>(
  command: CommandDescription<Values, In, Out>,
  onClose: () => void,
) {
  const {
    endpoint,
    invalidates,
    fields,
    initialValues,
    schema,
    toInput,
    successMessage,
    onSuccess = onClose,
    onRefused,
  } = command
  const saving = useCommand(endpoint, invalidates)
  const sentOf = (values: Values) => withoutBlanks(toInput(values), fields)
  const checked = schema ? undefined : sentOf
  const form = useContractForm<Values>(
    schema ?? endpoint.input,
    initialValues as DefaultValues<Values>,
    saving.error,
    checked,
  )
  const isSending = useRef(false)
  const send = form.handleSubmit(async (values) => {
    if (isSending.current) return
    isSending.current = true
    const end = (answer: z.output<Out>) => {
      if (successMessage)
        toast(typeof successMessage === 'string' ? successMessage : successMessage(answer, values), { kind: 'good' })
      onSuccess(answer, values)
    }
    // The page may have drawn itself anew without the dialog by the time it is done. What was refused stands in it.
    await saving.mutateAsync(sentOf(values)).then(end, (error) => onRefused?.(error))
    isSending.current = false
  })
  const blockedReason = useBlockedReason(command, form, sentOf)
  return { form, waits: blockedReason, saving, submit: () => (blockedReason ? undefined : void send()) }
}

function useBlockedReason<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType>(
  { endpoint, schema, fields }: CommandDescription<Values, In, Out>,
  form: UseFormReturn<Values>,
  sentOf: (values: Values) => z.output<In>,
): string | undefined {
  const waiting = fields.filter(({ blockedReason }) => blockedReason)
  const values = form.watch()
  if (waiting.length === 0) return undefined
  const wrong = Object.keys(schema ? problemsIn(schema, values) : problemsIn(endpoint.input, sentOf(values)))
  const isLacking = (field: CommandField<Values>) =>
    ('need' in field && isBlank(values[field.name])) ||
    wrong.some((path) => path === field.name || path.startsWith(`${field.name}.`))
  return waiting.find(isLacking)?.blockedReason
}

/** The refusal, where no field of the dialog shows it; a conflict can be overridden. */
function CommandRefusal<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType>({
  command: { initialValues, fields, conflictOverride },
  saving: { error, reset },
}: {
  command: CommandDescription<Values, In, Out>
  saving: Saving
}) {
  const queries = useQueryClient()
  const text = useText()
  const fieldReasons = error instanceof Problem ? Object.entries(error.fields ?? {}) : []
  const dialogFields = new Set([...Object.keys(initialValues), ...fields.map(({ name }) => name)])
  const otherReasons = fieldReasons.filter(([path]) => !dialogFields.has(path.split('.')[0]))
  const overrideConflict = async () => {
    await queries.invalidateQueries()
    conflictOverride?.run()
    reset()
  }
  return (
    <ProblemNote error={error} withFields={otherReasons.length > 0}>
      {otherReasons.map(([path, reason]) => (
        <div key={path}>{namedText(text, reason)}</div>
      ))}
      {conflictOverride && isConflict(error) && (
        <Button look="plain" low onClick={() => void overrideConflict()}>
          {conflictOverride.label}
        </Button>
      )}
    </ProblemNote>
  )
}

const isBlank = (value: unknown) => (typeof value === 'string' ? value.trim() === '' : (value ?? null) === null)

type AnyField = FieldDescription<FieldValues>

const isTextField = ({ kind = 'input', ...rest }: AnyField) =>
  kind === 'textarea' || (kind === 'input' && !('type' in rest && rest.type === 'password'))

/** The input with trimmed texts and without empty optional fields. */
function withoutBlanks<Sent, Values extends FieldValues>(sent: Sent, fields: readonly CommandField<Values>[]): Sent {
  const trimmed = { ...sent } as Record<string, unknown>
  for (const field of fields as readonly CommandField<FieldValues>[]) {
    if ('render' in field || typeof trimmed[field.name] !== 'string') continue
    const value = trimmed[field.name] as string
    trimmed[field.name] = isTextField(field) ? value.trim() : value
    if (trimmed[field.name] === '' && !field.need) delete trimmed[field.name]
  }
  return trimmed as Sent
}
