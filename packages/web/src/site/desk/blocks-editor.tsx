import type { FieldProblems } from '@landbridge/contract/shared/problem'
import {
  type BlockKind,
  blockKinds,
  blockOf,
  fixedShapes,
  type SiteTextKey,
} from '@landbridge/contract/site/site-content'
import { useId, useRef, useState } from 'react'
import { alone } from '../../platform/form/alone.ts'
import { Select } from '../../platform/form/select-input.tsx'
import { WordsField } from '../../platform/form/words-field.tsx'
import { namedText, useText } from '../../platform/text.tsx'
import { Button, Card, IconButton } from '../../platform/ui/parts.tsx'
import { BlockFields } from './block-fields.tsx'
import styles from './desk-texts.module.css'
import { kindNames } from './page-names.ts'
import { type Draft, type DraftBlock, withId } from './text-draft.ts'

type BlocksEditorProps = {
  page: SiteTextKey
  draft: Draft
  wrong: FieldProblems
  onChange: (changes: Partial<Draft>) => void
}

const blankItem = { label: '', title: '', text: '' }
const hasItems: readonly BlockKind[] = ['list', 'steps', 'facts', 'questions']
const blankBlock = (kind: BlockKind) =>
  withId(
    blockOf(kind, { items: hasItems.includes(kind) ? [blankItem] : [], figure: kind === 'figure' ? 'multimodal' : '' }),
  )

const focusMove = (block: Element | undefined, direction: 'up' | 'down') =>
  block?.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus()

export function BlocksEditor({ page, draft, wrong, onChange }: BlocksEditorProps) {
  const text = useText()
  const { blocks } = draft
  const shape = fixedShapes[page]
  const list = useRef<HTMLOListElement>(null)
  const changeBlocks = (next: readonly DraftBlock[]) => onChange({ blocks: next })
  const move = (lineIndex: number, by: number) => {
    const next = [...blocks]
    const [block] = next.splice(lineIndex, 1)
    if (!block) return
    next.splice(lineIndex + by, 0, block)
    changeBlocks(next)
    requestAnimationFrame(() => focusMove(list.current?.children[lineIndex + by], by < 0 ? 'up' : 'down'))
  }
  return (
    <div className={styles.editing}>
      <TitleCard draft={draft} wrong={wrong} onChange={onChange} />
      <div className={styles.blocks}>
        <ol className={styles.blocks} ref={list}>
          {blocks.map((block, index) => {
            const name = text('site.block-name', { number: index + 1, kind: text(kindNames[block.kind]) })
            const change = (changes: Partial<DraftBlock>) =>
              changeBlocks(blocks.map((one) => (one.id === block.id ? { ...one, ...changes } : one)))
            return (
              <li key={block.id}>
                <section className="card" aria-label={name}>
                  <div className="card-h">
                    <h2>{name}</h2>
                    {!shape && (
                      <BlockTools
                        isFirst={index === 0}
                        isLast={index === blocks.length - 1}
                        onMove={(by) => move(index, by)}
                        onRemove={() => changeBlocks(blocks.filter(({ id }) => id !== block.id))}
                      />
                    )}
                  </div>
                  <BlockFields
                    block={block}
                    path={`blocks.${index}`}
                    wrong={wrong}
                    fixedItems={shape?.[index]?.items !== undefined}
                    onChange={change}
                  />
                </section>
              </li>
            )
          })}
        </ol>
        {shape ? (
          <p className="muted">{text('site.shape-fixed')}</p>
        ) : (
          <AddBlock onAdd={(kind) => changeBlocks([...blocks, blankBlock(kind)])} />
        )}
      </div>
    </div>
  )
}

function TitleCard({ draft, wrong, onChange }: Omit<BlocksEditorProps, 'page'>) {
  const text = useText()
  return (
    <Card className={styles.about ?? ''}>
      <div className={`pad labels-above ${styles.fields}`}>
        <WordsField
          label={text('site.title')}
          value={draft.title}
          wrong={wrong.title}
          onChange={(title) => onChange({ title })}
        />
        <WordsField
          label={text('site.description')}
          help={text('site.description-help')}
          rows={5}
          value={draft.description}
          wrong={wrong.description}
          onChange={(description) => onChange({ description })}
        />
        {wrong.blocks && <p className="err">{namedText(text, wrong.blocks)}</p>}
      </div>
    </Card>
  )
}

type BlockToolsProps = { isFirst: boolean; isLast: boolean; onMove: (by: 1 | -1) => void; onRemove: () => void }

function BlockTools({ isFirst, isLast, onMove, onRemove }: BlockToolsProps) {
  const text = useText()
  return (
    <div className="actions">
      <IconButton name="up" data-move="up" label={text('site.move-up')} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton
        name="down"
        data-move="down"
        label={text('site.move-down')}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton name="bin" label={text('site.remove-block')} disabled={isFirst && isLast} onClick={onRemove} />
    </div>
  )
}

function AddBlock({ onAdd }: { onAdd: (kind: BlockKind) => void }) {
  const text = useText()
  const [kind, setKind] = useState<BlockKind>('paragraph')
  return (
    <div className="row wraps">
      <div className={styles.kind}>
        <Select
          {...alone}
          id={useId()}
          label={text('site.block-kind')}
          value={kind}
          options={blockKinds.map((one) => ({ value: one, label: text(kindNames[one]) }))}
          clearable={false}
          onChange={(chosen) => chosen && setKind(chosen as BlockKind)}
        />
      </div>
      <Button look="ghost" icon="plus" onClick={() => onAdd(kind)}>
        {text('site.add-block')}
      </Button>
    </div>
  )
}
