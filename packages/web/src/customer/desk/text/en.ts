import type { CustomerDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-customer-found': 'Created a company',
  'insight.deed-customer-change': 'Changed company details',
  'insight.deed-customer-ask-certification': 'Asked for certification',
  'insight.deed-customer-certify': 'Certified a company',
  'insight.deed-customer-reject': 'Refused a certification',
  'insight.deed-customer-save': 'Changed a customer',
  'insight.deed-customer-read': 'Viewed a customer',
  'insight.deed-customer-invite': 'Invited a member',
  'insight.deed-customer-invite-again': 'Sent an invitation again',
  'insight.deed-customer-uninvite': 'Withdrew an invitation',
  'insight.deed-customer-join': 'Joined a company',
  'insight.deed-customer-change-member': 'Changed a member',
  'insight.deed-customer-remove-member': 'Removed a member',
  'insight.deed-customer-return-owner': 'Became an owner again by the link of the notice',
  'insight.deed-customer-make-key': 'Created an API key',
  'insight.deed-customer-revoke-key': 'Revoked an API key',
  'insight.thing-customer': 'Company',
  'insight.thing-invitation': 'Invitation',
  'insight.thing-api-key': 'API key',
} satisfies CustomerDeskText
