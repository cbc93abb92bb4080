import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { FormStage } from '@landbridge/contract/booking/fields/form-catalogue'
import type { NeedsContext } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm, HeadName } from '@landbridge/contract/booking/fields/form-fields'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import type { Missing } from '@landbridge/contract/booking/form/form-needs'
import { sectionsOf } from '@landbridge/contract/booking/form/form-sections'
import type { Mode } from '@landbridge/contract/shared/modes'
import { type Ref, use, useImperativeHandle, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { FormSections } from '../blocks/form-sections.tsx'
import { BookingModeProvider, loadModeView } from '../modes/mode-views.ts'
import { filledForm, pathsInForm } from '../state/form-content.ts'
import { atParty } from '../state/form-issues.ts'
import { MarksProvider, useFormMarks } from '../state/form-marks.tsx'
import { FormSceneProvider } from '../state/form-scene.ts'
import { valuesOf } from '../state/form-start.ts'

export type PartIssues = { wrong: readonly Missing[]; missing: readonly Missing[] }

/** Handle for the page of a partial form: reads values, shows refusals, jumps to fields. */
export type PartFormHandle = {
  enteredForm: () => BookingForm
  refuse: (error: unknown) => string[]
  showMissing: () => void
  jump: (path: string) => void
}

export type PartFormProps = {
  handle: Ref<PartFormHandle>
  mode: Mode
  /** The booking's form with the values of the part. */
  opened: BookingForm
  names: readonly HeadName[]
  context: NeedsContext
  stage: FormStage
  containerNos: readonly string[]
  splitLine: (line: GoodsLine) => GoodsLine[]
  remarks: ReadonlyMap<string, string>
  issuesOf: (entered: BookingForm) => PartIssues
}

export function PartForm({ handle, mode, opened, names, issuesOf, ...scene }: PartFormProps) {
  const view = use(loadModeView(mode))
  const { code } = view
  const [values] = useState(() => valuesOf(opened, code))
  const form = useForm<BookingForm>({ defaultValues: values })
  const typedForm = useWatch({ control: form.control }) as BookingForm
  const marks = useFormMarks(form, {
    values: typedForm,
    issues: issuesIn(typedForm, filledForm(typedForm, code), issuesOf),
  })
  useImperativeHandle(handle, () => ({
    enteredForm: () => {
      const filled = filledForm(form.getValues(), code)
      return Object.fromEntries(names.map((name) => [name, filled[name] ?? null])) as BookingForm
    },
    refuse: marks.refuse,
    showMissing: marks.showMissing,
    jump: marks.jump,
  }))
  const name = formNameOf(code, opened.loadType)
  const sections = useMemo(() => sectionsOf(name, names), [name, names])
  const facts = { today: businessDayOf(serverNow()), now: serverNow(), boxes: {} }
  const formFacts = { facts, context: scene.context, isPricing: false, isQuoteKnown: false }
  const shownForm = { name, form: typedForm, context: scene.context }
  return (
    <BookingModeProvider value={view}>
      <MarksProvider value={marks.marks}>
        <FormSceneProvider value={{ ...scene, form, shownForm, mode: view, formFacts }}>
          <FormSections sections={sections} />
        </FormSceneProvider>
      </MarksProvider>
    </BookingModeProvider>
  )
}

function issuesIn(typedForm: BookingForm, entered: BookingForm, issuesOf: PartFormProps['issuesOf']) {
  const { wrong, missing } = issuesOf(entered)
  const pathOf = pathsInForm(typedForm)
  const here = ({ path, key }: Missing) => ({ key, path: atParty(typedForm, { key, path: pathOf(path) }) })
  return { wrong: wrong.map(here), missing: missing.map(here), later: [], warnings: [], unread: 0 }
}
