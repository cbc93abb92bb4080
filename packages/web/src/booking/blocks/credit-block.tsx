import { useId } from 'react'
import { alone } from '../../platform/form/alone.ts'
import { Select } from '../../platform/form/select-input.tsx'
import { useText } from '../../platform/text.tsx'
import { useCodeLists } from '../../reference/index.ts'
import styles from '../booking-form.module.css'
import { presenceAt } from '../fields/field-spec.ts'
import { useFormScene } from '../state/form-scene.ts'
import type { BlockProps } from '../state/form-state.ts'
import { PlainBlock } from './plain-block.tsx'

/** The wording of the bill and its letter of credit; clauses that staff keep are added by choice, a line each. */
export function CreditBlock({ names }: BlockProps) {
  const { shownForm } = useFormScene()
  return (
    <>
      <PlainBlock names={names} />
      {presenceAt('billClauses', shownForm).isPresent && <ClauseLibrary />}
    </>
  )
}

const clauseClass = ['BLCLAUSE'] as const

function ClauseLibrary() {
  const text = useText()
  const id = useId()
  const { form, stage } = useFormScene()
  const clauses = useCodeLists(clauseClass)('BLCLAUSE')
  if (stage === undefined || clauses.length === 0) return null
  const addClause = (clause: string) => {
    const lines = (form.getValues('billClauses') ?? '').split('\n').filter(Boolean)
    if (lines.includes(clause)) return
    form.setValue('billClauses', [...lines, clause].join('\n'), { shouldDirty: true, shouldTouch: true })
  }
  return (
    <div className={styles.moreLine}>
      <Select
        {...alone}
        id={id}
        value={null}
        onChange={() => undefined}
        options={clauses}
        placeholder={text('booking.add-clause')}
        label={text('booking.add-clause')}
        onOption={(option) => option && addClause(option.label)}
      />
    </div>
  )
}
