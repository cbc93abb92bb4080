/** Site: public pages' words of staff, for the shell and the login. */
export { AgreementDialog } from './agreement-dialog.tsx'
export { siteContent } from './site-content-call.ts'
