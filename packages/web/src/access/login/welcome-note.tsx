import { Link, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { IconButton } from '../../platform/ui/parts.tsx'
import { welcome } from '../../platform/welcome.ts'
import styles from './welcome-note.module.css'

/** On the page behind a first log-in: the next step, and that nothing of what was chosen is lost. */
export function WelcomeNote() {
  const text = useText()
  const { companyName } = useSettings()
  const isForm = useLocation().pathname.startsWith('/freight/reorder/')
  return (
    <section className={`card ${styles.welcome}`} aria-label={text('access.welcome', { company: companyName })}>
      <Icon name="tick" />
      <div className="grow">
        <strong>{text('access.welcome', { company: companyName })}</strong>
        <p>
          {text(isForm ? 'access.welcome-form' : 'access.welcome-begin')}{' '}
          <Link to={paths.certification()}>{text('access.welcome-certify')}</Link>
        </p>
      </div>
      <IconButton name="close" label={text('shared.close')} onClick={() => welcome.set(false)} />
    </section>
  )
}
