import { deskPaths } from '../desk-paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

export const paperRoutes: AreaRoutes = {
  desk: [
    page(
      deskPaths.filingRules(),
      { name: 'DeskFilingRules', title: 'paper.filing-rules' },
      async () => (await import('./desk/filing-rules-page.tsx')).FilingRulesPage,
    ),
  ],
}
