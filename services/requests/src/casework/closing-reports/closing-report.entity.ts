/** The report with which an attorney says that a matter is over. */
import {
  Day,
  DayScalar,
  Instant,
  InstantScalar,
  Integer,
  Item,
  Property,
  Table,
  Text,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, Float, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'
import type { ClosingOutcome, ClosingReportInput } from './closing-report.rules.ts'

/** What was written is encrypted with the key of the request, so that it is erased with it; the rest is counted. */
@Table('closing_report')
export class StoredClosingReport extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  /** The administrator's id, and what they were called. */
  @Text() reportedById!: string
  @Text() reportedBy!: string
  @Instant() reportedAt!: Date
  @Text() outcome!: ClosingOutcome
  /** Quarters of an hour. */
  @Integer() quarterHours!: number
  @Day() closedOn!: string
  @Text() encryptedBenefit!: string
}

/** A report as it is read. */
@ObjectType('ClosingReport', { simpleResolvers: true })
export class ClosingReport {
  @Field(() => String) reportedBy!: string
  @Field(() => InstantScalar) reportedAt!: Date
  /** As `closing-report.rules` has them. */
  @Field(() => String) outcome!: ClosingOutcome
  @Field(() => Float) hours!: number
  @Field(() => DayScalar) closedOn!: string
  /** What the client gained by it. */
  @Field(() => String) benefit!: string
}

/**
 * Stores the report of the attorney who has the matter, and marks it ready to close. A second one corrects the first, until the
 * office has closed the matter or gone on with it.
 */
export async function storeClosingReport(
  em: EntityManager,
  { request, dataKey }: DecryptedRequest,
  { id, name }: { id: string; name: string },
  { outcome, hours, benefit, closedOn }: ClosingReportInput,
): Promise<void> {
  const known = request.closingReportedAt
    ? await em.findOne(StoredClosingReport, { requestId: request.id, reportedAt: request.closingReportedAt })
    : null
  const report = known ?? new StoredClosingReport()
  const reportedAt = new Date()
  request.closingReportedAt = reportedAt
  em.persist(
    Object.assign(report, {
      requestId: request.id,
      reportedById: id,
      reportedBy: name,
      reportedAt,
      outcome,
      quarterHours: Math.round(hours * 4),
      closedOn,
      encryptedBenefit: encryptWithKey(dataKey, getAssociatedData(report), benefit),
    }),
  )
}

/** The last report on a request; null where there is none. */
export async function getClosingReport(
  em: EntityManager,
  { request, dataKey }: DecryptedRequest,
): Promise<ClosingReport | null> {
  const [stored] = await em.find(
    StoredClosingReport,
    { requestId: request.id },
    { orderBy: { reportedAt: 'desc' }, limit: 1 },
  )
  if (!stored) return null
  const { reportedBy, reportedAt, outcome, quarterHours, closedOn, encryptedBenefit } = stored
  return {
    reportedBy,
    reportedAt,
    outcome,
    hours: quarterHours / 4,
    closedOn,
    benefit: decryptWithKey<string>(dataKey, getAssociatedData(stored), encryptedBenefit),
  }
}

const getAssociatedData = ({ id }: StoredClosingReport) => `closing report ${id}`
