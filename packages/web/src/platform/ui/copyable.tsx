import type { ReactNode } from 'react'
import { useText } from '../text.tsx'
import { Icon } from './icon.tsx'
import { toast } from './messages.ts'

export function Copyable({ value, children }: { value: string; children?: ReactNode }) {
  const text = useText()
  const copy = async () => {
    await copyText(value)
    toast(text('shared.copied'), { kind: 'good' })
  }
  return (
    <span className="copyable">
      {children ?? value}
      <button type="button" className="icon-btn" aria-label={`${text('shared.copy')} ${value}`} onClick={copy}>
        <Icon name="copy" size="s" />
      </button>
    </span>
  )
}

/** Copies without the clipboard API, which plain http lacks. */
export async function copyText(value: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(value)
  const field = document.createElement('textarea')
  field.value = value
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
