import { languages } from '@landbridge/contract/shared/languages'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { chooseLanguage, languageNames } from '../../platform/language.ts'
import { useSettings } from '../../platform/settings.ts'
import { useLanguage, useText } from '../../platform/text.tsx'
import { Brand } from './brand.tsx'
import styles from './footer.module.css'

export function Footer() {
  const text = useText()
  const { companyName, companyContact } = useSettings()
  const chosen = useLanguage()
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.who}>
          <Brand />
          <p>{text('shell.footer-home')}</p>
          {companyContact && (
            <p>
              {text('shell.footer-contact')}{' '}
              <a href={contactHref(companyContact)} className="nowrap">
                {companyContact}
              </a>
            </p>
          )}
        </div>
        <nav aria-label={text('shell.logistics-service')}>
          <strong>{text('shell.logistics-service')}</strong>
          <Link to={paths.businessTrack('58')}>{text('shell.track-58')}</Link>
          <Link to={paths.businessTrack('59')}>{text('shell.track-59')}</Link>
          <Link to={paths.businessTrack('63')}>{text('shell.track-63')}</Link>
          <Link to={paths.businessTrack('64')}>{text('shell.track-64')}</Link>
        </nav>
        <nav aria-label={text('shell.footer-about')}>
          <strong>{text('shell.footer-about')}</strong>
          <Link to={paths.agreement()}>{text('site.page-agreement')}</Link>
          <Link to={paths.privacy()}>{text('site.page-privacy')}</Link>
          <Link to={paths.cookies()}>{text('site.page-cookies')}</Link>
        </nav>
        <nav aria-label={text('shell.language')}>
          <strong>{text('shell.language')}</strong>
          {languages.map((one) => (
            <a
              key={one}
              href={`?lang=${one}`}
              hrefLang={one}
              lang={one}
              aria-current={one === chosen || undefined}
              onClick={(event) => {
                event.preventDefault()
                void chooseLanguage(one)
              }}
            >
              {languageNames[one]}
            </a>
          ))}
        </nav>
      </div>
      <div className={`wrap ${styles.last}`}>© {companyName}</div>
    </footer>
  )
}

const contactHref = (contact: string) =>
  contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replace(/[^\d+]/g, '')}`
