import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { ButtonLink } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import styles from './not-found.module.css'

export function NotFoundPage() {
  const text = useText()
  const [query] = useSearchParams()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.line}>
        <RouteStrip stops={[{}, {}, { state: 'ahead' }]} />
      </div>
      <h1>{text('shell.not-found')}</h1>
      <p className="muted">{text('shell.not-found-url', { url: query.get('url') ?? '' })}</p>
      <ButtonLink to={paths.home()}>{text('shared.to-home')}</ButtonLink>
    </div>
  )
}
