import type { ComponentType } from 'react'

/** Pieces of the document area in these pages: the company's papers, to hand in and to look at. */
export type CertificationSlots = {
  papers: ComponentType<{ companyId: string; reason?: string | undefined }>
  deskPapers: ComponentType<{ companyId: string }>
}
