import { usePublicCall } from '../../platform/public-call.ts'
import { useText } from '../../platform/text.tsx'
import styles from './home.module.css'
import { ownCompany } from './home-calls.ts'

const dialled = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The company that runs the portal, with whom a newcomer deals. */
export function HomeCompany() {
  const text = useText()
  const { data } = usePublicCall(ownCompany)
  if (!data || !(data.companyAddress || data.entityPhone || data.entityEmail)) return null
  const { legalName, companyAddress, entityPhone, entityEmail } = data
  return (
    <section aria-labelledby="own-company">
      <h2 id="own-company">{text('shell.own-company')}</h2>
      <address className={`card ${styles.company}`}>
        <span>
          <strong>{legalName}</strong>
          {companyAddress && <span className="muted">{companyAddress}</span>}
        </span>
        <span>
          {entityPhone && (
            <a href={dialled(entityPhone)} className="nowrap">
              {entityPhone}
            </a>
          )}
          {entityEmail && <a href={`mailto:${entityEmail}`}>{entityEmail}</a>}
        </span>
      </address>
    </section>
  )
}
