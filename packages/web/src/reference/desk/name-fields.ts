import type { FieldValues, Path } from 'react-hook-form'
import type { FieldDescription } from '../../platform/form/form-fields.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'

type Names = { nameChs: string; nameCht: string; nameEng: string; nameRus: string; pinyin?: string | null | undefined }

export function useNameFields<T extends Names & FieldValues>(): readonly FieldDescription<T>[] {
  const text = useText()
  const named = (name: keyof Names, label: TextKey) =>
    ({ name: name as Path<T>, label: text(label), need: true, maxLength: 100 }) as FieldDescription<T>
  return [
    named('nameChs', 'reference.name-chs'),
    named('nameCht', 'reference.name-cht'),
    named('nameEng', 'reference.name-eng'),
    named('nameRus', 'reference.name-rus'),
    {
      ...named('pinyin', 'reference.pinyin'),
      need: false,
      help: text('reference.pinyin-help'),
      span: 24,
      maxLength: 200,
    } as FieldDescription<T>,
  ]
}
