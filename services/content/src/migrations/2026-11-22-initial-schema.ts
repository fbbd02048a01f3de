/** The initial schema of content. */
import { Migration } from '@mikro-orm/migrations'

/** Columns and expressions by the weight that a match in them has. */
type WeightedTexts = { A: string[]; B: string[]; C?: string[]; D?: string[] }

/** The texts of each searchable table. All but those of weight D fill the dictionary. */
const searchableTexts = {
  blog_post: {
    A: ['title'],
    B: ['excerpt', 'category', 'join_text_list(tags)'],
    D: ['"left"(content, 200000)'],
  },
  event: { A: ['title'], B: ['event_type'], C: ['location'], D: ['description'] },
  judgment: {
    A: ['title', 'case_number'],
    B: ['summary', 'parties', 'join_text_list(keywords)'],
    C: ['legal_issues', 'judge_name', 'legal_implications'],
    D: ['"left"(full_text, 200000)'],
  },
  legal_case: {
    A: ['title', 'case_number'],
    B: ['summary', 'legal_issues', 'category'],
    C: ['outcome', 'impact_story', 'assigned_attorney'],
    D: ['description'],
  },
  legal_service: { A: ['title', 'category'], B: ['description'], C: ['eligibility', 'how_to_apply'] },
  team_member: {
    A: ['name'],
    B: ['designation', 'department', 'join_text_list(expertise)'],
    C: ['bio', 'qualifications'],
  },
} satisfies Record<string, WeightedTexts>

type SearchableTable = keyof typeof searchableTexts

/** The types whose changes the gateway is notified of, by their tables. */
const notifyingTables = {
  blog_post: 'BlogPost',
  constitution_version: 'ConstitutionVersion',
  event: 'Event',
  judgment: 'Judgment',
  legal_case: 'Case',
  legal_service: 'LegalService',
  organisation: 'Organisation',
  related_document: 'RelatedDocument',
  team_member: 'TeamMember',
}

export class InitialSchema extends Migration {
  override up() {
    this.createTextSearch()
    this.createContentTypes()
    this.createOrganisation()
    this.createFiles()
    this.createHistory()
    this.createAuditLog()
    for (const table of Object.keys(searchableTexts)) this.indexTexts(table as SearchableTable)
    for (const [table, type] of Object.entries(notifyingTables)) this.notifyOfChanges(table, type)
  }

  private createTextSearch() {
    this.addSql('create extension if not exists pg_trgm schema public')
    // Generated columns need an immutable function, which array_to_string is not declared to be; for text it is one.
    this.addSql(`create function join_text_list(text[]) returns text
      language sql immutable parallel safe as $$ select array_to_string($1, ' ') $$`)
    this.addSql('create table "dictionary_word" ("word" text not null, primary key ("word"))')
    this.addSql(
      'create index "dictionary_word_trigram" on "dictionary_word" using gin ("word" gin_trgm_ops) with (gin_pending_list_limit = 256)',
    )
  }

  private createContentTypes() {
    this.addSql(`create table "blog_post" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "slug" text not null, "excerpt" text null, "content" text not null,
      "featured_image" text null, "category" text not null, "tags" text[] null,
      "status" text not null default 'draft', "publish_date" timestamptz null,
      ${formatSearchableColumn('blog_post')}, "version" int not null default 1,
      "featured_image_alt" text null, "featured_image_decorative" boolean not null default false,
      primary key ("id"), constraint "blog_post_slug_unique" unique ("slug"))`)

    this.addSql(`create table "constitution_version" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "version_number" text not null, "effective_date" date not null, "pdf_url" text null,
      "changes" text null, "version" int not null default 1, primary key ("id"),
      constraint "constitution_version_version_number_unique" unique ("version_number"))`)

    this.addSql(`create table "event" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "description" text null, "event_date" timestamptz not null,
      "event_time" text null, "duration" text null, "location" text null, "event_type" text not null,
      "capacity" int null, "registration_required" boolean not null default false,
      "featured_image" text null, "status" text not null default 'upcoming',
      ${formatSearchableColumn('event')}, "version" int not null default 1,
      "featured_image_alt" text null, "featured_image_decorative" boolean not null default false,
      primary key ("id"))`)
    this.addSql('create index "event_event_date_index" on "event" ("event_date")')

    this.addSql(`create table "judgment" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "case_number" text null, "court_name" text not null, "judge_name" text null,
      "judgment_date" date not null, "parties" text null, "legal_issues" text null,
      "category" text not null, "summary" text null, "full_text" text null,
      "legal_implications" text null, "pdf_url" text null, "keywords" text[] not null default '{}',
      "is_visible" boolean not null default true,
      ${formatSearchableColumn('judgment')},
      "substring_text" text generated always as (
      coalesce(title, '') || chr(10) || coalesce(case_number, '') || chr(10) || coalesce(parties, '') || chr(10) ||
      coalesce(summary, '') || chr(10) || coalesce(legal_issues, '') || chr(10) ||
      coalesce(join_text_list(keywords), '')) stored null,
      "version" int not null default 1, primary key ("id"))`)
    this.addSql(`create unique index "judgment_unique"
      on "judgment" ("court_name", "case_number", "judgment_date", "title") nulls not distinct`)
    this.addSql(
      'create index "judgment_substring_text" on "judgment" using gin ("substring_text" gin_trgm_ops) with (gin_pending_list_limit = 256)',
    )
    this.addSql('create index "judgment_by_date" on "judgment" ("judgment_date", "id")')
    this.addSql('create index "judgment_facets" on "judgment" ("category", "court_name", "is_visible")')

    this.addSql(`create table "legal_case" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "case_number" text null, "category" text not null, "client_info" text null,
      "legal_issues" text null, "assigned_attorney" text null, "status" text not null default 'pending',
      "start_date" date null, "end_date" date null, "summary" text null, "description" text null,
      "outcome" text null, "impact_story" text null, "is_public" boolean not null default false,
      "is_featured" boolean not null default false,
      ${formatSearchableColumn('legal_case')}, "version" int not null default 1, primary key ("id"))`)

    this.addSql(`create table "legal_service" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "category" text not null, "description" text not null, "icon" text null,
      "eligibility" text null, "how_to_apply" text null, "display_order" int not null default 0,
      ${formatSearchableColumn('legal_service')}, "version" int not null default 1, primary key ("id"))`)

    this.addSql(`create table "related_document" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "description" text null, "available" boolean not null default false,
      "file" text null, "display_order" int not null default 0, "version" int not null default 1,
      primary key ("id"))`)

    this.addSql(`create table "team_member" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "name" text not null, "photo" text null, "email" text null, "phone" text null,
      "designation" text not null, "department" text not null, "bio" text null,
      "qualifications" text null, "expertise" text[] null, "display_order" int not null default 0,
      "is_active" boolean not null default true,
      ${formatSearchableColumn('team_member')}, "version" int not null default 1,
      "languages" text[] null, "capacity" int null, primary key ("id"))`)
  }

  private createOrganisation() {
    this.addSql(`create table "organisation" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "version" int not null default 1, "phone" text not null, "email" text not null, "address" text[] not null,
      "hours" jsonb not null, "holidays" jsonb not null, "time_zone" text not null, "social" jsonb not null,
      "staff_emails" text[] not null, primary key ("id"))`)
  }

  private createFiles() {
    this.addSql(`create table "stored_file" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "name" text not null, "kind" text not null, "url" text not null, "width" int null, "height" int null,
      "size" int not null, "added_at" timestamptz not null, "hash" text not null,
      primary key ("id"), constraint "stored_file_hash_unique" unique ("hash"))`)
    this.addSql('create index "stored_file_added_at_index" on "stored_file" ("added_at")')
    this.addSql(`create table "file_version" (
      "file_id" uuid not null, "width" int not null, "bytes" bytea not null, primary key ("file_id", "width"),
      constraint "file_version_file_id_foreign" foreign key ("file_id") references "stored_file" ("id")
      on update no action on delete cascade)`)
    // Pictures and PDFs are compressed already.
    this.addSql('alter table "file_version" alter column "bytes" set storage external')
  }

  /** Versions of managed items, and the ids of the demo data. */
  private createHistory() {
    this.addSql(`create table "item_version" (
      "item_id" uuid not null, "version" int not null, "saved_at" timestamptz not null, "actor" text not null,
      "action" text not null, "values" text not null, primary key ("item_id", "version"))`)
    this.addSql('create table "demo_item" ("id" uuid not null, primary key ("id"))')
  }

  private createAuditLog() {
    this.addSql(`create table "audit_event" (
      "id" uuid not null, "occurred_at" timestamptz not null, "actor" text not null, "actor_id" uuid null, "action" text not null,
      "item_type" text not null, "item_id" uuid null, "title" text null, "changed_fields" text[] null,
      primary key ("id"))`)
    this.addSql('create index "audit_event_occurred_at_index" on "audit_event" ("occurred_at")')
    this.addSql(`create function "audit_event_append_only_fn"() returns trigger as $$
      begin raise exception 'audit_event is append-only'; end; $$ language plpgsql`)
    this.addSql(`create trigger "append_only" before update or delete or truncate on "audit_event"
      for each statement execute function "audit_event_append_only_fn"()`)
    // In addition to the trigger: two mistakes would be needed to change the audit log.
    this.addSql('revoke update, delete, truncate on "audit_event" from current_user')
  }

  private indexTexts(table: SearchableTable) {
    this.addSql(
      `create index "${table}_search" on "${table}" using gin ("searchable") with (gin_pending_list_limit = 256)`,
    )
    const { A, B, C = [] }: WeightedTexts = searchableTexts[table]
    const words = `unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', ${[...A, ...B, ...C].join(', ')})))) one`
    this.addSql(`create function "${table}_dictionary_update_fn"() returns trigger as $$ begin
if pg_try_advisory_xact_lock(20100419) then
  insert into dictionary_word (word)
  select one
  from (select new.*) item, ${words}
  where one ~ '^[[:alpha:]]{4,30}$' and not exists (select from dictionary_word where word = one)
  on conflict do nothing;
end if;
return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "dictionary_update" after insert or update on "${table}"
      for each row execute function "${table}_dictionary_update_fn"()`)
  }

  private notifyOfChanges(table: string, type: string) {
    this.addSql(`create function "${table}_notify_changes_fn"() returns trigger as $$
      begin perform pg_notify('content_changes', '${type}'); return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "notify_changes" after insert or update or delete on "${table}"
      for each statement execute function "${table}_notify_changes_fn"()`)
  }
}

function formatSearchableColumn(table: SearchableTable) {
  const vectors = Object.entries(searchableTexts[table]).flatMap(([weight, texts]) =>
    texts.map(
      (text) =>
        `setweight(to_tsvector('english'::regconfig, COALESCE(${text}, ''::text)), '${weight}'::"char")`,
    ),
  )
  return `"searchable" tsvector generated always as (${vectors.join(' || ')}) stored null`
}
