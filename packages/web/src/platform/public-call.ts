import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { useLanguage } from './text.tsx'

/** A public page's call, made by the server before drawing, else by the browser. */
export type PublicCall<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> = {
  name: string
  input: z.output<In>
  load: () => Promise<Endpoint<In, Out, Actor>>
}

export const publicCall = <In extends z.ZodType, Out extends z.ZodType>(
  name: string,
  load: () => Promise<Endpoint<In, Out, Actor>>,
  input: z.output<In>,
): PublicCall<In, Out> => ({ name, input, load })

const freshMs = 60_000

/** Query key of an answer, by language since names are translated. */
export const keyOf = ({ name, input }: Pick<PublicCall, 'name' | 'input'>, language: Language) =>
  ['public', name, input, language] as const

export function usePublicCall<In extends z.ZodType, Out extends z.ZodType>(call: PublicCall<In, Out>) {
  return useQuery<z.output<Out>>({
    queryKey: keyOf(call, useLanguage()),
    queryFn: async ({ signal }) => {
      const [api, endpoint] = await Promise.all([import('./api.ts'), call.load()])
      return api.call(endpoint, call.input, { signal })
    },
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  })
}
