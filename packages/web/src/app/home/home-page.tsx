import type { PageText } from '@landbridge/contract/site/site-content'
import { usePublicCall } from '../../platform/public-call.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import styles from './home.module.css'
import { homeWords } from './home-calls.ts'
import { HomeCompany } from './home-company.tsx'
import { HomeGuide } from './home-guide.tsx'
import { HomeModes } from './home-modes.tsx'
import { HomeNotices } from './home-notices.tsx'
import { HotLanes } from './hot-lanes.tsx'
import { QuoteSearch } from './quote-search.tsx'
import { WorldLine } from './world-line.tsx'

/** The front page in the words of staff, whose search works before they have loaded. */
export function HomePage() {
  const { data: page, isPending } = usePublicCall(homeWords)
  useTitle(page?.title, isPending ? 'coming' : 'instead')
  return <HomeView page={page} isComing={isPending} />
}

/** While the words of staff load, no default words stand in their place. */
export function HomeView({ page, isComing = false }: { page: PageText | undefined; isComing?: boolean }) {
  const text = useText()
  const [title, hint, guide, modesTitle, modes, whyTitle, reasonBlock] = page?.blocks ?? []
  return (
    <div className={styles.home}>
      <div className={styles.hero}>
        <div className="wrap">
          <WorldLine />
          <h1 aria-busy={isComing}>{title?.text ?? (isComing ? '\u00a0' : text('shell.home-title'))}</h1>
          <p>{hint?.text}</p>
        </div>
      </div>
      <div className="wrap">
        <QuoteSearch />
        {guide && <HomeGuide steps={guide.items} />}
        <HotLanes />
        {modes && <HomeModes title={modesTitle?.text ?? ''} items={modes.items} />}
        <HomeNotices />
        {reasonBlock && (
          <section aria-labelledby="why">
            <h2 id="why">{whyTitle?.text}</h2>
            <ul className={`card ${styles.why}`}>
              {reasonBlock.items.map((item) => (
                <li key={item.title + item.text}>
                  <strong>{item.title}</strong>
                  <p className="muted">{item.text}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <HomeCompany />
      </div>
    </div>
  )
}
