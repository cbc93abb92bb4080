import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { useSettings } from '../../platform/settings.ts'
import { PictureField, usePicture } from './picture-field.tsx'
import { WidgetField } from './widget-field.tsx'

/** The proof of a person that this deployment asks for: the letters of a picture, or the widget of a provider. */
export function useCaptcha() {
  const { captcha: widget } = useSettings()
  const picture = usePicture({ isShown: !widget })
  return {
    widget,
    picture,
    missingReason: widget ? 'access.person-check-required' : 'access.captcha-required',
  } as const
}

export type CaptchaState = ReturnType<typeof useCaptcha>

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>
  name: FieldPathByValue<T, string>
  captcha: CaptchaState
}

export function CaptchaField<T extends FieldValues>({ form, name, captcha: { widget, picture } }: Props<T>) {
  return widget ? (
    <WidgetField form={form} name={name} widget={widget} round={picture.v} />
  ) : (
    <PictureField form={form} name={name} picture={picture} />
  )
}
