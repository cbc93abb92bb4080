import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useComboBox } from 'react-aria/useComboBox'
import type { AriaListBoxOptions } from 'react-aria/useListBox'
import { Popover } from 'react-aria-components/Popover'
import { type ComboBoxState, useComboBoxState } from 'react-stately/useComboBoxState'
import { isComposing } from '../ui/composing.ts'
import { LibraryLocale } from '../ui/kit-language.tsx'
import type { ListInputProps } from '../ui/list-props.ts'
import type { Option } from '../ui/option.tsx'
import { useOptions } from '../ui/use-options.ts'
import { leadBack, steer } from './list-keys.ts'
import { keyOf, optionCollection, optionKeys } from './option-collection.ts'
import { OptionList } from './option-list.tsx'

/** The library's input of a list field, which replaces the plain one with its focus and selection. */
export const LiveListInput = (props: ListInputProps) => (
  <LibraryLocale>
    <ListInput {...props} />
  </LibraryLocale>
)

function ListInput(props: ListInputProps) {
  const { words, keyword = words, options: source, delayMs, isFree, disabled } = props
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const popover = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const found = useOptions(source, keyword, { isOpen, delayMs })
  const { state, keyboardDelegate } = useListState({ ...props, found: found.options, setOpen })
  const isShown = state.isOpen && !disabled && (!isFree || found.options.length > 0)
  const { inputProps, listBoxProps } = useComboBoxProps(props, {
    input,
    list,
    popover,
    state,
    keyboardDelegate,
    isShown,
  })
  const hasBegun = useTakingOver(input, props.begin)
  useOpening(props.presses, hasBegun, () => {
    if (!props.isTyped && (props.isTypedOver ?? !isFree) && words === input.current?.value) input.current.select()
    state.open(null, 'manual')
  })
  useLight(props, state, found)
  return (
    <>
      <input
        {...inputProps}
        ref={input}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? inputProps['aria-controls'] : undefined}
        aria-required={props.need || undefined}
        inputMode={props.inputMode}
        placeholder={props.placeholder}
        onChange={(event) => {
          props.onWords(event.target.value)
          state.open(null, 'input')
        }}
        onKeyDown={(event) => {
          if (!isComposing(event) && !steer(event, { props, state, popover: popover.current }))
            inputProps.onKeyDown?.(event)
        }}
      />
      <ListPopover
        props={props}
        state={state}
        found={found}
        input={input}
        list={list}
        popover={popover}
        listProps={listBoxProps}
        isShown={isShown}
      />
    </>
  )
}

type ComboBoxParts = {
  input: RefObject<HTMLInputElement | null>
  list: RefObject<HTMLDivElement | null>
  popover: RefObject<HTMLElement | null>
  isShown: boolean
} & ReturnType<typeof useListState>

/** The library's attributes of the input and its list, under the field's names. */
function useComboBoxProps(
  props: ListInputProps,
  { input, list, popover, isShown, state, keyboardDelegate }: ComboBoxParts,
) {
  const [labelledBy] = useState(() => labelIdOf(props))
  return useComboBox<Option>(
    {
      ...(props.id !== undefined && { id: props.id }),
      ...(props.label !== undefined && { 'aria-label': props.label }),
      ...(labelledBy !== undefined && { 'aria-labelledby': labelledBy }),
      ...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy }),
      isInvalid: !!props.invalid,
      isDisabled: !!props.disabled,
      validationBehavior: 'aria',
      inputRef: input,
      listBoxRef: list,
      popoverRef: popover,
      keyboardDelegate,
      onBlur: () => props.onLeave(),
    },
    // What else stands on the page is kept from screen readers only while there is a list to read.
    { ...state, isOpen: isShown },
  )
}

/** The id of the field's label, which also names its list. */
function labelIdOf({ id, label }: ListInputProps): string | undefined {
  const labelElement = label === undefined && id ? document.querySelector(`label[for="${CSS.escape(id)}"]`) : null
  if (labelElement && !labelElement.id) labelElement.id = `${id}-label`
  return labelElement?.id
}

type State = ComboBoxState<Option>

type PopoverProps = {
  props: ListInputProps
  state: State
  found: ReturnType<typeof useOptions>
  input: RefObject<HTMLInputElement | null>
  list: RefObject<HTMLDivElement | null>
  popover: RefObject<HTMLElement | null>
  listProps: AriaListBoxOptions<Option>
  isShown: boolean
}

/** The popover of options, or of the field's own panel. */
function ListPopover({ props, state, found, input, list, popover, listProps, isShown }: PopoverProps) {
  const { words, keyword = words, head, panel, isTyped } = props
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget === input.current || currentTarget.contains(relatedTarget)) return
    state.setOpen(false)
    props.onLeave()
  }
  const back = () => {
    state.setOpen(false)
    input.current?.focus()
  }
  return (
    <Popover
      ref={popover}
      triggerRef={props.box}
      isOpen={isShown}
      isNonModal
      placement="bottom start"
      offset={4}
      containerPadding={8}
      className="hanging fits"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press in the list must not take the focus out of the field */}
      <div
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={(event) => leadBack(event, input.current)}
        onBlur={leave}
      >
        {head}
        {panel && !isTyped ? (
          panel(back)
        ) : (
          <OptionList
            {...found}
            state={state}
            keyword={keyword}
            listProps={listProps}
            listRef={list}
            value={props.value}
          />
        )}
      </div>
    </Popover>
  )
}
type ListStateProps = ListInputProps & { found: readonly Option[]; setOpen: (isOpen: boolean) => void }

/** State of options and focus; the field itself holds the choice. */
function useListState({ found, words, onWords, onChoose, setOpen }: ListStateProps) {
  const collection = useMemo(() => optionCollection(found), [found])
  const keyboardDelegate = useMemo(
    () => optionKeys(found, (key) => collection.getItem(key)?.index ?? -1),
    [found, collection],
  )
  const state: State = useComboBoxState<Option>({
    collection,
    items: found,
    inputValue: words,
    onInputChange: onWords,
    value: null,
    onChange: (key) => {
      const option = key === null ? undefined : collection.getItem(key)?.value
      if (!option || option.disabled) return
      onChoose(option)
      state.setOpen(false)
    },
    menuTrigger: 'manual',
    allowsEmptyCollection: true,
    onOpenChange: setOpen,
  })
  return { state, keyboardDelegate }
}

/**
 * Takes focus and selection over from the plain field; true unless the reader has gone on to another field meanwhile.
 */
function useTakingOver(input: RefObject<HTMLInputElement | null>, begin: ListInputProps['begin']): RefObject<boolean> {
  const hasBegun = useRef(false)
  useLayoutEffect(() => {
    const field = input.current
    // With the plain input its focus went away: what has it now was entered since.
    if (!begin || field?.ownerDocument.activeElement !== field?.ownerDocument.body) return
    hasBegun.current = true
    field?.focus({ preventScroll: true })
    field?.setSelectionRange(begin.from, begin.to)
  }, [begin, input])
  return hasBegun
}

/** Opens on each press of the field, unless the reader left it before it became live. */
function useOpening(presses: number, hasBegun: RefObject<boolean>, open: () => void): void {
  const done = useRef<number>(undefined)
  useEffect(() => {
    done.current ??= hasBegun.current ? 0 : presses
    if (presses === done.current) return
    done.current = presses
    open()
  })
}

/**
 * Highlights the option that Enter takes: the first that fits the typed words, or the chosen one before any are typed.
 */
function useLight(
  { keyword, words, value, isTyped }: ListInputProps,
  { isOpen, selectionManager }: State,
  found: ReturnType<typeof useOptions>,
): void {
  const isFitting = found.keyword === (keyword ?? words)
  const wanted = isTyped
    ? found.options.find(({ disabled }) => !disabled)
    : found.options.find((one) => one.value === value)
  const lit = isFitting && wanted ? keyOf(wanted) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options or other words light anew
  useEffect(() => {
    if (isOpen && (isTyped || lit !== null)) selectionManager.setFocusedKey(lit)
  }, [isOpen, lit, found.options, words])
}
