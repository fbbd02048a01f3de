/** Roles and permissions: the one table that services, gateway, portal and tests share. Without zod, so that pages may
 * import it without their visitors loading it. */

/** Every role; the administrator of the specification may everything. */
export const roles = ['administrator', 'intakeWorker', 'attorney', 'editor', 'auditor'] as const

export type Role = (typeof roles)[number]

/** The roles as people read them. */
export const roleNames: Record<Role, string> = {
  administrator: 'Administrator',
  intakeWorker: 'Intake worker',
  attorney: 'Attorney',
  editor: 'Editor',
  auditor: 'Auditor',
}

/** What each role is for, in a sentence. */
export const roleDescriptions: Record<Role, string> = {
  administrator: 'May do everything, accounts and settings included.',
  intakeWorker: 'Works on requests, conflict checks, messages, registrations, letters and failed emails.',
  attorney: 'Answers offers, works on the requests that are assigned to them, and sees no others.',
  editor: 'Writes the website: its items, pictures and files.',
  auditor: 'Reads and exports the activity log.',
}

const everybody: readonly Role[] = roles
const intake: readonly Role[] = ['administrator', 'intakeWorker']

/** Who has each permission. */
const rolesByPermission = {
  /** One's own account, password, name and sessions. */
  useOwnAccount: everybody,
  /** Accounts of others: invitations, roles, names, sessions, disabling. */
  manageAccounts: ['administrator'],
  /** The office: hours, holidays, addresses, accounts on social media. */
  manageSettings: ['administrator'],
  /** Poverty guidelines and the limits that requests are screened by. */
  manageGuidelines: ['administrator'],
  /** The audit logs of all services, and their export. */
  readAuditLog: ['administrator', 'auditor'],
  /** Items of the website with their versions, drafts, previews, files, imports and exports. */
  manageContent: ['administrator', 'editor'],
  /** Requests with their notes, documents, conversation, letters and screening: those that `readAllRequests` leaves. */
  workOnRequests: ['administrator', 'intakeWorker', 'attorney'],
  /** Requests of all assignees; roles without it have only those that are assigned to them. */
  readAllRequests: intake,
  /** Who works on a request, and taking the next one. */
  assignRequests: intake,
  /** Views of the queue that colleagues have shared, besides one's own. */
  manageSharedViews: ['administrator'],
  /** Conflict checks, which compare with all other requests, and the conflict list. */
  checkConflicts: intake,
  /** Offering requests to attorneys. */
  matchAttorneys: intake,
  /** Offers that are made to oneself, and reporting that one's matter is over. */
  takeMatters: ['administrator', 'attorney'],
  /** The templates of letters and of messages. */
  manageLetters: intake,
  /** Contact messages. */
  answerMessages: intake,
  /** Registrations for events. */
  manageRegistrations: intake,
  /** Emails that failed. */
  resendEmails: intake,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof rolesByPermission

/** Every permission, in the order of the table. */
export const permissions = Object.keys(rolesByPermission) as Permission[]

/** The roles that have a permission. */
export const listRoles = (permission: Permission): readonly Role[] => rolesByPermission[permission]

/** Whether a role, as it was stored or sent, has the permission. An unknown one has none. */
export const hasPermission = (role: string | null | undefined, permission: Permission): boolean =>
  listRoles(permission).some((one) => one === role)

/** Whether this is the name of a permission. */
export const isPermission = (name: string): name is Permission => Object.hasOwn(rolesByPermission, name)
