import { differencesOf, isSame, mergedWith } from '@landbridge/contract/shared/differences'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useText } from '../text.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { useFieldTexts } from './field-words.ts'
import { isConflict } from './saver.ts'
import { useContractForm } from './use-contract-form.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** A record's values with their version, undefined for a new one. */
export type RecordVersion<Values> = { values: Values; version: number | undefined }

type RecordFormOptions<Values, Answer> = {
  current: RecordVersion<Values>
  /** Reads the record after somebody else's change, undefined when deleted. */
  read: () => Promise<RecordVersion<Values> | undefined>
  save: (values: Values, version: number | undefined) => Promise<Answer>
  error: unknown
  onSaved: (answer: Answer) => void
}

export type RecordForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  submit: (more?: Partial<Values>) => void
  /** Both versions after somebody else's save, above the fields. */
  conflict: ReactNode
  refusal: unknown
  isChanged: boolean
}

/** A form over a record that others change: it follows them until something is typed, and then shows both versions. */
export function useRecordForm<Values extends FieldValues, Answer extends { version?: number | undefined }>(
  schema: z.ZodType<Values>,
  { current, read, save, error, onSaved }: RecordFormOptions<Values, Answer>,
): RecordForm<Values> {
  const text = useText()
  const form = useContractForm<Values>(schema, current.values as DefaultValues<Values>, error)
  const texts = useFieldTexts(form.control)
  const [base, setBase] = useState(current)
  const [theirs, setTheirs] = useState<RecordVersion<Values>>()
  const extraValues = useRef<Partial<Values>>({})
  useFollowing(form, { current, base, setBase })
  useLeaveGuard({
    isUnsaved: () => !isSame(form.getValues(), base.values),
    warning: () => text('shared.leave-lost'),
    wouldBeLost: () => true,
  })
  const send = async (typed: Values, version: number | undefined) => {
    let answer: Answer
    try {
      answer = await save({ ...typed, ...extraValues.current }, version)
    } catch (failure) {
      if (isConflict(failure)) setTheirs(await read().catch(() => undefined))
      return
    }
    setBase({ values: typed, version: answer.version })
    onSaved(answer)
  }
  const submitAtVersion = (version: number | undefined) => void form.handleSubmit((typed) => send(typed, version))()
  const submit = (extra: Partial<Values> = {}) => {
    extraValues.current = extra
    submitAtVersion(base.version)
  }
  const panel = theirs && (
    <ConflictPanel
      key={theirs.version}
      texts={texts}
      differences={differencesOf({ base: base.values, mine: form.getValues(), theirs: theirs.values }).filter(
        ({ path }) => path !== 'version',
      )}
      onChoose={(taken) => {
        form.reset(mergedWith(form.getValues(), taken), { keepDefaultValues: true })
        setBase(theirs)
        setTheirs(undefined)
        submitAtVersion(theirs.version)
      }}
    />
  )
  return { form, submit, conflict: panel, refusal: theirs ? null : error, isChanged: form.formState.isDirty }
}

type FollowOptions<Values> = {
  current: RecordVersion<Values>
  base: RecordVersion<Values>
  setBase: (version: RecordVersion<Values>) => void
}

/** Adopts saved changes while nothing else is typed. */
function useFollowing<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { current, base, setBase }: FollowOptions<Values>,
): void {
  const followed = useRef(current.version)
  useEffect(() => {
    const isNewer = current.version !== followed.current && (current.version ?? 0) >= (base.version ?? 0)
    if (!isNewer || !isSame(form.getValues(), base.values)) return
    followed.current = current.version
    form.reset(current.values)
    setBase(current)
  }, [form, current, base, setBase])
}
