import type { MilestoneText } from './zh-cn.ts'

export const text = {
  'shared.event-pick': 'Empty picked up',
  'shared.event-rcvd': 'Received in warehouse',
  'shared.event-stuf': 'Stuffed',
  'shared.event-gtin': 'In the terminal',
  'shared.event-cusr-export': 'Export released',
  'shared.event-load': 'Loaded',
  'shared.event-depa': 'Departed',
  'shared.event-arri-border': 'At the border',
  'shared.event-relo': 'Gauge change done',
  'shared.event-cros': 'Crossed the border',
  'shared.event-cusr-transit': 'Transit released',
  'shared.event-arri': 'Arrived',
  'shared.event-disc': 'Unloaded',
  'shared.event-cusi': 'Customs inspection',
  'shared.event-cusr-import': 'Import released',
  'shared.event-gtot': 'Left the terminal',
  'shared.event-dlvd': 'Delivered',
  'shared.event-strp': 'Unstuffed',
  'shared.event-drop': 'Empty returned',
} satisfies MilestoneText
