import type { ComponentType } from 'react'

export type CertificationSlots = {
  papers: ComponentType<{ companyId: string; reason?: string | undefined }>
  deskPapers: ComponentType<{ companyId: string }>
}
