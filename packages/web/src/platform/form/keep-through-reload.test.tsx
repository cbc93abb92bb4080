import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { registerSelfSaving, reloadKeeping, useKeepValueThroughReload } from './keep-through-reload.ts'
import { useContractForm } from './use-contract-form.ts'

const schema = z.object({ name: z.string(), password: z.string() })
const open = () => renderHook(() => useContractForm(schema, { name: '', password: '' }, undefined)).result

const page = { pathname: '/user/info', reload: vi.fn(), assign: vi.fn() }
beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  vi.stubGlobal('location', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('brings back what was typed after the reload, but no password', async () => {
  const before = open()
  act(() => before.current.setValue('name', 'Chen Min'))
  act(() => before.current.setValue('password', 'tea-for-two-9'))
  await reloadKeeping('/user/order')
  expect(page.reload).toHaveBeenCalledOnce()
  expect(JSON.stringify(sessionStorage)).not.toContain('tea-for-two')
  cleanup()
  expect(open().current.getValues()).toEqual({ name: 'Chen Min', password: '' })
  cleanup()
  expect(open().current.getValues('name')).toBe('')
})

it('brings back a moment as a moment', async () => {
  const dated = z.object({ until: z.date() })
  const show = () => renderHook(() => useContractForm(dated, { until: new Date(0) }, undefined)).result
  const until = new Date('2031-02-08T01:00:00Z')
  const before = show()
  act(() => before.current.setValue('until', until))
  await reloadKeeping()
  cleanup()
  expect(show().current.getValues()).toEqual({ until })
})

it('goes on to the page that was wanted when nothing is typed', async () => {
  open()
  await reloadKeeping('/user/order')
  expect(page.assign).toHaveBeenCalledWith('/user/order')
})

it('saves what saves itself before it goes', async () => {
  const save = vi.fn(async () => true)
  const forget = registerSelfSaving(save)
  await reloadKeeping('/user/order')
  expect(save).toHaveBeenCalledOnce()
  expect(page.assign).toHaveBeenCalledOnce()
  forget()
  await reloadKeeping('/user/order')
  expect(save).toHaveBeenCalledOnce()
})

it('keeps what is typed outside of a form as well, and nothing where nothing is', async () => {
  const restored = vi.fn()
  const { rerender } = renderHook(({ typed }) => useKeepValueThroughReload('quote', typed, restored), {
    initialProps: { typed: undefined as { mode: string } | undefined },
  })
  await reloadKeeping('/user/order')
  expect(page.assign).toHaveBeenCalledWith('/user/order')
  rerender({ typed: { mode: 'truck' } })
  await reloadKeeping('/user/order')
  expect(page.reload).toHaveBeenCalledOnce()
  cleanup()
  renderHook(() => useKeepValueThroughReload('another', undefined, restored))
  expect(restored).not.toHaveBeenCalled()
  renderHook(() => useKeepValueThroughReload('quote', undefined, restored))
  expect(restored).toHaveBeenCalledExactlyOnceWith({ mode: 'truck' })
})
