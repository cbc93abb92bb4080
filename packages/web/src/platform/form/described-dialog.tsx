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

type Drawn<Values extends FieldValues> = { name?: string; draw: (form: UseFormReturn<Values>) => ReactNode }

/** A field as data, or one drawn by the dialog itself; the button shows `waits` until the call would take the field. */
type CommandField<Values extends FieldValues> = (FieldDescription<Values> | Drawn<Values>) & { waits?: string }

type CommandDescription<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType> = {
  title: string
  width?: number
  /** A sentence above the fields: the consequence of the deed, or the reader of the words. */
  hint?: ReactNode
  endpoint: Endpoint<In, Out, Actor>
  /** The calls whose answers are read again once it is done; without names, everything. */
  rereads?: readonly { path: string }[]
  fields: readonly CommandField<NoInfer<Values>>[]
  start: Values
  /** The input of the call, without blanks around words and without empty fields that are not needed. */
  sends: (values: NoInfer<Values>) => z.output<In>
  /** A check of the fields in place of the call's own, where that asks too little. */
  schema?: z.ZodType
  yes: string
  danger?: boolean
  /** The words of the way out, without which it is called Cancel; `false` leaves the cross alone. */
  leave?: string | false
  done?: string | ((answer: z.output<Out>, values: Values) => string)
  /** A way on in place of closing. */
  onDone?: (answer: z.output<Out>, values: Values) => void
  onRefused?: (error: unknown) => void
  /** Takes what somebody else changed meanwhile as known, once the reader has been told and goes on with what is typed. */
  onGoOn?: { words: string; run: () => void }
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
  const { title, width, hint, fields, yes, danger, leave } = command
  const { form, submit, waits, saving } = useSending(command, onClose)
  return (
    <Dialog
      title={title}
      {...(width && { width })}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={saving.isPending}
          danger={danger ?? false}
          {...(leave !== undefined && { leave })}
          yes={yes}
          reason={waits}
          onYes={submit}
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
          if ('draw' in field) return <Fragment key={field.name ?? index}>{field.draw(form)}</Fragment>
          const { waits: _, ...described } = field
          return <FormFields key={field.name} form={form} fields={[described as FieldDescription<Values>]} />
        })}
        <Refusal command={command} saving={saving} />
        {/* Enter in any field does the deed. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

type Saving = { error: unknown; isPending: boolean; reset: () => void }

function useSending<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType>(
  command: CommandDescription<Values, In, Out>,
  onClose: () => void,
) {
  const { endpoint, rereads, fields, start, schema, sends, done, onDone = onClose, onRefused } = command
  const saving = useCommand(endpoint, rereads)
  const sentOf = (values: Values) => withoutBlanks(sends(values), fields)
  const checked = schema ? undefined : sentOf
  const form = useContractForm<Values>(schema ?? endpoint.input, start as DefaultValues<Values>, saving.error, checked)
  const isSending = useRef(false)
  const send = form.handleSubmit(async (values) => {
    if (isSending.current) return
    isSending.current = true
    const end = (answer: z.output<Out>) => {
      if (done) toast(typeof done === 'string' ? done : done(answer, values), { kind: 'good' })
      onDone(answer, values)
    }
    // The page may have drawn itself anew without the dialog by the time it is done. What was refused stands in it.
    await saving.mutateAsync(sentOf(values)).then(end, (error) => onRefused?.(error))
    isSending.current = false
  })
  const waits = useWaits(command, form, sentOf)
  return { form, waits, saving, submit: () => (waits ? undefined : void send()) }
}

function useWaits<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType>(
  { endpoint, schema, fields }: CommandDescription<Values, In, Out>,
  form: UseFormReturn<Values>,
  sentOf: (values: Values) => z.output<In>,
): string | undefined {
  const waiting = fields.filter(({ waits }) => waits)
  const values = form.watch()
  if (waiting.length === 0) return undefined
  const wrong = Object.keys(schema ? problemsIn(schema, values) : problemsIn(endpoint.input, sentOf(values)))
  const isLacking = (field: CommandField<Values>) =>
    ('need' in field && isBlank(values[field.name])) ||
    wrong.some((path) => path === field.name || path.startsWith(`${field.name}.`))
  return waiting.find(isLacking)?.waits
}

/** Why it was refused, where no field of the dialog says so; words that others have overtaken can be sent all the same. */
function Refusal<Values extends FieldValues, In extends z.ZodType, Out extends z.ZodType>({
  command: { start, fields, onGoOn },
  saving: { error, reset },
}: {
  command: CommandDescription<Values, In, Out>
  saving: Saving
}) {
  const queries = useQueryClient()
  const text = useText()
  const named = error instanceof Problem ? Object.entries(error.fields ?? {}) : []
  const shown = new Set([...Object.keys(start), ...fields.map(({ name }) => name)])
  const elsewhere = named.filter(([path]) => !shown.has(path.split('.')[0]))
  const goOn = async () => {
    await queries.invalidateQueries()
    onGoOn?.run()
    reset()
  }
  return (
    <ProblemNote error={error} withFields={elsewhere.length > 0}>
      {elsewhere.map(([path, reason]) => (
        <div key={path}>{namedText(text, reason)}</div>
      ))}
      {onGoOn && isConflict(error) && (
        <Button look="plain" low onClick={() => void goOn()}>
          {onGoOn.words}
        </Button>
      )}
    </ProblemNote>
  )
}

const isBlank = (value: unknown) => (typeof value === 'string' ? value.trim() === '' : (value ?? null) === null)

type Described = FieldDescription<FieldValues>

const isOfWords = ({ kind = 'input', ...rest }: Described) =>
  kind === 'textarea' || (kind === 'input' && !('type' in rest && rest.type === 'password'))

/** The input without the blanks around words, and without the fields that may stay empty and do. */
function withoutBlanks<Sent, Values extends FieldValues>(sent: Sent, fields: readonly CommandField<Values>[]): Sent {
  const kept = { ...sent } as Record<string, unknown>
  for (const field of fields as readonly CommandField<FieldValues>[]) {
    if ('draw' in field || typeof kept[field.name] !== 'string') continue
    const value = kept[field.name] as string
    kept[field.name] = isOfWords(field) ? value.trim() : value
    if (kept[field.name] === '' && !field.need) delete kept[field.name]
  }
  return kept as Sent
}
