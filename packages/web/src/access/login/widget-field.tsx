import type { CaptchaWidget } from '@landbridge/contract/site/site-endpoints'
import { useEffect, useRef, useState } from 'react'
import type { FieldPathByValue, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { useLanguage, useText } from '../../platform/text.tsx'
import { Button } from '../../platform/ui/parts.tsx'

/** Common interface of the providers' scripts: a widget in an element that gives a token to a person. */
type Provider = {
  render(
    element: HTMLElement,
    options: {
      sitekey: string
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
      /** The language, by the name that each provider has for it. */
      language: string
      hl: string
    },
  ): string
  remove(id: string): void
}

const loading = new Map<string, Promise<unknown>>()

/** Loads the provider's script once, and again after a failure. */
async function loadProvider({ kind, script }: CaptchaWidget): Promise<Provider> {
  const readProvider = () => (window as unknown as Partial<Record<typeof kind, Provider>>)[kind]
  if (!readProvider() && !loading.has(script)) {
    const element = Object.assign(document.createElement('script'), { src: script, async: true })
    const loadedScript = new Promise<void>((resolve, reject) => {
      element.addEventListener('load', () =>
        readProvider() ? resolve() : reject(new Error(`${script} brought no widget.`)),
      )
      element.addEventListener('error', () => reject(new Error(`${script} did not come.`)))
    })
    loading.set(script, loadedScript)
    loadedScript.catch(() => {
      loading.delete(script)
      element.remove()
    })
    document.head.append(element)
  }
  await loading.get(script)
  const provider = readProvider()
  if (!provider) throw new Error(`${script} has taken its widget away.`)
  return provider
}

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>
  name: FieldPathByValue<T, string>
  widget: CaptchaWidget
  /** Changes when the check is to be passed anew. */
  round: string
}

/** The widget of a captcha provider, whose token becomes the field's value. */
export function WidgetField<T extends FieldValues>({ form, name, widget, round }: Props<T>) {
  const text = useText()
  const language = useLanguage()
  const container = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another widget, and so is another try
  useEffect(() => {
    let removeWidget: (() => void) | undefined
    let isUnmounted = false
    const setToken = (token: string) => {
      form.setValue(name, token as FieldPathValue<T, typeof name>, { shouldValidate: token !== '' })
    }
    const show = async () => {
      const provider = await loadProvider(widget)
      if (isUnmounted || !container.current) return
      const id = provider.render(container.current, {
        sitekey: widget.siteKey,
        callback: setToken,
        'expired-callback': () => setToken(''),
        'error-callback': () => {
          setToken('')
          setHasFailed(true)
        },
        language: language.toLowerCase(),
        hl: language,
      })
      removeWidget = () => provider.remove(id)
    }
    if (!hasFailed) void show().catch(() => setHasFailed(true))
    return () => {
      isUnmounted = true
      removeWidget?.()
    }
  }, [round, hasFailed, language])
  return (
    <FieldFrame form={form} name={name} label={text('access.person-check')} need group>
      {() =>
        hasFailed ? (
          <div className="stack tight">
            <span className="err" role="alert">
              {text('access.captcha-unavailable')}
            </span>
            <Button look="ghost" onClick={() => setHasFailed(false)}>
              {text('shared.retry')}
            </Button>
          </div>
        ) : (
          <div ref={container} />
        )
      }
    </FieldFrame>
  )
}
