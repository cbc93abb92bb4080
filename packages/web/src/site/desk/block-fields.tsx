import type { FieldProblems } from '@landbridge/contract/shared/problem'
import { type BlockItem, blockNeeds, type ContentBlock, figureNames } from '@landbridge/contract/site/site-content'
import { useId } from 'react'
import { alone } from '../../platform/form/alone.ts'
import { Select } from '../../platform/form/select-input.tsx'
import { WordsField } from '../../platform/form/words-field.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import { PageFigure } from '../page-figure.tsx'
import styles from './desk-texts.module.css'
import { figureLabels } from './page-names.ts'

type BlockFieldsProps = {
  block: ContentBlock
  path: string
  wrong: FieldProblems
  fixedItems: boolean
  onChange: (changes: Partial<ContentBlock>) => void
}

export function BlockFields({ block, path, wrong, fixedItems, onChange }: BlockFieldsProps) {
  const text = useText()
  const needs = blockNeeds[block.kind]
  return (
    <div className={`pad labels-above ${styles.fields}`}>
      {needs.text && (
        <WordsField
          label={text(block.kind === 'button' ? 'site.button-words' : 'site.words')}
          value={block.text}
          {...(block.kind === 'paragraph' && { rows: 4 })}
          wrong={wrong[`${path}.text`]}
          onChange={(words) => onChange({ text: words })}
        />
      )}
      {needs.to && (
        <WordsField
          label={text('site.leads-to')}
          help={text('site.own-address')}
          value={block.to}
          wrong={wrong[`${path}.to`]}
          onChange={(to) => onChange({ to })}
        />
      )}
      {needs.figure && <FigureChoice value={block.figure} onChange={(figure) => onChange({ figure })} />}
      {needs.items && (
        <Items block={block} path={path} wrong={wrong} fixed={fixedItems} onChange={(items) => onChange({ items })} />
      )}
    </div>
  )
}

function FigureChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText()
  return (
    <div className={styles.figure}>
      <Select
        {...alone}
        id={useId()}
        label={text('site.kind-figure')}
        value={value}
        options={figureNames.map((name) => ({ value: name, label: text(figureLabels[name]) }))}
        clearable={false}
        onChange={(name) => name && onChange(name)}
      />
      <PageFigure name={value} />
    </div>
  )
}

type ItemsProps = {
  block: ContentBlock
  path: string
  wrong: FieldProblems
  fixed: boolean
  onChange: (items: BlockItem[]) => void
}

function Items({ block: { kind, items }, path, wrong, fixed, onChange }: ItemsProps) {
  const text = useText()
  const words: Partial<Record<typeof kind, readonly [TextKey, TextKey]>> = {
    questions: ['site.question', 'site.answer'],
    facts: ['site.name', 'site.value'],
  }
  const [title, more] = words[kind] ?? ['site.item-title', 'site.words']
  const hasLabel = items.some(({ label }) => label)
  const set = (lineIndex: number, changes: Partial<BlockItem>) =>
    onChange(items.map((item, i) => (i === lineIndex ? { ...item, ...changes } : item)))
  return (
    <>
      <ol className={styles.items}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end and hold no state of their own
          <li key={index} aria-label={text('site.line', { number: index + 1 })}>
            <div className={styles.fields}>
              {hasLabel && (
                <WordsField
                  label={text('site.item-label')}
                  value={item.label}
                  onChange={(label) => set(index, { label })}
                />
              )}
              <WordsField
                label={text(title)}
                value={item.title}
                wrong={wrong[`${path}.items.${index}.title`]}
                onChange={(next) => set(index, { title: next })}
              />
              <WordsField
                label={text(more)}
                rows={2}
                value={item.text}
                wrong={wrong[`${path}.items.${index}.text`]}
                onChange={(next) => set(index, { text: next })}
              />
            </div>
            {!fixed && (
              <IconButton
                name="bin"
                label={text('site.remove-line', { number: index + 1 })}
                disabled={items.length === 1}
                onClick={() => onChange(items.filter((_, i) => i !== index))}
              />
            )}
          </li>
        ))}
      </ol>
      {!fixed && (
        <div>
          <Button look="ghost" low icon="plus" onClick={() => onChange([...items, { label: '', title: '', text: '' }])}>
            {text('site.add-line')}
          </Button>
        </div>
      )}
    </>
  )
}
