import { waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { focusAfterRemoval } from './after-removal.ts'

afterEach(() => document.body.replaceChildren())

it('goes on at what adds a line, though the line that goes stood for another moment and took the keyboard along', async () => {
  document.body.innerHTML =
    '<button data-remove="goods.0">Remove</button><span data-add="goods"><button>Add</button></span>'
  const [going, add] = document.querySelectorAll('button')
  going?.addEventListener('focus', () => queueMicrotask(() => going.remove()))
  focusAfterRemoval(document, 'goods', 0)
  await waitFor(() => expect(document.activeElement).toBe(add))
})

const halfASecond = 32 * 16

it('goes on at the line that takes the place of the one that went, and leaves the keyboard there', async () => {
  document.body.innerHTML =
    '<button data-remove="goods.0">Remove</button><span data-add="goods"><button>Add</button></span>'
  const focused: (string | null)[] = []
  document.body.addEventListener('focusin', (event) => focused.push((event.target as Element).textContent))
  focusAfterRemoval(document, 'goods', 0)
  await waitFor(() => expect(focused).toEqual(['Remove']))
  await new Promise((go) => setTimeout(go, 2 * halfASecond))
  expect([focused, document.activeElement?.textContent]).toEqual([['Remove'], 'Remove'])
})

it('leaves the keyboard where the reader goes meanwhile, though that is the blank page', async () => {
  document.body.innerHTML =
    '<button data-remove="goods.0">Remove</button><span data-add="goods"><button>Add</button></span>'
  const [remove] = document.querySelectorAll('button')
  focusAfterRemoval(document, 'goods', 0)
  await waitFor(() => expect(document.activeElement).toBe(remove))
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  remove?.blur()
  await new Promise((go) => setTimeout(go, 2 * halfASecond))
  expect(document.activeElement).toBe(document.body)
})
