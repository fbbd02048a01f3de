/** Where a request stands, as its applicant sees it. */
import { type Context, InstantScalar } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import { documentsOf } from '../documents/attach.ts'
import { RequestDocument } from '../documents/requestDocument.ts'
import { backupsUntil, keptUntil, mayReopen, reopenUntil } from '../legal-aid-requests/kept.ts'
import { mayErase, mayWithdraw, type Status } from '../legal-aid-requests/legal-aid-request.moves.ts'
import type { LegalAidRequest, Told } from '../legal-aid-requests/legal-aid-request.ts'
import { answerBy } from '../letters/closing.ts'
import { messagesOf, RequestMessage } from '../request-messages/request-message.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf, type SealingKeys, unseal } from '../sealing.ts'
import { RequestStep, stepsOf } from '../steps/request-step.ts'
import { passFor } from './pass.ts'

@ObjectType('RequestStatus', { simpleResolvers: true })
export class RequestStatus {
  @Field(() => String) reference!: string
  @Field(() => String) status!: Status
  @Field(() => InstantScalar) receivedAt!: Date
  @Field(() => InstantScalar) reviewBy!: Date
  @Field(() => InstantScalar) matchBy!: Date
  /** We promised to be in touch by now, and have not been. */
  @Field(() => Boolean) overdue!: boolean
  @Field(() => InstantScalar, { nullable: true }) keptUntil!: Date | null
  @Field(() => InstantScalar, { nullable: true }) erasedAt!: Date | null
  /** Once erased: by when the backups from before have expired. */
  @Field(() => InstantScalar, { nullable: true }) backupsUntil!: Date | null
  /** Until when it can be opened again: once withdrawn, or if it were withdrawn now. */
  @Field(() => InstantScalar, { nullable: true }) reopenUntil!: Date | null
  /** Whether we send e-mails about it. */
  @Field(() => Boolean) mailed!: boolean
  @Field(() => Boolean) toldMore!: boolean
  @Field(() => Boolean) canWithdraw!: boolean
  @Field(() => Boolean) canReopen!: boolean
  @Field(() => Boolean) canErase!: boolean
  /** It must be kept for now, whatever its applicant wants. */
  @Field(() => Boolean) onHold!: boolean
  /** By when to say whether help is still needed; null while nobody asks. */
  @Field(() => InstantScalar, { nullable: true }) answerBy!: Date | null
  /** Where it has stood, oldest first. */
  @Field(() => [RequestStep]) steps!: RequestStep[]
  @Field(() => [RequestMessage]) messages!: RequestMessage[]
  @Field(() => [RequestDocument]) documents!: RequestDocument[]
  /** The next pass: good for half an hour from now. */
  @Field(() => String) pass!: string
}

/** The status of a request, with a fresh pass. */
export async function statusOf(
  context: Pick<Context, 'em' | 'settings'>,
  request: LegalAidRequest,
): Promise<RequestStatus> {
  const { em, settings } = context
  const keys = keysOf(context)
  const { id, reference, status, receivedAt, reviewBy, matchBy, erasedAt, movedAt, mailed, heldSince } =
    request
  const { messages, documents, toldMore } = await sealedPartOf(em, keys, request)
  const canWithdraw = mayWithdraw(status)
  return {
    reference,
    status,
    receivedAt,
    reviewBy,
    matchBy,
    overdue: isOverdue(request, messages),
    keptUntil: keptUntil(request),
    erasedAt,
    backupsUntil: erasedAt && backupsUntil(erasedAt, settings),
    reopenUntil: status === 'withdrawn' ? reopenUntil(movedAt) : canWithdraw ? reopenUntil(new Date()) : null,
    mailed: mailed === true,
    toldMore,
    canWithdraw,
    canReopen: mayReopen(request),
    canErase: mayErase(status) && !heldSince,
    onHold: heldSince !== null,
    answerBy: answerBy(request),
    steps: await stepsOf(em, id),
    messages,
    documents,
    pass: passFor(keys, id),
  }
}

/** What only the request's own key opens; of an erased one there is nothing left. */
async function sealedPartOf(em: EntityManager, keys: SealingKeys, request: LegalAidRequest) {
  if (request.erasedAt) return { messages: [], documents: [], toldMore: false }
  const dataKey = dataKeyOf(keys, request.id, request)
  return {
    messages: await messagesOf(em, { id: request.id, dataKey }),
    documents: await documentsOf(em, keys, request),
    toldMore: unseal<Told>(keys, request.id, request).more !== undefined,
  }
}

const isOverdue = ({ status, reviewBy }: LegalAidRequest, messages: RequestMessage[]) =>
  (status === 'new' || status === 'in_review') &&
  reviewBy < new Date() &&
  !messages.some(({ from }) => from === 'office')
