import { foldedName } from '@landbridge/contract/shared/reading/fold'
import type { ReactNode } from 'react'

export type Option = {
  value: string
  label: string
  /** A code or second name, in grey at the right. */
  subLabel?: string | undefined
  group?: string | undefined
  disabled?: boolean | undefined
}

/** Branches with leaves, of which only leaves can be chosen. */
export type Tree = { value: string; label: string; children: readonly { value: string; label: string }[] }

export function Marked({ label, keyword }: { label: string; keyword: string }): ReactNode {
  const at = keyword ? label.toLowerCase().indexOf(keyword.toLowerCase()) : -1
  if (at < 0) return label
  return (
    <>
      {label.slice(0, at)}
      <mark>{label.slice(at, at + keyword.length)}</mark>
      {label.slice(at + keyword.length)}
    </>
  )
}

export function fitting(options: readonly Option[], keyword: string): readonly Option[] {
  if (keyword.trim() === '') return options
  const wanted = foldedName(keyword)
  return options.filter(({ label, subLabel, value }) =>
    [label, subLabel ?? '', value].some((part) => wanted !== '' && foldedName(part).includes(wanted)),
  )
}
