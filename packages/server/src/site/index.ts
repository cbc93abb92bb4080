/** Site: what a deployment says about itself, and from where nobody may book. */
export { checkAddressAllowed, isBlockedAddress } from './address-restriction.ts'
export { preLoginOf } from './pre-login-cookie.ts'
export { loadSiteTexts } from './shipped-text-commands.ts'
export { siteDeskRoutes } from './site-desk-routes.ts'
export { siteRoutes } from './site-routes.ts'
export { type Deployment, keepDeployment, quotasOf, siteSettingsOf } from './site-store.ts'
