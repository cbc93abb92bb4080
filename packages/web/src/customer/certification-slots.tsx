import type { ComponentType } from 'react'

/** What the document area puts into these pages: the company's papers, to hand in and to look at. */
export type CertificationSlots = {
  papers: ComponentType<{ companyId: string; reason?: string | undefined }>
  deskPapers: ComponentType<{ companyId: string }>
}

/** The two pages that show the papers. */
export const certificationPageWith = ({ papers, deskPapers }: CertificationSlots) => ({
  async certification() {
    const { CertificationPage } = await import('./certification-page.tsx')
    return () => <CertificationPage papers={papers} />
  },
  async customer() {
    const { DeskCustomerPage } = await import('./desk/desk-customer-page.tsx')
    return () => <DeskCustomerPage papers={deskPapers} />
  },
})
