/**
 * What the page of a judgment leads with and to: a summary in plain words, and what judgments cite; and an index of what
 * was added, for those who follow a search. Which of them are to be read is queued by the database, since they come in many ways: those that were there before, too.
 */
import { Migration } from '@mikro-orm/migrations'

export class JudgmentPageContents extends Migration {
  override up() {
    this.addSql('alter table "judgment" add "plain_summary" text null')
    this.addSql('create index "judgment_added" on "judgment" ("created_at")')
    this.addSql(`create table "judgment_citation" ("judgment_id" uuid not null, "key" text not null,
      "judgment_date" date not null, primary key ("judgment_id", "key"),
      constraint "judgment_citation_judgment_id_foreign" foreign key ("judgment_id") references "judgment" ("id") on delete cascade)`)
    this.addSql(`create index "judgment_citation_newest_first"
      on "judgment_citation" ("key", "judgment_date" desc, "judgment_id")`)
    this.addSql(`create table "judgment_identifier" ("key" text not null, "judgment_id" uuid not null,
      primary key ("key", "judgment_id"),
      constraint "judgment_identifier_judgment_id_foreign" foreign key ("judgment_id") references "judgment" ("id") on delete cascade)`)
    this.addSql(
      'create index "judgment_identifier_judgment_id_index" on "judgment_identifier" ("judgment_id")',
    )
    this.addSql('create table "unread_judgment" ("judgment_id" uuid not null, primary key ("judgment_id"))')
    this.addSql('insert into unread_judgment select id from judgment')
    this.queueAfter('insert', 'new table as saved', 'select id from saved')
    this.queueAfter(
      'update',
      'old table as former new table as saved',
      `select saved.id from saved join former using (id)
  where (saved.full_text, saved.keywords, saved.case_number, saved.judgment_date)
    is distinct from (former.full_text, former.keywords, former.case_number, former.judgment_date)`,
    )
  }

  /** Locks a row that is there already, so that nobody reads the judgment as it was and then takes it off the queue. */
  private queueAfter(event: string, tables: string, ids: string) {
    this.addSql(`create function "judgment_unread_after_${event}_fn"() returns trigger as $$ begin
insert into unread_judgment as unread (judgment_id) ${ids}
on conflict (judgment_id) do update set judgment_id = excluded.judgment_id;
return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "unread_after_${event}" after ${event} on "judgment" referencing ${tables}
      for each statement execute function "judgment_unread_after_${event}_fn"()`)
  }
}
