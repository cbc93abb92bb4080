import type { Duty } from '@landbridge/contract/access/permissions'
import type { TextKey } from '../platform/text.tsx'

export const dutyLabels = {
  sales: { name: 'access.duty-sales', means: 'access.duty-sales-means' },
  operations: { name: 'access.duty-operations', means: 'access.duty-operations-means' },
  finance: { name: 'access.duty-finance', means: 'access.duty-finance-means' },
  content: { name: 'access.duty-content', means: 'access.duty-content-means' },
  administrator: { name: 'access.duty-administrator', means: 'access.duty-administrator-means' },
} as const satisfies Record<Duty, { name: TextKey; means: TextKey }>

export const userStateLabels = {
  active: 'access.state-active',
  inactive: 'access.state-inactive',
  closed: 'access.state-closed',
} as const
