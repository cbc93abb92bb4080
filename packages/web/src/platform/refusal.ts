import { type Duty, duties, permissionsOfDuty } from '@landbridge/contract/access/permissions'
import { useAllowed } from './session.ts'
import { type TextKey, useLanguage, useText } from './text.tsx'

const dutyWords = {
  sales: 'access.duty-sales',
  operations: 'access.duty-operations',
  finance: 'access.duty-finance',
  content: 'access.duty-content',
  administrator: 'access.duty-administrator',
} as const satisfies Record<Duty, TextKey>

/** The reason why staff lack a permission, with the duties that have it; undefined when granted. */
export function useRefusal(): (permission: string) => string | undefined {
  const text = useText()
  const language = useLanguage()
  const isAllowed = useAllowed()
  return (permission) => {
    if (isAllowed(permission)) return undefined
    const able = duties.filter((duty) => permissionsOfDuty[duty].includes(permission))
    const list = new Intl.ListFormat(language, { type: 'disjunction' })
    return text('access.duty-of-others', { duties: list.format(able.map((duty) => text(dutyWords[duty]))) })
  }
}
