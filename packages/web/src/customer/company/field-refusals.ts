import { Problem } from '@landbridge/contract/shared/problem'

const within = 'customer.'

/** A refusal's fields under their names in the company form. */
export function fieldsOfCompany(error: unknown): unknown {
  if (!(error instanceof Problem) || !error.fields) return error
  const fields = Object.entries(error.fields).map(([path, reason]) => [
    path.startsWith(within) ? path.slice(within.length) : path,
    reason,
  ])
  return new Problem(error.code, Object.fromEntries(fields), error.data)
}
