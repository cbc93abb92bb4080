import {
  type ChangeEvent,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { loadPart } from '../load-part.ts'
import { isComposing } from './composing.ts'
import type { ListFieldProps, ListInputProps } from './list-props.ts'

type Live = ComponentType<ListInputProps>
let live: Live | undefined
const loadLive = async (): Promise<Live> => {
  live = await loadPart(async () => (await import('../live/list-input.tsx')).LiveListInput)
  return live
}

type FrameProps = ListFieldProps & { className: string; before?: ReactNode; after?: ReactNode }

/** A field with a list of options, plain until its first focus, so that a table of many is cheap. */
export function ListField({ className, before, after, ...props }: FrameProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [presses, setPresses] = useState(0)
  const countPress = () => setPresses((times) => times + 1)
  const { taken, plain } = useTakeOver(props, countPress)
  const press = ({ target }: { target: EventTarget }) => {
    if (!props.disabled && !(target as Element).closest('button')) countPress()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys
    <span ref={box} className={className} onClick={press}>
      {before}
      {taken ? (
        <taken.Live {...props} box={box} begin={taken.begin} presses={presses} />
      ) : (
        <input
          {...plain}
          id={props.id}
          role="combobox"
          autoComplete="off"
          aria-label={props.label}
          aria-expanded={false}
          aria-controls={undefined}
          aria-autocomplete="list"
          aria-required={props.need || undefined}
          aria-invalid={props.invalid || undefined}
          aria-describedby={props.describedBy}
          disabled={props.disabled}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          value={props.words}
          onBlur={props.onLeave}
        />
      )}
      {after}
    </span>
  )
}

/** The plain input, whose focus loads the library's input, which replaces it while no word is half written. */
function useTakeOver(props: ListFieldProps, ask: () => void) {
  const input = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState<{ Live: Live; begin: ListInputProps['begin'] }>()
  const isHalfWritten = useRef(false)
  const isPressed = useRef(false)
  const replaceInput = (Live: Live) => {
    const field = input.current
    if (!field || isHalfWritten.current || isPressed.current) return
    const hasFocus = field.ownerDocument.activeElement === field
    const begin = hasFocus ? { from: field.selectionStart ?? 0, to: field.selectionEnd ?? 0 } : undefined
    setTaken({ Live, begin })
  }
  // At once: a press between its coming and the next drawing would be lost with the input that it began on.
  const takeOver = () =>
    live ? replaceInput(live) : void loadLive().then((Live) => flushSync(() => replaceInput(Live)))
  const plain = {
    ref: input,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (props.isTypedOver ?? !props.isFree) currentTarget.select()
      takeOver()
    },
    // A press whose input is taken away before its end is no click, and would open nothing.
    onPointerDown: () => {
      isPressed.current = true
    },
    onClick: () => {
      isPressed.current = false
      takeOver()
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      isPressed.current = false
      props.onWords(target.value)
      ask()
      takeOver()
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isComposing(event)) return
      props.onKey?.(event)
      if (event.key === 'ArrowDown') ask()
      if (event.key === 'Enter') props.onEnter(event)
    },
    onCompositionStart: () => {
      isHalfWritten.current = true
    },
    onCompositionEnd: () => {
      isHalfWritten.current = false
      if (live) replaceInput(live)
    },
  }
  return { taken, plain }
}
