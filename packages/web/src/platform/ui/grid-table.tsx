import type { ReactNode } from 'react'
import { useGridKeys } from './grid-keys.ts'

type GridTableProps = { label: string; className?: string | undefined; children: ReactNode }

export const GridTable = ({ label, className, children }: GridTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA allows a table with these keys
  <table role="grid" aria-label={label} className={className} {...useGridKeys()}>
    {children}
  </table>
)
