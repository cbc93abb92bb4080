import { useText } from '../../platform/text.tsx'
import { heats } from './matrix-rules.ts'
import styles from './tariff-matrix.module.css'

export function MatrixKey() {
  const text = useText()
  return (
    <div className={styles.foot}>
      <span className={styles.key}>
        {text('pricing.matrix-cheapest')}
        <span className={styles.scale}>
          {heats.map((heat) => (
            <i key={heat} className={styles[heat]} />
          ))}
        </span>
        {text('pricing.matrix-dearest')}
      </span>
      <span>{text('pricing.matrix-key-heat')}</span>
      {(['lasting', 'draft', 'ending'] as const).map((course) => (
        <span key={course} className={styles.key}>
          <span className={styles.track}>
            <i className={styles[course]} style={{ left: 0, width: '100%' }} />
          </span>
          {text(keyWords[course])}
        </span>
      ))}
    </div>
  )
}

const keyWords = {
  lasting: 'pricing.matrix-key-force',
  draft: 'pricing.matrix-key-draft',
  ending: 'pricing.matrix-key-ending',
} as const
