import { useText } from '../../platform/text.tsx'
import styles from './home.module.css'
import { HotLanes } from './hot-lanes.tsx'
import { QuoteSearch } from './quote-search.tsx'
import { WorldLine } from './world-line.tsx'

/** The front page: the quote search, the four steps, and today's lanes. */
export function HomePage() {
  const text = useText()
  const steps = [
    [text('shell.step-1'), text('shell.step-1-title'), text('shell.step-1-hint')],
    [text('shell.step-2'), text('shell.step-2-title'), text('shell.step-2-hint')],
    [text('shell.step-3'), text('shell.step-3-title'), text('shell.step-3-hint')],
    [text('shell.step-4'), text('shell.step-4-title'), text('shell.step-4-hint')],
  ] as const
  return (
    <>
      <div className={styles.hero}>
        <div className="wrap">
          <WorldLine />
          <h1>{text('shell.hero-title')}</h1>
          <p>{text('shell.hero-hint')}</p>
        </div>
      </div>
      <div className="wrap">
        <QuoteSearch />
        <ol className={styles.steps}>
          {steps.map(([name, title, hint], at) => (
            <li key={title}>
              <span className={styles.step}>
                {at + 1} · {name}
              </span>
              <strong>{title}</strong>
              <p className="muted">{hint}</p>
            </li>
          ))}
        </ol>
        <h2>{text('shell.hot-lanes')}</h2>
        <HotLanes />
      </div>
      <Footer />
    </>
  )
}

function Footer() {
  const text = useText()
  return (
    <footer className={styles.footer}>
      <div className="wrap">{text('shell.footer-home')}</div>
    </footer>
  )
}
