/** Site: the words of public pages that staff keep, for the shell and the login. */
export { AgreementDialog } from './agreement-dialog.tsx'
export { siteContent } from './site-content-call.ts'
