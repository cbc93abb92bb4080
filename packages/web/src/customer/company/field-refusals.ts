import { Problem } from '@landbridge/contract/shared/problem'

const within = 'customer.'

/** A refusal names the company's fields within the call; its form knows them without that. */
export function fieldsOfCompany(error: unknown): unknown {
  if (!(error instanceof Problem) || !error.fields) return error
  const fields = Object.entries(error.fields).map(([path, reason]) => [
    path.startsWith(within) ? path.slice(within.length) : path,
    reason,
  ])
  return new Problem(error.code, Object.fromEntries(fields), error.data)
}
