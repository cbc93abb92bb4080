// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'customer.found', 'customer.change', 'customer.ask-certification', 'customer.certify', 'customer.reject', 'customer.save', 'customer.read',
    'customer.invite', 'customer.invite-again', 'customer.uninvite', 'customer.join', 'customer.change-member', 'customer.remove-member', 'customer.return-owner',
    'customer.make-key', 'customer.revoke-key',
  ],
  auditThings: ['customer', 'invitation', 'api-key'],
  todoKinds: ['certification'],
  menuEntries: ['certification', 'deskCustomers'],
} as const
