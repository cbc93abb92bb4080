import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useSettings } from '../../platform/settings.ts'

/** The mark, the red line between two places, and the name of the company that runs this. */
export function Brand({ to = paths.home(), children }: { to?: string; children?: ReactNode }) {
  const { companyName } = useSettings()
  return (
    <Link to={to} className="brand">
      <Mark />
      <span className="cut">{companyName}</span>
      {children}
    </Link>
  )
}

const Mark = () => (
  <svg className="mark" width="28" height="20" viewBox="0 0 28 20" aria-hidden="true">
    <path d="M4 16C8 1 20 1 24 16" />
    <circle className="end" cx="4" cy="16" r="3.4" />
    <circle className="end" cx="24" cy="16" r="3.4" />
    <circle className="mid" cx="14" cy="4.8" r="2.8" />
  </svg>
)
