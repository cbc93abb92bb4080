/** Every kind of failure and its HTTP status. This is the only place the two meet. */
export const problemStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-large': 413,
  'unknown-format': 415,
  invalid: 422,
  'too-many': 429,
  broken: 500,
  unavailable: 503,
  'storage-full': 507,
} as const
type ProblemKind = keyof typeof problemStatus

/** Stable names for failures, in the form area.reason. Their texts stand in each area's text folder; nobody parses messages. */
export const problemKinds = {
  'shared.invalid-input': 'invalid',
  'shared.missing': 'missing',
  'shared.malformed': 'malformed',
  'shared.too-large': 'too-large',
  'shared.too-many-names': 'too-large',
  'shared.too-deep': 'malformed',
  'shared.unknown-format': 'unknown-format',
  'shared.too-many': 'too-many',
  'shared.broken': 'broken',
  'shared.unavailable': 'unavailable',
  'shared.key-reused': 'invalid',
  'shared.changed-meanwhile': 'conflict',
  'envelope.signature-invalid': 'malformed',
  'envelope.clock-skewed': 'malformed',
  'envelope.name-repeated': 'malformed',
  // site
  'site.address-blocked': 'forbidden',
  'site.changed-meanwhile': 'conflict',
  'site.text-missing': 'missing',
  'site.text-changed-meanwhile': 'conflict',
  'site.text-published': 'conflict',
  // reference
  'reference.missing': 'missing',
  'reference.changed-meanwhile': 'conflict',
  'reference.code-taken': 'conflict',
  'reference.rate-unknown': 'missing',
  'reference.get-list-error': 'unavailable',
  'reference.get-container-list-error': 'unavailable',
  'reference.get-carrier-list-error': 'unavailable',
  'reference.get-truck-list-error': 'unavailable',
  'reference.get-air-list-error': 'unavailable',
  'reference.get-file-category-failure': 'unavailable',
  // access
  'access.token-empty': 'unauthenticated',
  'access.token-error': 'unauthenticated',
  'access.reauthentication-required': 'unauthenticated',
  'access.not-allowed': 'forbidden',
  'access.cross-site': 'forbidden',
  'access.login-wrong': 'unauthenticated',
  'access.login-too-soon': 'too-many',
  'access.captcha-too-many': 'too-many',
  'access.captcha-elsewhere': 'conflict',
  'access.captcha-unavailable': 'unavailable',
  'access.sms-too-soon': 'too-many',
  'access.sms-unavailable': 'unavailable',
  'access.sms-failed': 'unavailable',
  'access.phone-taken': 'conflict',
  'access.account-deactivated': 'forbidden',
  'access.user-missing': 'missing',
  'access.session-missing': 'missing',
  'access.action-not-allowed': 'conflict',
  'access.changed-meanwhile': 'conflict',
  'access.not-yourself': 'conflict',
  'access.account-taken': 'conflict',
  'access.messaging-app-off': 'missing',
  'access.login-code-over': 'missing',
  'access.exchange-over': 'forbidden',
  'access.messaging-app-unbound': 'conflict',
  'access.messaging-app-taken': 'conflict',
  'access.messaging-app-bound': 'conflict',
  'access.phone-has-messaging-app': 'conflict',
  'access.last-way-in': 'conflict',
  'access.account-bound': 'conflict',
  'access.close-last-owner': 'conflict',
  'access.close-open-orders': 'conflict',
  'access.second-factor-required': 'unauthenticated',
  'access.second-factor-on': 'conflict',
  'access.second-factor-off': 'conflict',
  'access.email-missing': 'missing',
  'access.picture-refused': 'unknown-format',
  'access.key-wrong': 'unauthenticated',
  'access.key-scope': 'forbidden',
  'access.not-for-keys': 'forbidden',
  'access.key-too-fast': 'too-many',
  // customer
  'customer.company-needed': 'forbidden',
  'customer.missing': 'missing',
  'customer.action-not-allowed': 'conflict',
  'customer.changed-meanwhile': 'conflict',
  'customer.has-company': 'conflict',
  'customer.no-public-address': 'unavailable',
  'customer.licence-needed': 'invalid',
  'customer.last-owner': 'conflict',
  'customer.not-yourself': 'conflict',
  'customer.member-missing': 'missing',
  'customer.already-member': 'conflict',
  'customer.already-invited': 'conflict',
  'customer.invitation-missing': 'missing',
  'customer.invitations-too-many': 'too-many',
  'customer.key-missing': 'missing',
  'customer.keys-too-many': 'conflict',
  // communication
  'communication.announcement-missing': 'missing',
  'communication.action-not-allowed': 'conflict',
  'communication.changed-meanwhile': 'conflict',
  // pricing
  'pricing.missing': 'missing',
  'pricing.departure-missing': 'missing',
  'pricing.action-not-allowed': 'conflict',
  'pricing.changed-meanwhile': 'conflict',
  'pricing.draft-exists': 'conflict',
  'pricing.space-short': 'conflict',
  'pricing.departure-closed': 'conflict',
  'pricing.departure-carries': 'conflict',
  'pricing.train-twice': 'conflict',
  // booking
  'booking.missing': 'missing',
  'booking.action-not-allowed': 'conflict',
  'booking.changed-meanwhile': 'conflict',
  'booking.not-complete': 'invalid',
  'booking.drafts-too-many': 'conflict',
  'booking.held': 'conflict',
  'booking.request-answered': 'conflict',
  'booking.jobs-underway': 'conflict',
  'booking.fee-not-agreed': 'conflict',
  'booking.fee-changed': 'conflict',
  // document
  'document.missing': 'missing',
  'document.file-needed': 'invalid',
  'document.too-large': 'too-large',
  'document.type-refused': 'unknown-format',
  'document.unreadable': 'invalid',
  'document.quota-reached': 'too-many',
  'document.storage-full': 'storage-full',
  'document.malware': 'invalid',
  // workorder
  'workorder.missing': 'missing',
  'workorder.part-missing': 'missing',
  'workorder.action-not-allowed': 'conflict',
  'workorder.changed-meanwhile': 'conflict',
  'workorder.closed': 'conflict',
  'workorder.booking-not-accepted': 'conflict',
  'workorder.too-many-boxes': 'invalid',
  'workorder.nothing-left': 'conflict',
  'workorder.boxes-filled': 'conflict',
  'workorder.warnings': 'invalid',
  'workorder.rows-refused': 'invalid',
  'workorder.charge-locked': 'conflict',
  // tracking
  'tracking.milestone-missing': 'missing',
  'tracking.position-missing': 'missing',
  'tracking.share-missing': 'missing',
  'tracking.changed-meanwhile': 'conflict',
  'tracking.already-recorded': 'conflict',
  'tracking.warnings': 'invalid',
  'tracking.kept-for-life': 'conflict',
  'tracking.job-over': 'conflict',
  'tracking.rows-refused': 'invalid',
  // insight
  'insight.address-needed': 'conflict',
  'insight.off-link-over': 'conflict',
  'insight.work-gone': 'conflict',
} as const satisfies Record<string, ProblemKind>
export type ProblemCode = keyof typeof problemKinds

/** Which fields are wrong, each with the key of the text that says why. */
export type FieldProblems = Readonly<Record<string, string>>

export type ProblemReply = {
  success: false
  code: ProblemCode
  message: string
  fields?: FieldProblems
  data?: object
  errorId?: string
}

/** The one error the product throws on purpose. Anything else reaching the edge is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: FieldProblems | undefined
  /** What the reader needs to go on. It crosses the wire as it is. */
  readonly data: object | undefined
  constructor(code: ProblemCode, fields?: FieldProblems, data?: object) {
    super(code)
    this.code = code
    this.fields = fields
    this.data = data
  }
  get status() {
    return problemStatus[problemKinds[this.code]]
  }
}
