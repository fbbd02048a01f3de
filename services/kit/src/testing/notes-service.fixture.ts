/** A service with one small type, to test the kit. */
import { Migration } from '@mikro-orm/migrations'
import { Ctx, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import { AuditChainLink, AuditEvent } from '../audit/audit-event.entity.ts'
import { createAuditLog } from '../audit/audit-event.resolver.ts'
import { AuditLog } from '../audit/audit-log.migration.ts'
import { Flag, Text } from '../columns/column-decorators.ts'
import { ContentType } from '../columns/content-type.ts'
import { createInputType } from '../columns/input-type.ts'
import type { Context } from '../context/context.ts'
import { Public } from '../graphql/access.ts'
import { ItemVersion } from '../managed/item-version.entity.ts'
import { Managed } from '../managed/managed.resolver.ts'
import { ManagedItem } from '../managed/managed-item.entity.ts'
import type { Service } from '../service/service.ts'
import { SearchText } from '../text/search-text.migration.ts'

@ContentType('Note')
export class Note extends ManagedItem {
  @Text() title!: string
  @Text({ isOptional: true, permission: 'manageContent' }) secret!: string | null
  @Flag({ defaultValue: false }) isPinned!: boolean
}

const NoteInput = createInputType(Note, 'NoteInput')
// The text is not validated, so that errors of the database itself can be tested.
const rules = z.strictObject({
  title: z.string('Enter a title'),
  secret: z.string().nullish(),
  isPinned: z.boolean().nullish(),
})

@Resolver(() => Note)
class NoteResolver extends Managed(
  Note,
  NoteInput,
  { typeName: 'Note', itemType: 'note', rules },
  {
    permission: 'manageContent',
    listColumns: { searchable: ['title'], sortable: ['title'], filterable: [] },
    bulkEditable: ['isPinned'],
  },
) {
  @Public()
  @Query(() => [Note])
  notes(@Ctx() { em }: Context): Promise<Note[]> {
    return em.find(Note, {})
  }

  @Public()
  @Query(() => String)
  fails(): string {
    throw new Error('the password is swordfish')
  }

  @Public()
  @Query(() => String)
  async failsInTheDatabase(@Ctx() { em }: Context): Promise<string> {
    return String(await em.execute("select 'swordfish' from nowhere"))
  }
}

class Tables extends Migration {
  override up() {
    this.addSql(`create table "note" (
      "id" uuid primary key, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "secret" text null, "is_pinned" boolean not null default false,
      "version" int not null default 1)`)
    this.addSql(`create table "item_version" (
      "item_id" uuid not null, "version" int not null, "saved_at" timestamptz not null, "actor" text not null,
      "action" text not null, "values" text not null, primary key ("item_id", "version"))`)
  }
}

export const notesService: Service = {
  name: 'notes',
  entities: [Note, AuditEvent, AuditChainLink, ItemVersion],
  migrations: [
    { name: 'tables', class: Tables },
    { name: 'audit-log', class: AuditLog },
    { name: 'search-text', class: SearchText },
  ],
  subgraph: {
    resolvers: [NoteResolver, createAuditLog('note').AuditEventResolver],
    references: { Note: { access: 'public', resolve: (id, { em }) => em.findOne(Note, { id }) } },
  },
}
