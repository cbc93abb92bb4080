import type { CustomerFailureText } from './zh-cn.ts'

export const text = {
  'customer.missing': 'There is no such company',
  'customer.action-not-allowed': 'This is not possible in the present state of the company',
  'customer.changed-meanwhile': 'The company has just been changed. Please reload and try again',
  'customer.has-company': 'You already belong to a company',
  'customer.name-required': 'Enter the company’s name',
  'customer.country-wrong': 'Choose a country',
  'customer.certified-fixed': 'Fixed after certification. Ask your salesperson to change it',
  'customer.needed-to-certify': 'Needed before you ask for certification',
  'customer.reason-required': 'Give the reason',
  'customer.salesperson-wrong': 'Choose a salesperson who is active',
  'customer.credit-currency-required': 'A credit limit needs its currency',
  'customer.state-none': 'Not certified',
  'customer.state-under-review': 'Under certification',
  'customer.state-certified': 'Certified',
} satisfies CustomerFailureText
