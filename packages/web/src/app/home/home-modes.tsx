import { modes } from '@landbridge/contract/shared/modes'
import type { BlockItem } from '@landbridge/contract/site/site-content'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { isOpenMode, modeOrder, useModeName } from '../modes/mode-words.ts'
import styles from './home.module.css'

export function HomeModes({ title, items }: { title: string; items: readonly BlockItem[] }) {
  const text = useText()
  const nameOf = useModeName()
  return (
    <section aria-labelledby="modes">
      <h2 id="modes">{title}</h2>
      <ul className={styles.modes}>
        {modeOrder.map((mode, index) => (
          <li key={mode}>
            <Link className="card" to={paths.freightQuery(mode)}>
              <span className={`${styles.modeIcon} mode-${mode}`}>
                <Icon name={modes[mode].icon} size="l" />
              </span>
              <b>{nameOf(mode)}</b>
              <strong>{items[index]?.title}</strong>
              <p className="muted">{items[index]?.text}</p>
              <span className={isOpenMode(mode) ? undefined : styles.unopened}>
                {isOpenMode(mode) ? `${text('shell.search-go')} →` : text('shell.unopened')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
