/** Changes to the ways into an account: the security log is these entries of the audit log, and no log of its own. */
// biome-ignore format: a list
export const securityActions = [
  'access.login', 'access.login-failed', 'access.login-slowed', 'access.login-refused', 'access.second-factor-failed',
  'access.logout', 'access.register', 'access.reauthenticate', 'access.reauthenticate-failed', 'access.password', 'access.set-password',
  'access.email', 'access.bind-account', 'access.bind-phone', 'access.bind-messaging-app', 'access.unbind-messaging-app',
  'access.second-factor-on', 'access.second-factor-off', 'access.remove-second-factor',
  'access.create', 'access.save', 'access.activate', 'access.deactivate', 'access.close', 'access.owners-told',
  'customer.join', 'customer.change-member', 'customer.remove-member', 'customer.return-owner', 'customer.make-key', 'customer.revoke-key',
] as const
export type SecurityAction = (typeof securityActions)[number]

export const securityFailures: ReadonlySet<string> = new Set<SecurityAction>([
  'access.login-failed',
  'access.login-slowed',
  'access.login-refused',
  'access.second-factor-failed',
  'access.reauthenticate-failed',
])
