import { WordsField } from '../../platform/form/words-field.tsx'
import { useText } from '../../platform/text.tsx'

type NoteProps = { value: string; onChange: (value: string) => void }

export function NoteField({ value, onChange }: NoteProps) {
  const text = useText()
  return <WordsField label={text('booking.note')} rows={3} maxLength={500} value={value} onChange={onChange} />
}
