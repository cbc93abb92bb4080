import type { AnnouncementDetail, AnnouncementForm } from '@landbridge/contract/communication/announcement'
import { languages } from '@landbridge/contract/shared/languages'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { languageNames } from '../../platform/language.ts'
import { useText } from '../../platform/text.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import styles from './announcement-fields.module.css'

/** An announcement's form, with a text for every language. */
export const formOf = ({ texts, pinned, fromDay, toDay }: Pick<AnnouncementDetail, keyof AnnouncementForm>) => ({
  texts: languages.map(
    (language) => texts.find((text) => text.language === language) ?? { language, title: '', body: '' },
  ),
  pinned,
  fromDay,
  toDay,
})

const places = [0, 1, 2, 3] as const

export function AnnouncementFields({ form, refusal }: { form: UseFormReturn<AnnouncementForm>; refusal?: unknown }) {
  const text = useText()
  return (
    <>
      <div className={styles.days}>
        <Field form={form} name="fromDay" kind="date" label={text('communication.from-day')} need />
        <Field form={form} name="toDay" kind="date" label={text('communication.to-day')} />
      </div>
      <Field form={form} name="pinned" kind="checkbox" label="" words={text('communication.pin')} />
      {places.map((at) => {
        const language = languages[at]
        const name = languageNames[language]
        return (
          <div key={language} lang={language} className={styles.words}>
            <Field
              form={form}
              name={`texts.${at}.title`}
              label={text('communication.title-in', { language: name })}
              need={at === 0}
            />
            <Field
              form={form}
              name={`texts.${at}.body`}
              kind="textarea"
              rows={5}
              label={text('communication.body-in', { language: name })}
              need={at === 0}
            />
          </div>
        )
      })}
      <ProblemNote error={refusal} />
    </>
  )
}
