/** The audit logs: one of each service, with the same operations. */
import {
  AuthAuditEventPageDocument,
  AuthAuditFilterOptionsDocument,
  ContentAuditEventPageDocument,
  ContentAuditFilterOptionsDocument,
  ExportAuthAuditEventsDocument,
  ExportContentAuditEventsDocument,
  ExportRequestAuditEventsDocument,
  RequestAuditEventPageDocument,
  RequestAuditFilterOptionsDocument,
} from './activity.generated.ts'

/** The operations of an audit log, and the label of what it is about. */
export type AuditLog = typeof contentAuditLog

export const contentAuditLog = {
  label: 'the website',
  page: ContentAuditEventPageDocument,
  choices: ContentAuditFilterOptionsDocument,
  export: ExportContentAuditEventsDocument,
}

export const requestAuditLog: AuditLog = {
  label: 'requests and messages',
  page: RequestAuditEventPageDocument,
  choices: RequestAuditFilterOptionsDocument,
  export: ExportRequestAuditEventsDocument,
}

export const authAuditLog: AuditLog = {
  label: 'sign-ins',
  page: AuthAuditEventPageDocument,
  choices: AuthAuditFilterOptionsDocument,
  export: ExportAuthAuditEventsDocument,
}
