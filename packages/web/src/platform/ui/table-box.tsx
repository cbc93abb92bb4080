import type { ReactNode } from 'react'

type BoxProps = { isBusy?: boolean; className?: string | undefined; children: ReactNode }

/** What a table scrolls in where it is wider or longer than its place. */
export function TableBox({ isBusy, className = '', children }: BoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, also where no row leads on
    <div className={`table-box ${className}`.trim()} aria-busy={isBusy} tabIndex={0}>
      {children}
    </div>
  )
}
