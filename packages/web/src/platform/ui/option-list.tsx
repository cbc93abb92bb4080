import { Fragment, useEffect, useRef } from 'react'
import { useText } from '../text.tsx'
import { Marked, type Option } from './option.tsx'
import { problemText, Skeleton } from './states.tsx'

type OptionListProps = {
  id: string
  found: { options: readonly Option[]; isLoading: boolean; error?: unknown }
  lit: number
  keyword: string
  value: string | undefined
  onChoose: (option: Option) => void
  onLight: (at: number) => void
}

/** The options under a field, under their headings, the one in reach lit. */
export function OptionList({ id, found, lit, keyword, value, onChoose, onLight }: OptionListProps) {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the lit option
  useEffect(() => {
    list.current?.querySelector('.lit')?.scrollIntoView?.({ block: 'nearest' })
  }, [lit])
  const { options, isLoading, error } = found
  return (
    <div className="options" role="listbox" id={id} ref={list} aria-busy={isLoading}>
      {options.map((option, at) => (
        <Fragment key={`${option.group ?? ''} ${option.value}`}>
          {option.group && option.group !== options[at - 1]?.group && <div className="group">{option.group}</div>}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the lit option */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field */}
          <div
            id={`${id}-${at}`}
            role="option"
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            className={at === lit ? 'option lit' : 'option'}
            onClick={() => onChoose(option)}
            onMouseMove={() => onLight(at)}
          >
            <span>
              <Marked label={option.label} keyword={keyword} />
            </span>
            {option.subLabel && <small>{option.subLabel}</small>}
          </div>
        </Fragment>
      ))}
      {options.length === 0 && isLoading && (
        <div className="none">
          <Skeleton width={160} />
        </div>
      )}
      {options.length === 0 && !isLoading && (
        <div className="none" role="status">
          {error ? problemText(error, text) : text('shared.no-match')}
        </div>
      )}
    </div>
  )
}
