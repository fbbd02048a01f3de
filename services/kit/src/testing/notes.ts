/** A service of one small type, to try the kit with. */
import { Migration } from '@mikro-orm/migrations'
import { Ctx, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import { Activity } from '../audit.ts'
import { ContentType } from '../columns/contentType.ts'
import { inputOf } from '../columns/inputOf.ts'
import { Flag, Text } from '../columns/words.ts'
import { ItemVersion } from '../managed/history.ts'
import { Managed } from '../managed/managed.ts'
import { ManagedItem } from '../managed/managedItem.ts'
import type { Context } from '../service/context.ts'
import type { Service } from '../service/service.ts'

@ContentType('Note')
export class Note extends ManagedItem {
  @Text() title!: string
  @Text({ optional: true, onlyAdministrators: true }) secret!: string | null
  @Flag({ otherwise: false }) isPinned!: boolean
}

const NoteInput = inputOf(Note, 'NoteInput')
// No check of what text is made of: how the database's own refusals are told is tried with it.
const rules = z.strictObject({
  title: z.string('Enter a title'),
  secret: z.string().nullish(),
  isPinned: z.boolean().nullish(),
})

@Resolver(() => Note)
class NoteResolver extends Managed(
  Note,
  NoteInput,
  { type: 'Note', noun: 'note', rules },
  { listed: { searched: ['title'], sorted: ['title'], filtered: [] }, switched: ['isPinned'] },
) {
  @Query(() => [Note])
  notes(@Ctx() { em }: Context): Promise<Note[]> {
    return em.find(Note, {})
  }

  @Query(() => String)
  fails(): string {
    throw new Error('the password is swordfish')
  }

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
      "item_id" uuid not null, "version" int not null, "at" timestamptz not null, "who" text not null,
      "action" text not null, "values" text not null, primary key ("item_id", "version"))`)
    this.addSql(`create table "activity" (
      "id" uuid primary key, "at" timestamptz not null, "who" text not null, "action" text not null,
      "noun" text not null, "item_id" uuid null, "title" text null, "fields" text[] null)`)
  }
}

export const notes: Service = {
  name: 'notes',
  entities: [Note, Activity, ItemVersion],
  migrations: [{ name: 'tables', class: Tables }],
  subgraph: { resolvers: [NoteResolver] },
  bodyLimit: '100kb',
}
