/** Access: who can log in, the sessions of those who have, and what they may do. */
export { accessDeskRoutes } from './access-desk-routes.ts'
export { accessRoutes } from './access-routes.ts'
export { registerAccount } from './account-commands.ts'
export { avatarRoutes } from './avatar-routes.ts'
export { callerOf } from './caller-of.ts'
export { changeColleague, joinCompany, leaveCompany, lockOwners } from './colleague-store.ts'
export { makeAdministrator } from './first-administrator.ts'
export { messagingAppRoutes } from './messaging-app-routes.ts'
export { bindMessagingAppUser } from './messaging-app-store.ts'
export { hashPassword } from './password.ts'
export { type FromBrowser, useCode } from './phone-commands.ts'
export { phoneNumber, phoneParts } from './phone-number.ts'
export { phoneRoutes } from './phone-routes.ts'
export { securityRoutes } from './security-routes.ts'
export { claimedSessionId } from './session-cookie.ts'
export { simulatorRoutes } from './simulator-routes.ts'
export { activeOperators, activeSalespeople } from './user-queries.ts'
export {
  insertUser,
  loadUser,
  makeOwner,
  type NewUser,
  noteLanguage,
  saveOwnCard,
  type User,
  userNames,
  usersOfCompany,
} from './user-store.ts'
