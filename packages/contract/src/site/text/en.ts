import type { SiteFailureText } from './zh-cn.ts'

export const text = {
  'site.address-blocked':
    'Placing orders for customers directly in the order system is forbidden. This page cannot be opened',
  'site.changed-meanwhile': 'The settings have just been changed. Please reload them and try again',
  'site.address-wrong': 'Enter an IP address or range, such as 192.0.2.10 or 192.0.2.0/24',
} satisfies SiteFailureText
