import type { TextPart } from '../packages/web/src/platform/language.ts'

/**
 * The folders of texts that each part of the pages is made of; those that nobody names stand in the part of `*`. From this table
 * `npm run collections` writes the files in `web/src/app/words`, each of which the browser fetches as one piece.
 */
export const wordParts = {
  public: ['app/text', 'platform/text', 'site/text', 'reference/text'],
  login: ['access/text'],
  inner: ['*/text'],
  underway: ['charge/text', 'workorder/text', 'warehouse/text', 'paper/text', 'tracking/text', 'insight/text'],
  company: ['customer/text'],
  desk: ['*/desk/text'],
  palette: ['app/palette/text'],
  explained: ['booking/fields/explained/text', 'pricing/query/text'],
} as const satisfies Record<TextPart, readonly string[]>
