/** Russian says a fraction as it says two to four (1,5 контейнера), unless a text has a fourth form for it. */
const isFraction = (count: number): boolean => Number.isFinite(count) && !Number.isInteger(count)

const formOrder = ['one', 'few', 'many', 'other']

/** The form of a word or sentence that goes with a count, of those that `|` parts in the order of the language's own rules. */
export function pluralForm(template: string, count: number, language: string): string {
  const forms = template.split('|')
  if (forms.length === 1) return template
  const rules = new Intl.PluralRules(language)
  const known = formOrder.filter((name) =>
    rules.resolvedOptions().pluralCategories.includes(name as Intl.LDMLPluralRule),
  )
  const formOf = (category: string): string | undefined => forms[known.indexOf(category)]
  return formOf(rules.select(count)) ?? (isFraction(count) ? formOf('few') : undefined) ?? forms.at(-1) ?? template
}
