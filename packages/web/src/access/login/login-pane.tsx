import { useSettings } from '../../platform/settings.ts'
import { useText } from '../../platform/text.tsx'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import { Mark } from '../../platform/ui/mark.tsx'
import styles from './login-dialog.module.css'

const promises: readonly [IconName, 'access.promise-again' | 'access.promise-track' | 'access.promise-bill'][] = [
  ['again', 'access.promise-again'],
  ['track', 'access.promise-track'],
  ['bill', 'access.promise-bill'],
]

/** The operator's name and the benefits of an account; on a phone the name alone. */
export function LoginPane({ small = false }: { small?: boolean }) {
  const text = useText()
  const { companyName } = useSettings()
  const brand = (
    <strong className={styles.brand}>
      <Mark />
      {companyName}
    </strong>
  )
  if (small) return <div className="phone-only">{brand}</div>
  return (
    <div className={styles.pane}>
      {brand}
      <p className={styles.claim}>{text('access.claim')}</p>
      <p className={styles.under}>{text('access.claim-under')}</p>
      <svg className={styles.line} viewBox="0 0 268 92" aria-hidden="true">
        <path d="M10 34C60 84 100 18 150 40S226 76 258 76" />
        <circle cx="92" cy="42" r="5" />
        <circle cx="178" cy="55" r="5" />
        <path className={styles.pin} transform="translate(10 34) scale(1.4)" d={pin} />
        <path className={styles.pin} transform="translate(258 76) scale(1.4)" d={pin} />
        <circle className={styles.hole} cx="10" cy="18.6" r="4" />
        <circle className={styles.hole} cx="258" cy="60.6" r="4" />
      </svg>
      <ul>
        {promises.map(([icon, words]) => (
          <li key={words}>
            <Icon name={icon} />
            {text(words)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const pin = 'M0 0C-3-3.6-7-7-7-11a7 7 0 1 1 14 0C7-7 3-3.6 0 0z'
