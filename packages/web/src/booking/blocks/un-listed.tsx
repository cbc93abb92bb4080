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

/** The values that an entry of the list has filled in; those that stand as it gave them follow the next entry. */
type Given = Map<keyof ListedFields, unknown>

type ListedProps = { at: number; line: DangerLine }

/** The entry of the Dangerous Goods List fills in the empty fields, names them, and warns of those that contradict it. */
export function UnListed({ at, line }: ListedProps) {
  const text = useText()
  const { unNo } = line
  // A line that was opened with its number is left as it is.
  const opened = useRef(unNo)
  const given = useRef<Given>(new Map())
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
      at={at}
      line={line}
      listed={listed}
      given={given.current}
      isEntered={unNo !== opened.current}
    />
  ) : null
}

type EntryProps = ListedProps & { listed: UnNumberOption; given: Given; isEntered: boolean }

function Listed({ at, line, listed, given, isEntered }: EntryProps) {
  const text = useText()
  const language = useLanguage()
  const { form } = useFormScene()
  const filled = useFilling({ at, listed, given, isEntered })
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
                onClick={() => form.setValue(`danger.${at}.properShippingName`, name, { shouldDirty: true })}
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

function useFilling({ at, listed, given, isEntered }: Omit<EntryProps, 'line'>): readonly (keyof ListedFields)[] {
  const { form } = useFormScene()
  const [filled, setFilled] = useState<readonly (keyof ListedFields)[]>([])
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !isEntered) return
    isDone.current = true
    const open = (Object.entries(listedFields(listed)) as [keyof ListedFields, unknown][]).filter(([name]) => {
      const now = form.getValues(`danger.${at}.${name}` as FormPath)
      return isBlank(now) || (given.has(name) && isSame(given.get(name), now))
    })
    for (const [name, value] of open) {
      form.setValue(`danger.${at}.${name}` as FormPath, (value ?? null) as never, { shouldDirty: true })
      given.set(name, value ?? null)
    }
    setFilled(open.flatMap(([name, value]) => (value === undefined ? [] : [name])))
  }, [form, at, listed, given, isEntered])
  return filled
}
