/**
 * For a hundred thousand judgments and more: their numbers by year, category and court, kept by the database, and
 * indexes that are read from the newest on.
 */
import { Migration } from '@mikro-orm/migrations'

const year = `extract(year from judgment_date)::integer`

export class JudgmentGrowth extends Migration {
  override up() {
    this.addSql('drop index "judgment_by_date"')
    this.addSql(`create index "judgment_newest_first" on "judgment" ("judgment_date" desc, "id")
      include ("is_visible", "category", "court_name")`)
    this.indexWithYear('judgment_search', '"searchable"')
    this.indexWithYear('judgment_substring_text', '"substring_text" gin_trgm_ops')
    this.addSql(`create table "judgment_count" ("year" integer not null, "category" text not null,
      "court_name" text not null, "transaction" bigint not null, "total" integer not null,
      primary key ("year", "category", "court_name", "transaction"))`)
    this.addSql(
      `create index "judgment_count_late" on "judgment_count" ("transaction") where transaction <> 0`,
    )
    this.addSql(`insert into judgment_count (year, category, court_name, transaction, total)
      select ${year}, category, court_name, 0, count(*) from judgment where is_visible group by 1, 2, 3`)
    const [added, removed] = [formatChanges('added', 1), formatChanges('removed', -1)]
    this.countAfter('insert', 'new table as added', added)
    this.countAfter('update', 'old table as removed new table as added', `${added} union all ${removed}`)
    this.countAfter('delete', 'old table as removed', removed)
  }

  private indexWithYear(name: string, column: string) {
    this.addSql(`drop index "${name}"`)
    this.addSql(
      `create index "${name}" on "judgment" using gin (${column}, (array[${year}])) with (gin_pending_list_limit = 256)`,
    )
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
}

const formatChanges = (table: string, count: number) =>
  `select ${year}, category, court_name, ${count} from ${table} where is_visible`
