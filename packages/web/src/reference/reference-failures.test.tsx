import { Problem } from '@landbridge/contract/shared/problem'
import type { ProblemCode } from '@landbridge/contract/shared/problem-kinds'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { signWith } from '../platform/signing.ts'
import { everyOther, servePortal } from '../testing/portal.ts'
import { useCodes, useContainerTypes, useTruckTypes } from './reference-api.ts'
import { useReferenceLookups } from './reference-lookups.ts'

/** A server that refuses every call with the same failure, and a page's cache over it. */
function refusing(code: ProblemCode) {
  servePortal(everyOther(new Problem(code)))
  signWith({ signatureSecret: 'test-secret', tokenId: '', clockOffsetMs: 0 })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
}
const lookups = (code: ProblemCode) => renderHook(useReferenceLookups, { wrapper: refusing(code) }).result.current
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  )

it('names the list that could not be fetched, where the failure says nothing of what failed', async () => {
  const { places, carriers, hsCodes, unNumbers, hotGroups, favourites } = lookups('shared.broken')
  const general = [places('RAIL', ''), places('SEA', ''), places('TRUCK', ''), hsCodes(''), unNumbers('')]
  for (const asked of [...general, hotGroups('RAIL'), favourites('RAIL')])
    expect(await codeOf(asked)).toBe('reference.get-list-error')
  expect(await codeOf(places('AIR', 'P'))).toBe('reference.get-air-list-error')
  expect(await codeOf(carriers('C', 'COS'))).toBe('reference.get-carrier-list-error')
})

it('keeps the name of a failure that says what is wrong', async () => {
  const { places, carriers } = lookups('shared.too-many')
  expect(await codeOf(places('RAIL', 'x'))).toBe('shared.too-many')
  expect(await codeOf(carriers('A', 'CA'))).toBe('shared.too-many')
})

it.each([
  ['kinds of papers', () => useCodes('DOCTYPE').error, 'reference.get-file-category-failure'],
  ['other codes', () => useCodes('PACKAGE').error, 'reference.get-list-error'],
  ['types of containers', () => useContainerTypes().error, 'reference.get-container-list-error'],
  ['types of trucks', () => useTruckTypes('I').error, 'reference.get-truck-list-error'],
] as const)('names the list of %s that a field could not fetch', async (_, errorOf, code) => {
  const { result } = renderHook(errorOf, { wrapper: refusing('shared.unavailable') })
  await waitFor(() => expect(result.current).toMatchObject({ code }))
})
