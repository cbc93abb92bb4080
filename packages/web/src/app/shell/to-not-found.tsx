import { Navigate, useLocation } from 'react-router'
import { paths } from '../../paths.ts'

/** An unknown address leads to the page that names it, with all that was asked for. */
export function ToNotFound() {
  const { pathname, search } = useLocation()
  return <Navigate to={paths.missing(pathname + search)} replace />
}
