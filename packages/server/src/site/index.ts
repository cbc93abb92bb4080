/** Site: what a deployment says about itself, from where nobody may book, and how its own work and its audit log stand. */
export { checkAddressAllowed, isBlockedAddress } from './address-restriction.ts'
export { loadSiteTexts } from './content-commands.ts'
export { siteMenuCounters } from './failed-work-desk-queries.ts'
export { givePreLoginCookie, preLoginOf } from './pre-login-cookie.ts'
export { siteDeskRoutes, siteRoutes } from './site-routes.ts'
export { type Deployment, keepDeployment, quotasOf, type SiteSettings, siteSettingsOf } from './site-store.ts'
export { systemDeskRoutes } from './system-desk-routes.ts'
