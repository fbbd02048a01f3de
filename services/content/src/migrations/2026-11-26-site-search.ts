/** The sections of our fixed pages, and what else is under the constitution, for the site search. */
import { Migration } from '@mikro-orm/migrations'

const titleOfVersion = `('Constitution, version '::text || version_number)`

/** The texts of each table by weight; all of them fill the dictionary. */
const searchableTexts = {
  page_section: { A: 'title', B: 'page_title', C: 'text' },
  constitution_version: { A: titleOfVersion, B: 'changes' },
  related_document: { A: 'title', B: 'description' },
}

export class SiteSearch extends Migration {
  override up() {
    this.addSql(`create table "page_section" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "position" int not null, "path" text not null, "kind" text not null, "title" text not null,
      "page_title" text not null, "text" text not null, primary key ("id"))`)
    this.addSql(`create function "page_section_notify_changes_fn"() returns trigger as $$
      begin perform pg_notify('content_changes', 'PageSection'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "notify_changes" after insert or update or delete on "page_section"
      for each statement execute function "page_section_notify_changes_fn"()`)
    for (const [table, texts] of Object.entries(searchableTexts)) {
      this.indexTexts(table, texts)
      this.fillDictionary(table, Object.values(texts))
    }
  }

  private indexTexts(table: string, texts: Record<string, string>) {
    const vectors = Object.entries(texts).map(
      ([weight, text]) =>
        `setweight(to_tsvector('english'::regconfig, COALESCE(${text}, ''::text)), '${weight}'::"char")`,
    )
    this.addSql(
      `alter table "${table}" add column "searchable" tsvector generated always as (${vectors.join(' || ')}) stored null`,
    )
    this.addSql(`create index "${table}_search" on "${table}" using gin ("searchable")`)
  }

  private fillDictionary(table: string, texts: string[]) {
    const words = `unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', ${texts.join(', ')})))) one`
    const insert = (source: string) => `insert into dictionary_word (word)
      select distinct one from "${source}", ${words}
      where length(one) between 4 and 30 and one !~ '[^[:alpha:]]'
      on conflict do nothing`
    this.addSql(`create function "${table}_dictionary_update_fn"() returns trigger as $$ begin
if pg_try_advisory_xact_lock(20100419) then
  ${insert('added')};
end if;
return null; end; $$ language plpgsql`)
    for (const event of ['insert', 'update'])
      this.addSql(`create trigger "dictionary_after_${event}" after ${event} on "${table}" referencing new table as added
        for each statement execute function "${table}_dictionary_update_fn"()`)
    this.addSql(insert(table))
  }
}
