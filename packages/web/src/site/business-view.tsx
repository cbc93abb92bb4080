import type { BusinessType, PageText } from '@landbridge/contract/site/site-content'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useText } from '../platform/text.tsx'
import { ButtonLink } from '../platform/ui/parts.tsx'
import { businesses, businessTypes } from './business-types.ts'
import { Sections, sectionsOf } from './page-blocks.tsx'
import { PageFigure } from './page-figure.tsx'
import styles from './site.module.css'

export function BusinessView({ type, page }: { type: BusinessType; page: PageText }) {
  const text = useText()
  const [lead, ...sections] = leadOf(page)
  const picture = lead.find(({ kind }) => kind === 'figure')
  const action = page.blocks.findLast(({ kind }) => kind === 'button')
  return (
    <article className={styles.business}>
      <div className={styles.band}>
        <div className="wrap">
          <div>
            <h1>{page.title}</h1>
            {lead.map(({ kind, text: words }) => kind === 'paragraph' && <p key={words}>{words}</p>)}
            {action && <ButtonLink to={action.to}>{action.text}</ButtonLink>}
          </div>
          {picture && (
            <div className={styles.picture}>
              <PageFigure name={picture.figure} />
            </div>
          )}
        </div>
      </div>
      <div className={`wrap ${styles.body}`}>
        <Sections sections={sections} />
        <nav aria-label={text('site.other-services')} className={styles.others}>
          <h2>{text('site.other-services')}</h2>
          <ul>
            {businessTypes.map(
              (one) =>
                one !== type && (
                  <li key={one}>
                    <Link className="card" to={paths.businessTrack(one)}>
                      {text(businesses[one].name)}
                    </Link>
                  </li>
                ),
            )}
          </ul>
        </nav>
      </div>
    </article>
  )
}

/** The blocks before the first heading, and the sections after it. */
function leadOf({ blocks }: PageText) {
  const sections = sectionsOf(blocks)
  const [first] = sections
  const hasLead = first?.title === ''
  return [hasLead ? first.blocks : [], ...(hasLead ? sections.slice(1) : sections)] as const
}
