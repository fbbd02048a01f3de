/** The report with which an attorney says that a matter is over. */
import { Day, Instant, Integer, Item, Property, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, Float, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'
import type { ClosingOutcome, ClosingReportInput } from './closing-report.rules.ts'

/** What was written is encrypted with the key of the request, so that it is erased with it; the rest is counted. */
@Table('closing_report')
@ObjectType('ClosingReport', { simpleResolvers: true })
export class ClosingReport extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  /** The administrator's id, and what they were called. */
  @Text({ isHidden: true }) reportedById!: string
  @Text() reportedBy!: string
  @Instant() reportedAt!: Date
  /** As `closing-report.rules` has them. */
  @Text() outcome!: ClosingOutcome
  @Integer({ isHidden: true }) quarterHours!: number
  @Field(() => Float) hours?: number
  @Day() closedOn!: string
  @Text({ isHidden: true }) encryptedBenefit!: string
  @Field(() => String, { description: 'What the client gained by it' }) benefit?: string
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
    ? await em.findOne(ClosingReport, { requestId: request.id, reportedAt: request.closingReportedAt })
    : null
  const report = known ?? new ClosingReport()
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
    ClosingReport,
    { requestId: request.id },
    { orderBy: { reportedAt: 'desc' }, limit: 1 },
  )
  if (!stored) return null
  return Object.assign(stored, {
    hours: stored.quarterHours / 4,
    benefit: decryptWithKey<string>(dataKey, getAssociatedData(stored), stored.encryptedBenefit),
  })
}

const getAssociatedData = ({ id }: ClosingReport) => `closing report ${id}`
