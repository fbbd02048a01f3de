/** The fixed pages. What was shown until now were the texts of the demonstration, so a database of before gets those. */
import { Migration } from '@mikro-orm/migrations'
import { demoPages } from '../first-pages/demo/demo-pages.rules.ts'

const quote = (text: string | null | undefined) => (text ? `'${text.trim().replaceAll("'", "''")}'` : 'null')

export class StaticPages extends Migration {
  override up() {
    this.addSql(`create table "static_page" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "version" int not null default 1, "slug" text not null, "language" text not null, "title" text not null,
      "text" text null, "content" text null, "version_number" text null, primary key ("id"))`)
    this.addSql(`alter table "static_page"
      add constraint "static_page_slug_language_unique" unique ("slug", "language")`)
    this.addSql(`create function "static_page_notify_changes_fn"() returns trigger as $$
      begin perform pg_notify('content_changes', 'StaticPage'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "notify_changes" after insert or update or delete on "static_page"
      for each statement execute function "static_page_notify_changes_fn"()`)
    // A new database has no office yet: it gets its pages with its other first rows.
    for (const [slug, { title, text, content, versionNumber }] of Object.entries(demoPages))
      this.addSql(`insert into "static_page"
        ("id", "created_at", "updated_at", "slug", "language", "title", "text", "content", "version_number")
        select gen_random_uuid(), now(), now(), ${quote(slug)}, 'en', ${quote(title)}, ${quote(text)},
          ${quote(content)}, ${quote(versionNumber)}
        where exists (select 1 from "organisation")`)
    // The entrance was only named at the address that it belongs to.
    this.addSql(`update "static_page" set "text" = replace("text", ', with a step-free entrance on Cooper Lane', '')
      where "slug" = 'accessibility'
        and exists (select 1 from "organisation" where "address"[1] not like '214 Lantern Street%')`)
  }
}
