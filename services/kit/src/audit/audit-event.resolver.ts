/** The audit log of a service, for administrators: the latest events, pages, and an export. */
import { Arg, Ctx, Directive, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import type { Context } from '../context/context.ts'
import { Authorized } from '../graphql/access.ts'
import { validate } from '../validation/validate.ts'
import { AuditEvent, listLatestAuditEvents } from './audit-event.entity.ts'
import { AuditEventFilter, auditEventFilterSchema } from './audit-event-filter.ts'
import { AuditExport, exportAuditEvents } from './export-audit-events.ts'
import { listAuditEvents, listAuditFilterOptions } from './list-audit-events.ts'

@Directive('@shareable')
@ObjectType('AuditEventPage', { simpleResolvers: true })
class AuditEventPage {
  @Field(() => [AuditEvent]) items!: AuditEvent[]
  /** Whether there are older events. */
  @Field(() => Boolean) hasMore!: boolean
}

@Directive('@shareable')
@ObjectType('AuditFilterOptions', { simpleResolvers: true })
class AuditFilterOptions {
  @Field(() => [String]) actors!: string[]
  @Field(() => [String]) actions!: string[]
  @Field(() => [String]) itemTypes!: string[]
}

/** `createAuditEventResolver('content')` answers `contentAuditEvents`, `contentAuditEventPage`, `contentAuditFilterOptions` and `exportContentAuditEvents`. */
export function createAuditEventResolver(name: string) {
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1)

  @Resolver(() => AuditEvent)
  class AuditEventResolver {
    @Authorized()
    @Query(() => [AuditEvent], { name: `${name}AuditEvents` })
    async listLatest(
      @Arg('first', () => Int, { nullable: true, defaultValue: 10 }) first: number | null,
      @Ctx() context: Context,
    ): Promise<AuditEvent[]> {
      return listLatestAuditEvents(context.em, first ?? 10)
    }

    @Authorized()
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

    @Authorized()
    @Query(() => AuditFilterOptions, { name: `${name}AuditFilterOptions` })
    async listFilterOptions(@Ctx() context: Context): Promise<AuditFilterOptions> {
      return listAuditFilterOptions(context.em)
    }

    @Authorized()
    @Mutation(() => AuditExport, { name: `export${capitalised}AuditEvents` })
    export(
      @Arg('filter', () => AuditEventFilter) filter: AuditEventFilter,
      @Ctx() context: Context,
    ): Promise<AuditExport> {
      return exportAuditEvents(context, filter)
    }
  }
  return AuditEventResolver
}
