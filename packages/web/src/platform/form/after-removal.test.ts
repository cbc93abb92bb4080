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

it('goes on at the line that takes the place of the one that went, and leaves the keyboard there', async () => {
  document.body.innerHTML =
    '<button data-remove="goods.0">Remove</button><span data-add="goods"><button>Add</button></span>'
  focusAfterRemoval(document, 'goods', 0)
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[data-remove]')))
})
