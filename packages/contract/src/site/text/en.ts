import type { SiteFailureText } from './zh-cn.ts'

export const text = {
  'site.address-blocked':
    'Placing orders directly for customers in the order system is forbidden; this page cannot be opened',
  'site.changed-meanwhile': 'The settings have just been changed. Reload and try again',
  'site.address-wrong': 'Enter an IP address or range, such as 192.0.2.10 or 192.0.2.0/24',
  'site.path-wrong': 'Enter a booking page: its address begins with /freight/',
  'site.text-missing': 'Nothing is published on this page yet',
  'site.text-changed-meanwhile': 'Somebody has just changed this text. Copy your changes, reload and save again',
  'site.text-published': 'This version is published already; there is no newer draft',
  'site.own-address': 'Enter an address of this site that begins with /, such as /freight/railway/query',
  'site.shape-fixed': 'This page has a fixed layout; its blocks cannot be added or removed',
  'insight.work-gone':
    'This work is no longer in the list: it is done, being done right now, or dismissed. Refresh the list.',
} satisfies SiteFailureText
