import { type BlockItem, blockOf, type ContentBlock, type FigureName } from '@landbridge/contract/site/site-content'

export const heading = (text: string): ContentBlock => blockOf('heading', { text })
export const paragraph = (text: string): ContentBlock => blockOf('paragraph', { text })
export const figure = (name: FigureName): ContentBlock => blockOf('figure', { figure: name })
export const action = (text: string, to: string): ContentBlock => blockOf('button', { text, to })

const item = (title: string, text: string, label = ''): BlockItem => ({ label, title, text })
type Pair = readonly [title: string, text: string]

export const list = (...lines: readonly string[]): ContentBlock =>
  blockOf('list', { items: lines.map((line) => item('', line)) })
/** Lines that begin with a name. */
export const named = (...lines: readonly Pair[]): ContentBlock =>
  blockOf('list', { items: lines.map(([title, text]) => item(title, text)) })
export const steps = (...lines: readonly Pair[]): ContentBlock =>
  blockOf('steps', { items: lines.map(([title, text]) => item(title, text)) })
export const labelledSteps = (...lines: readonly (readonly [label: string, ...Pair])[]): ContentBlock =>
  blockOf('steps', { items: lines.map(([label, title, text]) => item(title, text, label)) })
export const facts = (...lines: readonly Pair[]): ContentBlock =>
  blockOf('facts', { items: lines.map(([title, text]) => item(title, text)) })
export const questions = (...lines: readonly Pair[]): ContentBlock =>
  blockOf('questions', { items: lines.map(([title, text]) => item(title, text)) })
