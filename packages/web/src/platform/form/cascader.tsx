import { Suspense, useMemo, useState } from 'react'
import { lazyPart } from '../load-part.ts'
import { useText } from '../text.tsx'
import { Icon } from '../ui/icon.tsx'
import { ListField } from '../ui/list-field.tsx'
import type { Tree } from '../ui/option.tsx'
import type { Control } from './field-frame.tsx'

type CascaderProps = Control<string | null | undefined> & {
  tree: readonly Tree[]
  placeholder?: string
  low?: boolean
  label?: string
}

const CascaderPanel = lazyPart(async () => (await import('../live/cascader-panel.tsx')).CascaderPanel)

/** A choice on two levels, branches at the left and leaves at the right, with a search over all leaves. */
export function Cascader({ value, onChange, onBlur, tree, low, placeholder, ...rest }: CascaderProps) {
  const text = useText()
  const [typed, setTyped] = useState<string>()
  const leaves = useMemo(
    () => tree.flatMap((one) => one.children.map((leaf) => ({ ...leaf, subLabel: one.label }))),
    [tree],
  )
  const chosen = leaves.find((leaf) => leaf.value === value)
  const choose = (leaf: string) => {
    onChange(leaf)
    setTyped(undefined)
  }
  return (
    <ListField
      {...rest}
      className={low ? 'input low' : 'input'}
      placeholder={placeholder ?? text('shared.choose')}
      words={typed ?? chosen?.label ?? ''}
      keyword={typed ?? ''}
      isTyped={!!typed}
      onWords={setTyped}
      value={value ?? undefined}
      options={leaves}
      delayMs={0}
      onChoose={(leaf) => choose(leaf.value)}
      onEnter={() => setTyped(undefined)}
      onEscape={() => setTyped(undefined)}
      onLeave={() => {
        setTyped(undefined)
        onBlur()
      }}
      panel={(close) => (
        <Suspense fallback={null}>
          <CascaderPanel
            tree={tree}
            value={value ?? undefined}
            onChoose={(leaf) => {
              choose(leaf)
              close()
            }}
          />
        </Suspense>
      )}
      after={<Icon name="down" size="s" />}
    />
  )
}
