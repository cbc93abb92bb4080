import { type Mode, modes } from '@landbridge/contract/shared/modes'
import type { BlockItem } from '@landbridge/contract/site/site-content'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import styles from './home.module.css'
import { modeOrder, useModeWords } from './mode-words.ts'

/** What each mode is good for; a card leads to its prices. */
export function HomeModes({ title, items }: { title: string; items: readonly BlockItem[] }) {
  const text = useText()
  const words = useModeWords()
  return (
    <section aria-labelledby="modes">
      <h2 id="modes">{title}</h2>
      <ul className={styles.modes}>
        {modeOrder.map((mode: Mode, at) => (
          <li key={mode}>
            <Link className="card" to={paths.freightQuery(mode)}>
              <span className={`${styles.modeIcon} mode-${mode}`}>
                <Icon name={modes[mode].icon} size="l" />
              </span>
              <b>{words[mode]}</b>
              <strong>{items[at]?.title}</strong>
              <p className="muted">{items[at]?.text}</p>
              <span>{text('shell.search-go')} →</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
