/** The audit log of sign-ins and accounts, for administrators. */
import { createAuditEventResolver } from '@access/service-kit'

export const AuditEventResolver = createAuditEventResolver('auth')
