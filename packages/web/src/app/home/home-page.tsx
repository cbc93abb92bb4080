import type { PageText } from '@landbridge/contract/site/site-content'
import { usePublicCall } from '../../platform/public-call.ts'
import { Loading } from '../../platform/ui/states.tsx'
import styles from './home.module.css'
import { homeWords } from './home-calls.ts'
import { HomeGuide } from './home-guide.tsx'
import { HomeModes } from './home-modes.tsx'
import { HotLanes } from './hot-lanes.tsx'
import { QuoteSearch } from './quote-search.tsx'
import { WorldLine } from './world-line.tsx'

/** The front page, in the words that staff keep. */
export function HomePage() {
  const content = usePublicCall(homeWords)
  return (
    <Loading of={content} skeleton={<div className={styles.coming} aria-busy="true" />}>
      {(page) => <HomeView page={page} />}
    </Loading>
  )
}

/** The front page with its words: the quote search, the four steps, today's lanes, the modes, and why here. */
export function HomeView({ page: { blocks } }: { page: PageText }) {
  const [title, hint, guide, modesTitle, modes, whyTitle, why] = blocks
  return (
    <div className={styles.home}>
      <div className={styles.hero}>
        <div className="wrap">
          <WorldLine />
          <h1>{title?.text}</h1>
          <p>{hint?.text}</p>
        </div>
      </div>
      <div className="wrap">
        <QuoteSearch />
        <HomeGuide steps={guide?.items ?? []} />
        <HotLanes />
        <HomeModes title={modesTitle?.text ?? ''} items={modes?.items ?? []} />
        <section aria-labelledby="why">
          <h2 id="why">{whyTitle?.text}</h2>
          <ul className={`card ${styles.why}`}>
            {why?.items.map((item) => (
              <li key={item.title + item.text}>
                <strong>{item.title}</strong>
                <p className="muted">{item.text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
