import type { BlockKind, FigureName, SiteTextKey } from '@landbridge/contract/site/site-content'
import type { TextKey } from '../../platform/text.tsx'

export const pageNames: Record<SiteTextKey, TextKey> = {
  home: 'site.page-home',
  'business-58': 'site.page-business-58',
  'business-59': 'site.page-business-59',
  'business-63': 'site.page-business-63',
  'business-64': 'site.page-business-64',
  agreement: 'site.page-agreement',
  privacy: 'site.page-privacy',
  cookies: 'site.page-cookies',
}

export const kindNames: Record<BlockKind, TextKey> = {
  heading: 'site.kind-heading',
  paragraph: 'site.kind-paragraph',
  list: 'site.kind-list',
  steps: 'site.kind-steps',
  facts: 'site.kind-facts',
  questions: 'site.kind-questions',
  figure: 'site.kind-figure',
  button: 'site.kind-button',
}

export const figureLabels: Record<FigureName, TextKey> = {
  multimodal: 'site.figure-multimodal',
  trains: 'site.figure-trains',
  ecommerce: 'site.figure-ecommerce',
  air: 'site.figure-air',
  compare: 'site.figure-compare',
  book: 'site.figure-book',
  follow: 'site.figure-follow',
  settle: 'site.figure-settle',
}
