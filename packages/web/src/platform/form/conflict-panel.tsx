import type { Difference } from '@landbridge/contract/shared/differences'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../text.tsx'
import { Icon } from '../ui/icon.tsx'
import { Button } from '../ui/parts.tsx'
import { Radios } from '../ui/ticks.tsx'
import styles from './conflict-panel.module.css'
import type { FieldTexts } from './field-words.ts'

type PanelProps = {
  differences: readonly Difference[]
  texts: FieldTexts
  /** Continues with the reader's version, except for the fields taken from the other one. */
  onChoose: (taken: readonly Difference[]) => void
  isBusy?: boolean
}

/**
 * Differences between two people's versions side by side, of which the reader keeps one field by field or all at once.
 */
export function ConflictPanel({ differences, texts, onChoose, isBusy = false }: PanelProps) {
  const text = useText()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ isMine }) => !isMine).map(({ path }) => path)),
  )
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const choose = (path: string, isTheirs: boolean) =>
    setTheirs((before) => new Set(isTheirs ? [...before, path] : [...before].filter((one) => one !== path)))
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} role="alert" aria-labelledby={id}>
      <strong id={id}>
        <Icon name="warn" size="s" /> {text('shared.conflict-head')}
      </strong>
      <p className="small">{text(differences.length > 0 ? 'shared.conflict-hint' : 'shared.conflict-same')}</p>
      {differences.length > 0 && (
        <>
          <div className="row wraps">
            <Button look="ghost" low onClick={() => setTheirs(new Set())}>
              {text('shared.keep-all-mine')}
            </Button>
            <Button look="ghost" low onClick={() => setTheirs(new Set(differences.map(({ path }) => path)))}>
              {text('shared.take-all-theirs')}
            </Button>
          </div>
          <ul className={styles.list}>
            {differences.map((one) => (
              <Row key={one.path} difference={one} texts={texts} isTheirs={theirs.has(one.path)} onChoose={choose} />
            ))}
          </ul>
        </>
      )}
      <div className="row">
        <Button low busy={isBusy} onClick={() => onChoose(differences.filter(({ path }) => theirs.has(path)))}>
          {text('shared.conflict-go-on')}
        </Button>
      </div>
    </section>
  )
}

type RowProps = {
  difference: Difference
  texts: FieldTexts
  isTheirs: boolean
  onChoose: (path: string, isTheirs: boolean) => void
}

function Row({ difference: { path, mine, theirs }, texts, isTheirs, onChoose }: RowProps) {
  const text = useText()
  const id = useId()
  const sides = [
    { side: 'mine', word: text('shared.conflict-mine'), value: mine },
    { side: 'theirs', word: text('shared.conflict-theirs'), value: theirs },
  ] as const
  return (
    <li>
      <div className={styles.row}>
        <span className="label" id={id}>
          {texts.labelOf(path)}
        </span>
        <Radios
          labelledBy={id}
          value={isTheirs ? 'theirs' : 'mine'}
          onChange={(side) => onChoose(path, side === 'theirs')}
          className={styles.sides}
          choiceClass={styles.side}
          choices={sides.map(({ side, word, value }) => ({
            value: side,
            label: (
              <span>
                <span className="muted small">{word}</span>{' '}
                <span className={styles.value}>{texts.valueTextOf(path, value)}</span>
              </span>
            ),
          }))}
        />
      </div>
    </li>
  )
}
