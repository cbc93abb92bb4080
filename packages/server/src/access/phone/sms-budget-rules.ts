import { Problem } from '@landbridge/contract/shared/problem'
import { strangersIn } from '../message-budget-rules.ts'

/** Messages that a deployment sends: to a country in a day, in all, and the percentage that is kept for known people. */
export type SmsBudgets = { countryDay: number; day: number; reservePercent: number }

export const deploymentBudgets: SmsBudgets = { countryDay: 500, day: 5000, reservePercent: 30 }

/** Messages of the last day: to the country of the one that is asked for, in all, and those to strangers. */
export type SentMessages = {
  isKnown: boolean
  countryDay: number
  allDay: number
  strangersHour: number
  strangersDay: number
  strangersAll: number
}

/** Share of strangers in a deployment's budgets: in an hour and a day to one country, and in all; of the smallest budget one message. */
export function shareOfStrangers({ countryDay, day, reservePercent }: SmsBudgets) {
  const ofCountry = strangersIn(countryDay, reservePercent)
  return { countryHour: ofCountry.hour, countryDay: ofCountry.day, day: strangersIn(day, reservePercent).day }
}

/** Refuses a message beyond a deployment's budgets; strangers are slowed first, so that nobody blocks a country's logins. */
export function checkDeploymentBudgets(sent: SentMessages, budgets: SmsBudgets): void {
  const isUsedUp = sent.countryDay >= budgets.countryDay || sent.allDay >= budgets.day
  if (isUsedUp || (!sent.isKnown && isShareUsedUp(sent, budgets))) {
    throw new Problem('access.sms-unavailable', undefined, { retryAfterS: 3600 })
  }
}

function isShareUsedUp({ strangersHour, strangersDay, strangersAll }: SentMessages, budgets: SmsBudgets): boolean {
  const share = shareOfStrangers(budgets)
  return strangersHour >= share.countryHour || strangersDay >= share.countryDay || strangersAll >= share.day
}
