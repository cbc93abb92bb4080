/** Names under which insight shows this area, warehouse and papers: audited deeds and things, to-dos, menu figures. */
// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'workorder.open', 'workorder.save', 'workorder.container', 'workorder.container-remove', 'workorder.container-move', 'workorder.container-order', 'workorder.deliver',
    'workorder.packing', 'workorder.packing-remove', 'workorder.packing-import', 'workorder.charge', 'workorder.charge-delete',
    'workorder.charge-old-fee', 'workorder.charge-confirm',
    'workorder.attach', 'workorder.detach', 'workorder.start', 'workorder.arrive', 'workorder.issue', 'workorder.confirm',
    'workorder.object', 'workorder.lapse', 'workorder.cancel', 'workorder.collect', 'workorder.uncollect', 'workorder.read',
    'workorder.release', 'workorder.hold', 'workorder.hold-lift', 'workorder.left-without-release', 'workorder.filing-move',
    'workorder.bill-draft-send', 'workorder.bill-confirm', 'workorder.bill-issue', 'workorder.bill-recall', 'workorder.bill-surrender', 'workorder.bill-indemnify', 'workorder.bill-telex-order', 'workorder.bill-telex-revoke', 'workorder.bill-release', 'workorder.bill-switch', 'workorder.bill-void', 'workorder.bill-report',
    'workorder.instruction-save', 'workorder.instruction-send', 'workorder.instruction-return', 'workorder.instruction-reopen',
    'workorder.instruction-finalise',
    'workorder.manifest-read', 'workorder.paper-read', 'workorder.draft-confirm', 'workorder.draft-change', 'workorder.papers-reopen',
    'workorder.receive', 'workorder.stuff', 'workorder.unstuff',
    'workorder.consolidation-begin', 'workorder.consolidation-save', 'workorder.consolidation-put', 'workorder.consolidation-take',
    'workorder.consolidation-close', 'workorder.consolidation-move', 'workorder.consolidation-reopen', 'workorder.consolidation-cancel',
  ],
  auditThings: ['work_order', 'consolidation', 'favourite'],
  todoKinds: ['draftBill', 'completion'],
  menuEntries: ['jobs', 'deskJobs'],
} as const
