import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useSettings } from '../../platform/settings.ts'
import { Mark } from '../../platform/ui/mark.tsx'

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
