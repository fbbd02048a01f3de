/** The tables of content. What is searched and counted in them is in the migrations beside this one. */
import { Migration } from '@mikro-orm/migrations'

/** The types whose caches a change of a table drops. */
const notifications = {
  blog_post: ['BlogPost'],
  constitution_version: ['ConstitutionVersion'],
  event: ['Event'],
  judgment: ['Judgment'],
  legal_case: ['Case'],
  legal_service: ['LegalService'],
  // Texts name the office, and when events take place depends on its time zone.
  organisation: ['Organisation', 'StaticPage', 'ConstitutionVersion', 'RelatedDocument', 'Event', 'BlogPost'],
  page_section: ['PageSection'],
  printed_document: ['ConstitutionVersion', 'RelatedDocument', 'StaticPage'],
  related_document: ['RelatedDocument'],
  static_page: ['StaticPage', 'ConstitutionVersion', 'RelatedDocument'],
  team_member: ['TeamMember'],
}

export class InitialSchema extends Migration {
  override up() {
    this.createContentTypes()
    this.createOrganisation()
    this.createPages()
    this.createFiles()
    this.createHistory()
    for (const [table, types] of Object.entries(notifications)) this.notifyOfChanges(table, types)
  }

  private createContentTypes() {
    this.addSql(`create table "blog_post" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "slug" text not null, "excerpt" text null, "content" text not null,
      "featured_image" text null, "category" text not null, "tags" text[] null,
      "status" text not null default 'draft', "publish_date" timestamptz null,
      "version" int not null default 1,
      "featured_image_alt" text null, "featured_image_decorative" boolean not null default false,
      "pictures" jsonb null, primary key ("id"), constraint "blog_post_slug_unique" unique ("slug"))`)

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
      "version" int not null default 1,
      "featured_image_alt" text null, "featured_image_decorative" boolean not null default false,
      "pictures" jsonb null, primary key ("id"))`)
    this.addSql('create index "event_event_date_index" on "event" ("event_date")')

    this.addSql(`create table "judgment" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "case_number" text null, "court_name" text not null, "judge_name" text null,
      "judgment_date" date not null, "parties" text null, "legal_issues" text null,
      "category" text not null, "summary" text null, "full_text" text null,
      "legal_implications" text null, "pdf_url" text null, "keywords" text[] not null default '{}',
      "is_visible" boolean not null default true, "plain_summary" text null,
      "version" int not null default 1, primary key ("id"))`)
    this.addSql(`create unique index "judgment_unique"
      on "judgment" ("court_name", "case_number", "judgment_date", "title") nulls not distinct`)
    this.addSql(`create index "judgment_newest_first" on "judgment" ("judgment_date" desc, "id")
      include ("is_visible", "category", "court_name")`)
    this.addSql('create index "judgment_added" on "judgment" ("created_at")')
    this.addSql('create index "judgment_facets" on "judgment" ("category", "court_name", "is_visible")')

    this.addSql(`create table "legal_case" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "case_number" text null, "category" text not null, "client_info" text null,
      "legal_issues" text null, "assigned_attorney" text null, "status" text not null default 'pending',
      "start_date" date null, "end_date" date null, "summary" text null, "description" text null,
      "outcome" text null, "impact_story" text null, "is_public" boolean not null default false,
      "is_featured" boolean not null default false,
      "version" int not null default 1, primary key ("id"))`)

    this.addSql(`create table "legal_service" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "title" text not null, "category" text not null, "description" text not null, "icon" text null,
      "eligibility" text null, "how_to_apply" text null, "display_order" int not null default 0,
      "version" int not null default 1, primary key ("id"))`)

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
      "version" int not null default 1,
      "languages" text[] null, "capacity" int null, "pictures" jsonb null, primary key ("id"))`)
  }

  private createOrganisation() {
    this.addSql(`create table "organisation" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "version" int not null default 1, "phone" text not null, "email" text not null, "address" text[] not null,
      "hours" jsonb not null, "holidays" jsonb not null, "time_zone" text not null, "social" jsonb not null,
      "staff_emails" text[] not null, "name" text not null default 'Legal aid office',
      "tagline" text not null default 'Free legal help', "description" text not null default 'Free legal help',
      "emergency_number" text not null default '911', "calling_code" text not null default '1',
      "service_area" text not null default 'our area', "practice_areas" jsonb not null default '[]',
      "first_answer_hours" int not null default 48, "emergency_answer_hours" int not null default 24,
      "referral_resources" jsonb not null default '[]', "logo" text null, "brand_color" text null,
      "accent_color" text null, "intake_contact" text null, "set_up_at" timestamptz null, primary key ("id"))`)
  }

  private createPages() {
    this.addSql(`create table "static_page" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "version" int not null default 1, "slug" text not null, "language" text not null, "title" text not null,
      "text" text null, "content" text null, "version_number" text null, primary key ("id"),
      constraint "static_page_slug_language_unique" unique ("slug", "language"))`)
    this.addSql(`create table "page_section" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "position" int not null, "path" text not null, "kind" text not null, "title" text not null,
      "page_title" text not null, "text" text not null, primary key ("id"))`)
    this.addSql(`create table "printed_document" ("file" text not null, "source_hash" text not null,
      "printed_at" timestamptz not null, "bytes" bytea not null, primary key ("file"))`)
  }

  private createFiles() {
    this.addSql(`create table "stored_file" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "name" text not null, "kind" text not null, "url" text not null, "width" int null, "height" int null,
      "size" int not null, "added_at" timestamptz not null, "hash" text not null, "alt_text" text null,
      "focal_x" int not null default 50, "focal_y" int not null default 50,
      primary key ("id"), constraint "stored_file_hash_unique" unique ("hash"))`)
    this.addSql('create index "stored_file_added_at_index" on "stored_file" ("added_at")')
    this.addSql(`create table "file_version" (
      "file_id" uuid not null, "width" int not null, "bytes" bytea not null, primary key ("file_id", "width"),
      constraint "file_version_file_id_foreign" foreign key ("file_id") references "stored_file" ("id")
      on update no action on delete cascade)`)
    // Pictures and PDFs are compressed already.
    this.addSql('alter table "file_version" alter column "bytes" set storage external')
  }

  /** Versions and drafts of items, links that show them before they are public, and the ids of the demo data. */
  private createHistory() {
    this.addSql(`create table "item_version" (
      "item_id" uuid not null, "version" int not null, "saved_at" timestamptz not null, "actor" text not null,
      "action" text not null, "values" text not null, primary key ("item_id", "version"))`)
    this.addSql(`create table "item_draft" (
      "account_id" text not null, "type" text not null, "item_key" text not null, "values" text not null,
      "version" int null, "saved_at" timestamptz not null, primary key ("account_id", "type", "item_key"))`)
    this.addSql('create index "item_draft_saved_at_index" on "item_draft" ("saved_at")')
    this.addSql(`create table "preview_link" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "type" text not null, "item_id" uuid not null, "creator_id" text not null, "creator_name" text not null,
      "expires_at" timestamptz not null, "token_hash" text not null, primary key ("id"),
      constraint "preview_link_token_hash_unique" unique ("token_hash"))`)
    this.addSql('create index "preview_link_expires_at_index" on "preview_link" ("expires_at")')
    this.addSql('create index "preview_link_item_id_index" on "preview_link" ("item_id")')
    this.addSql('create table "demo_item" ("id" uuid not null, primary key ("id"))')
  }

  private notifyOfChanges(table: string, types: string[]) {
    const notices = types.map((type) => `perform pg_notify('content_changes', '${type}')`).join('; ')
    this.addSql(`create function "${table}_notify_changes_fn"() returns trigger as $$
      begin ${notices}; return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "notify_changes" after insert or update or delete on "${table}"
      for each statement execute function "${table}_notify_changes_fn"()`)
  }
}
