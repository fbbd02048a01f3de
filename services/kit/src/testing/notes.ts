/** A service of one small type, to try the kit with. */
import { Migration } from '@mikro-orm/migrations'
import { Ctx, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import { Activity } from '../audit.ts'
import { ContentType, Item } from '../columns/contentType.ts'
import { inputOf } from '../columns/inputOf.ts'
import { Text } from '../columns/words.ts'
import { Managed } from '../managed/managed.ts'
import type { Context } from '../service/context.ts'
import type { Service } from '../service/service.ts'

@ContentType('Note')
export class Note extends Item {
  @Text() title!: string
  @Text({ optional: true, onlyAdministrators: true }) secret!: string | null
}

const NoteInput = inputOf(Note, 'NoteInput')
// No check of what text is made of: how the database's own refusals are told is tried with it.
const rules = z.strictObject({ title: z.string('Enter a title'), secret: z.string().nullish() })

@Resolver(() => Note)
class NoteResolver extends Managed(
  Note,
  NoteInput,
  { type: 'Note', noun: 'note', rules },
  { listed: { searched: ['title'], sorted: ['title'], filtered: [] } },
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
      "title" text not null, "secret" text null)`)
    this.addSql(`create table "activity" (
      "id" uuid primary key, "at" timestamptz not null, "who" text not null, "action" text not null,
      "noun" text not null, "item_id" uuid null, "title" text null)`)
  }
}

export const notes: Service = {
  name: 'notes',
  entities: [Note, Activity],
  migrations: [{ name: 'tables', class: Tables }],
  subgraph: { resolvers: [NoteResolver] },
  bodyLimit: '100kb',
}
