// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'access.login', 'access.logout', 'access.register', 'access.password', 'access.rename', 'access.avatar', 'access.email',
    'access.reauthenticate', 'access.bind-account', 'access.bind-phone', 'access.bind-messaging-app', 'access.unbind-messaging-app',
    'access.second-factor-on', 'access.second-factor-off', 'access.remove-second-factor',
    'access.login-failed', 'access.login-slowed', 'access.login-refused', 'access.second-factor-failed', 'access.reauthenticate-failed',
    'access.create', 'access.save', 'access.set-password', 'access.activate', 'access.deactivate', 'access.close', 'access.read-user',
    'access.owners-told',
  ],
  auditThings: ['user', 'session'],
} as const
