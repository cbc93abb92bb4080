export const roleWords = {
  owner: 'customer.role-owner',
  member: 'customer.role-member',
  finance: 'customer.role-finance',
} as const

export const roleHints = {
  owner: 'customer.role-owner-may',
  member: 'customer.role-member-may',
  finance: 'customer.role-finance-may',
} as const
