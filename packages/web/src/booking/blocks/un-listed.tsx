import type { DangerLine } from '@landbridge/contract/booking/fields/danger-lines'
import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import type { UnNumberOption } from '@landbridge/contract/reference/reference-options'
import { isSame } from '@landbridge/contract/shared/differences'
import type { Language } from '@landbridge/contract/shared/languages'
import { wordList } from '@landbridge/contract/shared/word-list'
import { useEffect, useRef, useState } from 'react'
import { namedText, useLanguage, useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { useUnNumber } from '../../reference/index.ts'
import styles from '../booking-form.module.css'
import { useFormScene } from '../state/form-scene.ts'
import type { FormPath } from '../state/form-state.ts'
import { contradictions, type ListedFields, listedFields, properNamesOf } from './un-number.ts'

const nameFor: Record<Language, 'nameChs' | 'nameCht' | 'nameEng' | 'nameRus'> = {
  'zh-CN': 'nameChs',
  'zh-TW': 'nameCht',
  en: 'nameEng',
  ru: 'nameRus',
}

/** Values filled in from the list, which the next entry may replace while unchanged. */
type FilledValues = Map<keyof ListedFields, unknown>

type ListedProps = { lineIndex: number; line: DangerLine }

/** Fills empty fields from the Dangerous Goods List, and warns of contradictions to it. */
export function UnListed({ lineIndex, line }: ListedProps) {
  const text = useText()
  const { unNo } = line
  // A line that was opened with its number is left as it is.
  const openedUnNumber = useRef(unNo)
  const filledValues = useRef<FilledValues>(new Map())
  const { listed, isUnknown } = useUnNumber(unNo ?? '')
  if (isUnknown)
    return (
      <div className={styles.wide}>
        <Note tone="info" icon="info">
          {text('booking.un-unknown', { unNo: unNo ?? '' })}
        </Note>
      </div>
    )
  return listed ? (
    <Listed
      key={listed.unNo}
      lineIndex={lineIndex}
      line={line}
      listed={listed}
      filledValues={filledValues.current}
      isEntered={unNo !== openedUnNumber.current}
    />
  ) : null
}

type EntryProps = ListedProps & { listed: UnNumberOption; filledValues: FilledValues; isEntered: boolean }

function Listed({ lineIndex, line, listed, filledValues, isEntered }: EntryProps) {
  const text = useText()
  const language = useLanguage()
  const { form } = useFormScene()
  const filled = useFilling({ lineIndex, listed, filledValues, isEntered })
  const { hazardClasses, packingGroups, subsidiaryHazards } = listed
  const names = properNamesOf(listed.nameEng)
  const facts = [
    text('booking.un-class', { classes: hazardClasses.join(' / ') }),
    subsidiaryHazards.length > 0 && text('booking.un-hazards', { hazards: wordList(subsidiaryHazards, language) }),
    packingGroups.length > 0 && text('booking.un-groups', { groups: wordList(packingGroups, language) }),
  ]
  return (
    <div className={`${styles.wide} ${styles.notes}`} data-un={listed.unNo}>
      <Note tone="info" icon="info">
        <strong>
          UN {listed.unNo} · {listed[nameFor[language]]}
        </strong>{' '}
        · {facts.filter(Boolean).join(' · ')}.{' '}
        {filled.length > 0 &&
          text('booking.un-filled', {
            fields: wordList(
              filled.map((one) => text(`field.${one}`)),
              language,
            ),
          })}{' '}
        <span className="muted small">{text('booking.un-source')}</span>
        {names.length > 1 && isBlank(line.properShippingName) && (
          <div>
            {text('booking.un-choose-name')}{' '}
            {names.map((name) => (
              <button
                key={name}
                type="button"
                className="link"
                onClick={() => form.setValue(`danger.${lineIndex}.properShippingName`, name, { shouldDirty: true })}
              >
                {name}
              </button>
            ))}
          </div>
        )}
      </Note>
      {contradictions(line, listed).map(({ key, listed: has }) => (
        <Note key={key} tone="warn">
          {namedText(text, key, { listed: has })}
        </Note>
      ))}
    </div>
  )
}

function useFilling({
  lineIndex,
  listed,
  filledValues,
  isEntered,
}: Omit<EntryProps, 'line'>): readonly (keyof ListedFields)[] {
  const { form } = useFormScene()
  const [filled, setFilled] = useState<readonly (keyof ListedFields)[]>([])
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !isEntered) return
    isDone.current = true
    const open = (Object.entries(listedFields(listed)) as [keyof ListedFields, unknown][]).filter(([name]) => {
      const now = form.getValues(`danger.${lineIndex}.${name}` as FormPath)
      return isBlank(now) || (filledValues.has(name) && isSame(filledValues.get(name), now))
    })
    for (const [name, value] of open) {
      form.setValue(`danger.${lineIndex}.${name}` as FormPath, (value ?? null) as never, { shouldDirty: true })
      filledValues.set(name, value ?? null)
    }
    setFilled(open.flatMap(([name, value]) => (value === undefined ? [] : [name])))
  }, [form, lineIndex, listed, filledValues, isEntered])
  return filled
}
