import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { Select } from '../../platform/form/select-input.tsx'
import { TextField } from '../../platform/form/text-field.tsx'
import { useText } from '../../platform/text.tsx'
import { useAreaCodes } from './phone-api.ts'
import styles from './phone-fields.module.css'

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>
  area: FieldPathByValue<T, string>
  phone: FieldPathByValue<T, string>
  help?: string
}

export function PhoneFields<T extends FieldValues>({ form, area, phone, help }: Props<T>) {
  const text = useText()
  const codes = useAreaCodes()
  return (
    <div className={styles.phone}>
      <FieldFrame form={form} name={area} label={text('access.area')} need>
        {(control) => (
          <Select
            {...control}
            onChange={(code) => control.onChange((code ?? '') as typeof control.value)}
            options={codes}
            clearable={false}
            chosenAs={(code) => `+${code}`}
          />
        )}
      </FieldFrame>
      <TextField form={form} name={phone} label={text('access.mobile')} need autoComplete="tel-national" />
      {help && <p className="help">{help}</p>}
    </div>
  )
}
