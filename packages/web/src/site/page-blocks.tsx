import type { ContentBlock } from '@landbridge/contract/site/site-content'
import { ButtonLink } from '../platform/ui/parts.tsx'
import { PageFigure } from './page-figure.tsx'
import styles from './site.module.css'

type Section = { id: string; title: string; blocks: readonly ContentBlock[] }

/** A page's sections by heading; the first may have no title. */
export function sectionsOf(blocks: readonly ContentBlock[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    const open = sections.at(-1)
    if (block.kind === 'heading') sections.push({ id: `part-${sections.length + 1}`, title: block.text, blocks: [] })
    else if (open) sections[sections.length - 1] = { ...open, blocks: [...open.blocks, block] }
    else sections.push({ id: 'part-0', title: '', blocks: [block] })
  }
  return sections
}

export function Sections({ sections, wide }: { sections: readonly Section[]; wide?: boolean }) {
  return (
    <div className={`card ${styles.sections}`}>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className={wide ? styles.wide : undefined}>
          {title && <h2>{title}</h2>}
          <div className={styles.matter}>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a published page does not change while it is read
              <Block key={index} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'figure':
      return <PageFigure name={block.figure} />
    case 'button':
      return (
        <p>
          <ButtonLink to={block.to}>{block.text}</ButtonLink>
        </p>
      )
    default:
      return <Lines block={block} />
  }
}

function Lines({ block: { kind, items } }: { block: ContentBlock }) {
  if (kind === 'facts') {
    return (
      <dl className={styles.facts}>
        {items.map(({ title, text }) => (
          <div key={title + text}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  }
  if (kind === 'questions') {
    return items.map(({ title, text }) => (
      <details key={title} className={styles.question}>
        <summary>{title}</summary>
        <p>{text}</p>
      </details>
    ))
  }
  const lines = items.map(({ label, title, text }) => (
    <li key={title + text}>
      {label && <small>{label}</small>}
      {title && <strong>{title}</strong>}
      {text && <span>{text}</span>}
    </li>
  ))
  return kind === 'steps' ? <ol className={styles.steps}>{lines}</ol> : <ul className={styles.list}>{lines}</ul>
}
