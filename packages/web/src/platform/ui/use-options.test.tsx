import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Option } from './option.tsx'
import { useOptions } from './use-options.ts'

it('shows what fits the words that stand there, in whichever order the answers come', async () => {
  const answers = new Map<string, (options: Option[]) => void>()
  const ask = (keyword: string) => new Promise<Option[]>((resolve) => void answers.set(keyword, resolve))
  const { result, rerender } = renderHook(({ keyword }) => useOptions(ask, keyword, { isOpen: true, delayMs: 0 }), {
    initialProps: { keyword: '' },
  })
  await waitFor(() => expect(answers.has('')).toBe(true))
  rerender({ keyword: 'xian' })
  await waitFor(() => expect(answers.has('xian')).toBe(true))
  await act(async () => answers.get('xian')?.([{ value: 'CNXIA', label: "Xi'an" }]))
  await act(async () => answers.get('')?.([{ value: 'CNSZH', label: 'Suzhou West' }]))
  expect(result.current).toEqual({
    options: [{ value: 'CNXIA', label: "Xi'an" }],
    isLoading: false,
    keyword: 'xian',
  })
})
