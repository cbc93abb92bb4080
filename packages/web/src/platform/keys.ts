import { useEffect, useRef } from 'react'
import { store } from './store.ts'

type Key = {
  name: string
  /** The key's name; a single letter acts only outside of text fields. */
  key: string
  /** With Ctrl or ⌘, also inside of text fields. */
  hasControl?: boolean
}

/** Every key of the portal, for listeners and the sheet of keys. */
export const keyTable = [
  { name: 'palette', key: 'k', hasControl: true },
  { name: 'sheet', key: '?' },
  { name: 'search', key: '/' },
  { name: 'next', key: 'j' },
  { name: 'previous', key: 'k' },
  { name: 'open', key: 'o' },
  { name: 'accept', key: 'a' },
  { name: 'undo', key: 'u' },
  { name: 'close', key: 'escape' },
] as const satisfies readonly Key[]
export type KeyName = (typeof keyTable)[number]['name']

const settingKey = 'singleKeys'
/** True while single keys act, which dictation users can switch off in this browser. */
const singleKeys = store(readSetting())
function readSetting(): boolean {
  return typeof localStorage === 'undefined' || localStorage.getItem(settingKey) !== 'off'
}
export const useSingleKeys = singleKeys.use
export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(settingKey)
  else localStorage.setItem(settingKey, 'off')
  singleKeys.set(isOn)
}

const handlers = new Map<KeyName, (() => void)[]>()

/** Runs on the key while mounted; the last mounted user of a key wins. */
export function useKey(name: KeyName, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const own = () => latest.current()
    if (handlers.size === 0) window.addEventListener('keydown', pressed)
    handlers.set(name, [...(handlers.get(name) ?? []), own])
    return () => {
      const others = handlers.get(name)?.filter((one) => one !== own) ?? []
      if (others.length > 0) handlers.set(name, others)
      else handlers.delete(name)
      if (handlers.size === 0) window.removeEventListener('keydown', pressed)
    }
  }, [name])
}

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return
  const name = keyTable.find((one: Key) => isPressed(one, event))?.name
  const run = name && handlers.get(name)?.at(-1)
  if (!run) return
  event.preventDefault()
  run()
}

function isPressed({ key, hasControl = false }: Key, event: KeyboardEvent): boolean {
  const control = event.ctrlKey || event.metaKey
  if (control !== hasControl || event.altKey || charOf(event) !== key) return false
  if (hasControl) return !event.shiftKey
  // A sign may need Shift, by the layout of the keyboard; a letter with Shift is another thing.
  const isPlain = !event.shiftKey || !/[a-z]/.test(key)
  // A key that writes nothing disturbs nobody who dictates.
  return isPlain && (key.length > 1 || singleKeys.read()) && !isTaken(event.target)
}

/** A key's sign or Latin letter, by its place in a layout without Latin letters. */
function charOf({ key, code }: KeyboardEvent): string {
  const sign = { '？': '?', '／': '/' }[key] ?? key.toLowerCase()
  if (/^[a-z?/]$/.test(sign)) return sign
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : sign
}

const notTyped = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'image', 'color']
const takers = [
  `input:not(${notTyped.map((type) => `[type=${type}]`).join(', ')})`,
  'textarea, select, [contenteditable]:not([contenteditable=false])',
  '[role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]',
  // A letter in a list leads to what begins with it.
  '[role=listbox], [role=menu], [role=menubar], [role=tree], [role=grid], [aria-haspopup=listbox]',
].join(', ')

/** True where the focused element takes letters. */
const isTaken = (target: EventTarget | null): boolean => target instanceof Element && target.closest(takers) !== null
