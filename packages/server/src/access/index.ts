/** Access: accounts, their sessions, and the duties of staff. */
export { accessDeskRoutes, accessRoutes } from './access-routes.ts'
export { type FromBrowser, useCode } from './login/phone-commands.ts'
export { phoneRoutes } from './login/phone-routes.ts'
export { registerAccount } from './login/registration-commands.ts'
export { usedUpEmailBudgets } from './login/registration-store.ts'
export { messagingAppRoutes } from './messaging-app/messaging-app-routes.ts'
export { bindMessagingAppUser } from './messaging-app/messaging-app-store.ts'
export { simulatorRoutes } from './messaging-app/simulator-routes.ts'
export { phoneNumber, phoneParts } from './phone/phone-number.ts'
export { countInvitation, usedUpBudgets } from './phone/sms-budget-store.ts'
export { securityRoutes } from './security/security-routes.ts'
export { sessionsOver } from './session/caller-of.ts'
export { loginBrowserOf } from './session/login-browser.ts'
export { claimedSessionId } from './session/session-cookie.ts'
export { addressOfEverybody } from './session/session-store.ts'
export { avatarRoutes } from './user/avatar-routes.ts'
export { changeColleague, joinCompany, leaveCompany, lockOwners } from './user/colleague-store.ts'
export { checkMayTouchOwner, notifyOwners } from './user/ownership.ts'
export { hashPassword } from './user/password.ts'
export { notifyOwner } from './user/security-notice.ts'
export { makeAdministrator } from './user/user-commands.ts'
export { userNamesInLists } from './user/user-name-queries.ts'
export { activeOperators, activeSalespeople } from './user/user-queries.ts'
export {
  insertUser,
  isActiveStaff,
  liveEpoch,
  loadUser,
  makeOwner,
  type NewUser,
  noteLanguage,
  saveOwnCard,
  type User,
  userNames,
  usersOfCompany,
} from './user/user-store.ts'
export {
  closeWaysBack,
  insertWayBack,
  isAccountClosed,
  type PutOut,
  restoreOwner,
  takeWayBack,
  wayBackOf,
} from './user/way-back-store.ts'
