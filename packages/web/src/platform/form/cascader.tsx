import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { useText } from '../text.tsx'
import { Floating } from '../ui/floating.tsx'
import { Icon } from '../ui/icon.tsx'
import { Marked } from '../ui/option.tsx'
import type { Control } from './field-frame.tsx'

/** A branch and its leaves; only a leaf can be chosen. */
export type Tree = { value: string; label: string; children: readonly { value: string; label: string }[] }

type CascaderProps = Control<string | null | undefined> & {
  tree: readonly Tree[]
  placeholder?: string
  low?: boolean
  label?: string
}

/** A choice on two levels: the branch at the left, its leaves at the right; typing searches all leaves. */
export function Cascader({ id, value, onChange, onBlur, tree, low, label, placeholder, ...rest }: CascaderProps) {
  const text = useText()
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const close = useCallback(() => {
    setOpen(false)
    setTyped(undefined)
  }, [])
  const leaves = tree.flatMap((one) => one.children.map((leaf) => ({ ...leaf, branch: one.label })))
  const chosen = leaves.find((leaf) => leaf.value === value)
  const keyword = (typed ?? '').trim().toLowerCase()
  const matches = keyword ? leaves.filter((leaf) => leaf.label.toLowerCase().includes(keyword)) : undefined
  const choose = (leaf: string) => {
    onChange(leaf)
    close()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setOpen(true)
    if (event.key === 'Escape') close()
    if (event.key !== 'Enter' || !matches?.[0]) return
    event.preventDefault()
    choose(matches[0].value)
  }
  return (
    <span ref={box} className={low ? 'in low' : 'in'}>
      <input
        id={id}
        role="combobox"
        aria-controls={undefined}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        autoComplete="off"
        aria-invalid={rest.invalid || undefined}
        aria-describedby={rest.describedBy}
        disabled={rest.disabled}
        placeholder={placeholder ?? text('shared.choose')}
        value={typed ?? chosen?.label ?? ''}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
        }}
        onKeyDown={keys}
        onBlur={onBlur}
      />
      <Icon name="down" size="s" />
      {isOpen && !rest.disabled && (
        <Floating anchor={box} onClose={close} fit>
          {matches ? (
            <Leaves leaves={matches} value={value} keyword={keyword} onChoose={choose} />
          ) : (
            <Branches tree={tree} value={value} onChoose={choose} />
          )}
        </Floating>
      )}
    </span>
  )
}

type BranchesProps = { tree: readonly Tree[]; value: string | null | undefined; onChoose: (value: string) => void }

function Branches({ tree, value, onChoose }: BranchesProps) {
  const [lit, setLit] = useState<string>()
  const open = tree.find((branch) =>
    lit ? branch.value === lit : branch.children.some((leaf) => leaf.value === value),
  )
  const branch = open ?? tree[0]
  return (
    <div className="cascade">
      <div className="options">
        {tree.map((one) => (
          <button
            key={one.value}
            type="button"
            className="pop-item"
            aria-current={one === branch}
            onClick={() => setLit(one.value)}
            onMouseEnter={() => setLit(one.value)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <Leaves leaves={branch?.children ?? []} value={value} keyword="" onChoose={onChoose} />
    </div>
  )
}

type LeavesProps = {
  leaves: readonly { value: string; label: string; branch?: string }[]
  value: string | null | undefined
  keyword: string
  onChoose: (value: string) => void
}

function Leaves({ leaves, value, keyword, onChoose }: LeavesProps) {
  const text = useText()
  return (
    <div className="options">
      {leaves.map((leaf) => (
        <button
          key={leaf.value}
          type="button"
          className="pop-item"
          aria-current={leaf.value === value}
          onClick={() => onChoose(leaf.value)}
        >
          <span>
            <Marked label={leaf.label} keyword={keyword} />
          </span>
          {leaf.branch && <small className="muted">{leaf.branch}</small>}
        </button>
      ))}
      {leaves.length === 0 && <div className="none">{text('shared.no-match')}</div>}
    </div>
  )
}
