import { text as failures } from '@landbridge/contract/entity/text/en'
import type { EntityDeskText } from './zh-cn.ts'

export const text = {
  ...failures,
  'insight.deed-entity-save': 'Saved one of our companies',
  'insight.deed-entity-remove': 'Deleted one of our companies',
  'insight.deed-entity-save-accounts': 'Changed bank accounts',
  'insight.deed-entity-save-partner': 'Saved an agent, terminal or depot',
  'insight.deed-entity-remove-partner': 'Deleted an agent, terminal or depot',
  'insight.deed-entity-import-partners': 'Imported agents, terminals and depots',
  'insight.thing-own-entity': 'Own company',
  'insight.thing-local-partner': 'Agent, terminal or depot',
} satisfies EntityDeskText
