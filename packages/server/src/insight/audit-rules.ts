import type { AuditChange } from '@landbridge/contract/insight/audit-desk-endpoints'

const mostChanges = 200
const longestValue = 500

export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const [old, young] = [leavesOf(before), leavesOf(after)]
  // Where only one side was written down, the other is not known and nothing is said to have gone.
  const fields = [...new Set([...old.keys(), ...young.keys()])].filter((field) => old.get(field) !== young.get(field))
  return fields.slice(0, mostChanges).map((field) => ({
    field,
    ...(old.has(field) && { before: shortened(old.get(field)) }),
    ...(young.has(field) && { after: shortened(young.get(field)) }),
  }))
}

function leavesOf(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return found
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return found.set(path, value.join(', '))
  if (typeof value !== 'object') return found.set(path, String(value))
  for (const [name, member] of Object.entries(value)) leavesOf(member, path ? `${path}.${name}` : name, found)
  return found
}

const shortened = (value = '') => (value.length > longestValue ? `${value.slice(0, longestValue)}…` : value)
