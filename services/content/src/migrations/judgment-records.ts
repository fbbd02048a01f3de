/**
 * What the database keeps of judgments: their numbers by year, category and court, what they cite, and which are still to
 * be read for that. Triggers do it, since judgments come in many ways.
 */
import { Migration } from '@mikro-orm/migrations'

const year = `extract(year from judgment_date)::integer`

export class JudgmentRecords extends Migration {
  override up() {
    this.createCounts()
    this.createCitations()
  }

  private createCounts() {
    this.addSql(`create table "judgment_count" ("year" integer not null, "category" text not null,
      "court_name" text not null, "transaction" bigint not null, "total" integer not null,
      primary key ("year", "category", "court_name", "transaction"))`)
    this.addSql(
      `create index "judgment_count_late" on "judgment_count" ("transaction") where transaction <> 0`,
    )
    const [added, removed] = [formatChanges('added', 1), formatChanges('removed', -1)]
    this.countAfter('insert', 'new table as added', added)
    this.countAfter('update', 'old table as removed new table as added', `${added} union all ${removed}`)
    this.countAfter('delete', 'old table as removed', removed)
  }

  /**
   * Nobody waits: where another transaction is at it already, perhaps a long import, this one leaves rows of its own,
   * which the next one adds to the sums.
   */
  private countAfter(event: string, tables: string, changes: string) {
    this.addSql(`create function "judgment_count_after_${event}_fn"() returns trigger as $$
declare
  is_first boolean := pg_try_advisory_xact_lock(20100423);
begin
  with late as (
    delete from judgment_count where is_first and transaction <> 0 returning year, category, court_name, total
  ), changes as (select * from late union all ${changes})
  insert into judgment_count as counted (year, category, court_name, transaction, total)
  select year, category, court_name, case when is_first then 0 else pg_current_xact_id()::text::bigint end, sum(total)
  from changes group by 1, 2, 3 having sum(total) <> 0
  on conflict (year, category, court_name, transaction) do update set total = counted.total + excluded.total;
  return null;
end; $$ language plpgsql`)
    this.addSql(`create trigger "count_after_${event}" after ${event} on "judgment" referencing ${tables}
      for each statement execute function "judgment_count_after_${event}_fn"()`)
  }

  private createCitations() {
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

const formatChanges = (table: string, count: number) =>
  `select ${year}, category, court_name, ${count} from ${table} where is_visible`
