/** The queue of requests: its list, the assignment of requests, and bulk changes of status. */
import {
  type Administrator,
  Authorized,
  type Context,
  combineConditions,
  createPageType,
  getRequestedFields,
  type Page,
  PageInput,
  paginate,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { getVisibleCondition } from '../access/legal-aid-request.policy.ts'
import { getLetterRules, type Letter, letterKindByStatus } from '../letters/letter.rules.ts'
import { LetterInput } from '../letters/letters.resolver.ts'
import { notifyAssignee, withdrawNotification } from '../notifications/notify-assignee.ts'
import { summarizeRequests } from '../requests/request-summaries.ts'
import { changeStatus } from '../requests/staff-action.ts'
import { assertNotAway } from '../staff/absence.entity.ts'
import { getStaffMember, type StaffMember } from '../staff/staff-member.ts'
import { undoLastChange } from '../undo/undoable-change.ts'
import { assertNotReassigned, assignRequest, claimNextRequest } from './assignment.ts'
import { BulkRequestResult, updateRequestsInBulk, updateSingleRequest } from './bulk-update.ts'
import { getComputedColumns, normalizeSearch, queueColumns, queueOrder } from './queue-columns.ts'
import { countReadyViews, ReadyViewCount, separateViewFilter } from './ready-views.ts'

const RequestQueue = createPageType(LegalAidRequest, 'RequestQueue')

@Resolver()
export class QueueResolver {
  /** Nothing is decrypted for it, so there is nothing to record. */
  @Authorized('workOnRequests')
  @Query(() => RequestQueue)
  async requestQueue(
    @Arg('page', () => PageInput) page: PageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<LegalAidRequest>> {
    const administrator = requireAdministrator(context)
    const { em } = context
    const { timeZone } = await getOfficeSettings(context)
    const now = new Date()
    const { filters, viewCondition } = separateViewFilter(page.filters ?? [], administrator, now, timeZone)
    const result = await paginate(
      em,
      LegalAidRequest,
      { ...page, search: normalizeSearch(page.search), filters },
      {
        listColumns: queueColumns,
        order: [...queueOrder],
        restriction: combineConditions([getVisibleCondition(administrator), viewCondition]),
        columns: getRequestedFields(LegalAidRequest, info, 'items'),
        computed: getComputedColumns(administrator, now, timeZone),
      },
    )
    return { ...result, items: await summarizeRequests(em, result.items) }
  }

  /** All of them in one query, so that a screen asks once for its tabs. */
  @Authorized('workOnRequests')
  @Query(() => [ReadyViewCount], {
    nullable: true,
    description: 'Null while this service does not answer',
  })
  async readyViewCounts(@Ctx() context: Context): Promise<ReadyViewCount[]> {
    const { timeZone } = await getOfficeSettings(context)
    return countReadyViews(context.em, requireAdministrator(context), new Date(), timeZone)
  }

  @Authorized('assignRequests')
  @Mutation(() => LegalAidRequest)
  async assignRequest(
    @Arg('id', () => ID) id: string,
    @Arg('assigneeId', () => ID, { nullable: true, description: 'An administrator; left out, nobody' })
    assigneeId: string | null,
    @Arg('expectedAssigneeId', () => ID, {
      nullable: true,
      description:
        'Who has it, null for nobody; rejected when that has changed. Left out, the last to assign wins',
    })
    expectedAssigneeId: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<LegalAidRequest> {
    const assignee = assigneeId == null ? null : await getStaffMember(context, assigneeId)
    const request = await updateSingleRequest(context, id, (em, request) => {
      assertNotReassigned(request, expectedAssigneeId)
      return assignAndNotify(em, request, assignee, requireAdministrator(context))
    })
    return (await summarizeRequests(context.em, [request]))[0]!
  }

  @Authorized('assignRequests')
  @Mutation(() => LegalAidRequest, {
    nullable: true,
    description: 'Assigns the first unassigned request to you; null when there is none',
  })
  async claimNextRequest(@Ctx() context: Context): Promise<LegalAidRequest | null> {
    const administrator = requireAdministrator(context)
    await assertNotAway(context.em, administrator.id)
    const request = await claimNextRequest(context.em, administrator)
    return request && (await summarizeRequests(context.em, [request]))[0]!
  }

  @Authorized('assignRequests')
  @Mutation(() => BulkRequestResult)
  async assignRequests(
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('assigneeId', () => ID, { nullable: true, description: 'An administrator; left out, nobody' })
    assigneeId: string | null,
    @Ctx() context: Context,
  ): Promise<BulkRequestResult> {
    const assignee = assigneeId == null ? null : await getStaffMember(context, assigneeId)
    return updateRequestsInBulk(context, ids, (em, request) =>
      assignAndNotify(em, request, assignee, requireAdministrator(context)),
    )
  }

  @Authorized('workOnRequests')
  @Mutation(() => BulkRequestResult)
  changeRequestStatuses(
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('status', () => String) status: string,
    @Arg('letter', () => LetterInput, {
      nullable: true,
      description: 'The letter that goes to each applicant, its placeholders filled for each',
    })
    letter: Partial<Letter> | null,
    @Ctx() context: Context,
  ): Promise<BulkRequestResult> {
    const actor = requireAdministrator(context)
    const keys = getEncryptionKeys(context)
    const kind = letterKindByStatus.get(status)
    if (letter && kind) validate(getLetterRules(kind), letter)
    return updateRequestsInBulk(context, ids, (em, request) =>
      changeStatus({ ...context, em }, new DecryptedRequest(keys, request), { to: status, actor, letter }),
    )
  }

  @Authorized('workOnRequests')
  @Mutation(() => BulkRequestResult, {
    description:
      'Undoes your last change of each request, within ten seconds and while nobody else has changed it; ' +
      'needs the permission of the change',
  })
  undoRequestChanges(
    @Arg('ids', () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<BulkRequestResult> {
    const actor = requireAdministrator(context)
    return updateRequestsInBulk(context, ids, async (em, request) => {
      const { assigneeId } = request
      const action = await undoLastChange(em, request, actor)
      if (assigneeId !== null && assigneeId !== request.assigneeId)
        await withdrawNotification(em, request.id, assigneeId, 'assigned')
      return action
    })
  }
}

async function assignAndNotify(
  em: EntityManager,
  request: LegalAidRequest,
  assignee: StaffMember | null,
  actor: Administrator,
): Promise<string> {
  const isNew = assignee !== null && assignee.id !== request.assigneeId
  const action = assignRequest(request, assignee, actor)
  if (isNew) await notifyAssignee(em, request, 'assigned', actor)
  return action
}
