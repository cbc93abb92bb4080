import { Navigate, useLocation } from 'react-router'
import { paths } from '../../paths.ts'

/** Leads from an unknown address to the page that names it, with all of its query. */
export function ToNotFound() {
  const { pathname, search } = useLocation()
  return <Navigate to={paths.missing(pathname + search)} replace />
}
