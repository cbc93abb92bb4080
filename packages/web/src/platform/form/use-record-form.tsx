import { differencesOf, isSame, mergedWith } from '@landbridge/contract/shared/differences'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useText } from '../text.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { useFieldSayings } from './field-words.ts'
import { isConflict } from './saver.ts'
import { useContractForm } from './use-contract-form.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** The values in a form of something that others change as well, and the version that they stand for; a new thing has none. */
export type Seen<Values> = { values: Values; version: number | undefined }

type Parts<Values, Answer> = {
  shown: Seen<Values>
  /** Reads it anew, after others have changed it; nothing when it is gone. */
  read: () => Promise<Seen<Values> | undefined>
  save: (values: Values, version: number | undefined) => Promise<Answer>
  error: unknown
  onSaved: (answer: Answer) => void
}

export type RecordForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  submit: (more?: Partial<Values>) => void
  /** Both versions, where others have saved meanwhile: it stands above the fields. */
  conflict: ReactNode
  refusal: unknown
  isChanged: boolean
}

/** A form over a record that others change: it follows them until something is typed, and then shows both versions. */
export function useRecordForm<Values extends FieldValues, Answer extends { version?: number | undefined }>(
  schema: z.ZodType<Values>,
  { shown, read, save, error, onSaved }: Parts<Values, Answer>,
): RecordForm<Values> {
  const text = useText()
  const form = useContractForm<Values>(schema, shown.values as DefaultValues<Values>, error)
  const says = useFieldSayings(form.control)
  const [base, setBase] = useState(shown)
  const [theirs, setTheirs] = useState<Seen<Values>>()
  const more = useRef<Partial<Values>>({})
  useFollowing(form, { shown, base, setBase })
  useLeaveGuard({
    isUnsaved: () => !isSame(form.getValues(), base.values),
    warning: () => text('shared.leave-lost'),
    wouldBeLost: () => true,
  })
  const send = async (typed: Values, version: number | undefined) => {
    let answer: Answer
    try {
      answer = await save({ ...typed, ...more.current }, version)
    } catch (failure) {
      if (isConflict(failure)) setTheirs(await read().catch(() => undefined))
      return
    }
    setBase({ values: typed, version: answer.version })
    onSaved(answer)
  }
  const submitUpon = (version: number | undefined) => void form.handleSubmit((typed) => send(typed, version))()
  const submit = (besides: Partial<Values> = {}) => {
    more.current = besides
    submitUpon(base.version)
  }
  const panel = theirs && (
    <ConflictPanel
      key={theirs.version}
      says={says}
      differences={differencesOf({ base: base.values, mine: form.getValues(), theirs: theirs.values }).filter(
        ({ path }) => path !== 'version',
      )}
      onChoose={(taken) => {
        form.reset(mergedWith(form.getValues(), taken), { keepDefaultValues: true })
        setBase(theirs)
        setTheirs(undefined)
        submitUpon(theirs.version)
      }}
    />
  )
  return { form, submit, conflict: panel, refusal: theirs ? null : error, isChanged: form.formState.isDirty }
}

type Following<Values> = { shown: Seen<Values>; base: Seen<Values>; setBase: (seen: Seen<Values>) => void }

/** Takes up what was saved since, by others or by this form itself, as long as nothing else is typed. */
function useFollowing<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { shown, base, setBase }: Following<Values>,
): void {
  const followed = useRef(shown.version)
  useEffect(() => {
    const isNewer = shown.version !== followed.current && (shown.version ?? 0) >= (base.version ?? 0)
    if (!isNewer || !isSame(form.getValues(), base.values)) return
    followed.current = shown.version
    form.reset(shown.values)
    setBase(shown)
  }, [form, shown, base, setBase])
}
