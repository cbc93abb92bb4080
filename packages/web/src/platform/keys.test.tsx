import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../testing/page.tsx'
import { keyTable, switchSingleKeys, useKey } from './keys.ts'
import { Dialog } from './ui/dialog.tsx'

afterEach(() => switchSingleKeys(true))

function Listening({ next, palette }: Record<'next' | 'palette', () => void>) {
  useKey('next', next)
  useKey('palette', palette)
  return null
}

async function open(more?: React.ReactNode) {
  const heard = { next: vi.fn(), palette: vi.fn() }
  const page = await openPart(
    <>
      <Listening {...heard} />
      <input aria-label="Words" />
      <input type="checkbox" aria-label="Pick" />
      {more}
    </>,
  )
  return { ...heard, ...page, user: userEvent.setup() }
}

const press = (init: KeyboardEventInit, at: EventTarget = document.body) =>
  at.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))

it('has each key once', () => {
  const pressed = keyTable.map((one) => `${'hasControl' in one} ${one.key}`)
  expect(new Set(pressed).size).toBe(pressed.length)
})

it('hears a letter on the page and on a box that is ticked, and not where it is typed', async () => {
  const { next, user } = await open()
  await user.keyboard('j')
  await user.click(screen.getByLabelText('Pick'))
  await user.keyboard('j')
  expect(next).toHaveBeenCalledTimes(2)
  await user.type(screen.getByLabelText('Words'), 'jj')
  expect(next).toHaveBeenCalledTimes(2)
  expect(screen.getByLabelText('Words')).toHaveProperty('value', 'jj')
})

it('hears no letter with a modifier, in a dialog, or while an input method composes', async () => {
  const { next, palette } = await open()
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])
    press({ key: 'j', code: 'KeyJ', ...modifier })
  press({ key: 'j', code: 'KeyJ', isComposing: true })
  expect(next).not.toHaveBeenCalled()
  await openPart(
    <>
      <Listening next={next} palette={palette} />
      <Dialog title="Sure?" onClose={() => {}} />
    </>,
  )
  press({ key: 'j', code: 'KeyJ' })
  press({ key: 'k', code: 'KeyK', ctrlKey: true })
  expect(next).not.toHaveBeenCalled()
  expect(palette).not.toHaveBeenCalled()
})

it('hears Ctrl and K while something is typed, also as ⌘, and knows keys by their place where the layout has no Latin letters', async () => {
  const { next, palette } = await open()
  press({ key: 'k', code: 'KeyK', ctrlKey: true }, screen.getByLabelText('Words'))
  press({ key: 'k', code: 'KeyK', metaKey: true })
  press({ key: 'л', code: 'KeyK', ctrlKey: true })
  expect(palette).toHaveBeenCalledTimes(3)
  press({ key: 'о', code: 'KeyJ' })
  expect(next).toHaveBeenCalledOnce()
  // In another Latin layout the letter on the key counts, wherever it stands.
  press({ key: 'h', code: 'KeyJ' })
  press({ key: 'j', code: 'KeyC' })
  expect(next).toHaveBeenCalledTimes(2)
})

it('hears no single letter once they are switched off, and remembers that', async () => {
  const { next, palette, user } = await open()
  switchSingleKeys(false)
  expect(localStorage.getItem('singleKeys')).toBe('off')
  await user.keyboard('j')
  expect(next).not.toHaveBeenCalled()
  press({ key: 'k', code: 'KeyK', ctrlKey: true })
  expect(palette).toHaveBeenCalledOnce()
  switchSingleKeys(true)
  await user.keyboard('j')
  expect(next).toHaveBeenCalledOnce()
})

it('hears nothing any more when the part is gone', async () => {
  const { next, unmount } = await open()
  unmount()
  press({ key: 'j', code: 'KeyJ' })
  expect(next).not.toHaveBeenCalled()
})
