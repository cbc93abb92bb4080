/** Everything that is written into the audit log, by area. A new deed is named here, and then needs its words in every language. */
// biome-ignore format: one area, one paragraph
export const auditActions = [
  'site.restrict', 'site.save-text', 'site.restore-text', 'site.publish-text',

  'reference.save-place', 'reference.save-carrier', 'reference.save-code-item', 'reference.save-exchange-rate',
  'reference.favour', 'reference.unfavour',

  'access.login', 'access.logout', 'access.register', 'access.password', 'access.rename', 'access.avatar', 'access.email',
  'access.reauthenticate', 'access.bind-account', 'access.bind-phone', 'access.bind-messaging-app', 'access.unbind-messaging-app',
  'access.second-factor-on', 'access.second-factor-off', 'access.remove-second-factor',
  'access.login-failed', 'access.login-slowed', 'access.login-refused', 'access.second-factor-failed', 'access.reauthenticate-failed',
  'access.create', 'access.save', 'access.set-password', 'access.activate', 'access.deactivate', 'access.close', 'access.read-user',
  'access.owners-told',

  'customer.found', 'customer.change', 'customer.ask-certification', 'customer.certify', 'customer.reject', 'customer.save', 'customer.read',
  'customer.invite', 'customer.invite-again', 'customer.uninvite', 'customer.join', 'customer.change-member', 'customer.remove-member',
  'customer.make-key', 'customer.revoke-key',

  'document.upload', 'document.attach', 'document.detach', 'document.read', 'document.read-papers',

  'communication.make-announcement', 'communication.save-announcement', 'communication.publish-announcement',
  'communication.withdraw-announcement',

  'pricing.add-tariff', 'pricing.change-tariff', 'pricing.begin-version', 'pricing.publish', 'pricing.withdraw',
  'pricing.add-departure', 'pricing.change-departure', 'pricing.cancel-departure', 'pricing.take-space', 'pricing.give-back-space',
  'pricing.add-service', 'pricing.change-service', 'pricing.make-sailings',

  'booking.draft', 'booking.copy', 'booking.discard', 'booking.restore', 'booking.keep-template', 'booking.drop-template', 'booking.keep-address',
  'booking.drop-address', 'booking.submitted', 'booking.revised', 'booking.returned', 'booking.received', 'booking.refused',
  'booking.stopped', 'booking.resumed', 'booking.cancelled', 'booking.cancel-asked', 'booking.amend-asked', 'booking.amended',
  'booking.fee-asked', 'booking.fee-agreed', 'booking.request-declined', 'booking.request-withdrawn', 'booking.request-lapsed', 'booking.offered', 'booking.offer-accepted',
  'booking.offer-declined', 'booking.assigned', 'booking.unassigned', 'booking.lifted', 'booking.shipped', 'booking.completed',
  'booking.read', 'booking.confirmation-read',

  'workorder.open', 'workorder.save', 'workorder.container', 'workorder.container-remove', 'workorder.container-move', 'workorder.container-order', 'workorder.deliver',
  'workorder.packing', 'workorder.packing-remove', 'workorder.packing-import', 'workorder.charge', 'workorder.charge-delete',
  'workorder.charge-old-fee', 'workorder.charge-confirm',
  'workorder.attach', 'workorder.detach', 'workorder.start', 'workorder.arrive', 'workorder.issue', 'workorder.confirm',
  'workorder.object', 'workorder.lapse', 'workorder.cancel', 'workorder.collect', 'workorder.uncollect', 'workorder.read',
  'workorder.release', 'workorder.hold',
  'workorder.instruction-save', 'workorder.instruction-send', 'workorder.instruction-return', 'workorder.instruction-reopen',
  'workorder.instruction-finalise',
  'workorder.manifest-read', 'workorder.paper-read', 'workorder.draft-confirm', 'workorder.draft-change', 'workorder.papers-reopen',
  'workorder.receive', 'workorder.stuff', 'workorder.unstuff',
  'workorder.consolidation-begin', 'workorder.consolidation-save', 'workorder.consolidation-put', 'workorder.consolidation-take',
  'workorder.consolidation-close', 'workorder.consolidation-reopen', 'workorder.consolidation-cancel',

  'tracking.record', 'tracking.correct', 'tracking.take-back', 'tracking.locate', 'tracking.unlocate', 'tracking.share',
  'tracking.unshare',

  'insight.notifications', 'insight.retry-work', 'insight.let-work-go',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Changes to the ways into an account: the security log is these entries of the audit log, and no log of its own. */
// biome-ignore format: a list
export const securityActions = [
  'access.login', 'access.login-failed', 'access.login-slowed', 'access.login-refused', 'access.second-factor-failed',
  'access.logout', 'access.register', 'access.reauthenticate', 'access.reauthenticate-failed', 'access.password', 'access.set-password',
  'access.email', 'access.bind-account', 'access.bind-phone', 'access.bind-messaging-app', 'access.unbind-messaging-app',
  'access.second-factor-on', 'access.second-factor-off', 'access.remove-second-factor',
  'access.create', 'access.save', 'access.activate', 'access.deactivate', 'access.close', 'access.owners-told',
  'customer.join', 'customer.change-member', 'customer.remove-member', 'customer.make-key', 'customer.revoke-key',
] as const satisfies readonly AuditAction[]
export type SecurityAction = (typeof securityActions)[number]

export const securityFailures: ReadonlySet<string> = new Set<SecurityAction>([
  'access.login-failed',
  'access.login-slowed',
  'access.login-refused',
  'access.second-factor-failed',
  'access.reauthenticate-failed',
])

// biome-ignore format: a list
export const auditThings = [
  'site', 'site-text', 'place', 'carrier', 'code-item', 'exchange-rate', 'user', 'session', 'customer', 'invitation', 'api-key',
  'attachment', 'announcement', 'tariff', 'departure', 'service', 'booking', 'template', 'address', 'work_order', 'consolidation', 'favourite',
  'tracking_share', 'failed-work',
] as const
export type AuditThing = (typeof auditThings)[number]
