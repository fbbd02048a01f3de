/** The audit log of a service, for auditors: the latest events, pages, and an export. */
import {
  Arg,
  type ClassType,
  Ctx,
  Directive,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import type { Context } from '../context/context.ts'
import { Authorized } from '../graphql/access.ts'
import { AdministratorReference, type ItemReference } from '../graphql/reference-type.ts'
import { StepUp } from '../session/step-up.ts'
import { validate } from '../validation/validate.ts'
import { AuditEvent, listLatestAuditEvents } from './audit-event.entity.ts'
import { AuditExport, exportAuditEvents } from './export-audit-events.ts'
import {
  AuditEventFilter,
  auditEventFilterSchema,
  listAuditEvents,
  listAuditFilterOptions,
} from './list-audit-events.ts'

@Directive('@shareable')
@ObjectType('AuditFilterOptions', { simpleResolvers: true })
class AuditFilterOptions {
  @Field(() => [String]) actors!: string[]
  @Field(() => [String]) actions!: string[]
  @Field(() => [String]) itemTypes!: string[]
}

/** How a service comes to the administrators that its audit log names: auth has them, others refer to them. */
interface AdministratorSource {
  type: ClassType<ItemReference>
  find(id: string, context: Context): ItemReference | Promise<ItemReference | null>
}

const referToAdministrators: AdministratorSource = { type: AdministratorReference, find: (id) => ({ id }) }

/**
 * `createAuditLog('content')` makes the resolver of `contentAuditEvents`, `contentAuditEventPage`,
 * `contentAuditFilterOptions` and `exportContentAuditEvents`, and the GraphQL type of an event in this service.
 */
export function createAuditLog(name: string, administrators: AdministratorSource = referToAdministrators) {
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1)

  @Directive('@shareable')
  @ObjectType('AuditEvent', { simpleResolvers: true })
  class AuditEventType extends AuditEvent {}

  @Directive('@shareable')
  @ObjectType('AuditEventPage', { simpleResolvers: true })
  class AuditEventPage {
    @Field(() => [AuditEventType]) items!: AuditEvent[]
    /** Whether there are older events. */
    @Field(() => Boolean) hasMore!: boolean
  }

  @Resolver(() => AuditEventType)
  class AuditEventResolver {
    @FieldResolver(() => administrators.type, {
      nullable: true,
      description: 'Who acted, as they are today; null for anybody else, and for who is gone',
    })
    administrator(@Root() { actorId }: AuditEvent, @Ctx() context: Context) {
      return actorId && administrators.find(actorId, context)
    }

    @Authorized('readAuditLog')
    @Query(() => [AuditEventType], {
      name: `${name}AuditEvents`,
      nullable: true,
      description: 'Null while this service does not answer, so that one query can ask all services',
    })
    async listLatest(
      @Arg('first', () => Int, { nullable: true, defaultValue: 10 }) first: number | null,
      @Ctx() context: Context,
    ): Promise<AuditEvent[]> {
      return listLatestAuditEvents(context.em, first ?? 10)
    }

    @Authorized('readAuditLog')
    @Query(() => AuditEventPage, { name: `${name}AuditEventPage` })
    async listPage(
      @Arg('filter', () => AuditEventFilter) filter: AuditEventFilter,
      @Ctx() context: Context,
    ): Promise<AuditEventPage> {
      const { limit, ...conditions } = validate(auditEventFilterSchema, filter)
      const { timeZone } = context.settings
      const events = await listAuditEvents(context.em, conditions, { timeZone, limit: limit + 1 })
      return { items: events.slice(0, limit), hasMore: events.length > limit }
    }

    @Authorized('readAuditLog')
    @Query(() => AuditFilterOptions, { name: `${name}AuditFilterOptions` })
    async listFilterOptions(@Ctx() context: Context): Promise<AuditFilterOptions> {
      return listAuditFilterOptions(context.em)
    }

    @Authorized('readAuditLog')
    @StepUp()
    @Mutation(() => AuditExport, { name: `export${capitalised}AuditEvents` })
    export(
      @Arg('filter', () => AuditEventFilter) filter: AuditEventFilter,
      @Ctx() context: Context,
    ): Promise<AuditExport> {
      return exportAuditEvents(context, filter)
    }
  }
  return { AuditEventType, AuditEventResolver }
}
